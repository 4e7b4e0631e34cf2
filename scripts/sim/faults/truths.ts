import { type Game, type GameTypes, legalMoves, type Match, peeksOf, type Viewer } from '@/rules/engine';
import { ballotHash, type PublicBallot } from '@/table/trust/chain';

/** The value as it arrives over the network: fields that are undefined are left out. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a viewer must see of a match. Worked out once for each. */
export function createTruths(game: Game) {
  const truths = new WeakMap<Match<GameTypes>, Map<Viewer, unknown>>();
  return (of: Match<GameTypes>, viewer: Viewer): unknown => {
    const known = truths.get(of) ?? new Map<Viewer, unknown>();
    truths.set(of, known);
    if (!known.has(viewer))
      known.set(
        viewer,
        plain({
          view: game.view(of.state, viewer),
          legal: viewer === null ? [] : legalMoves(game, of.state, viewer),
        }),
      );
    return known.get(viewer);
  };
}

/** Whether the vote that a phone shows is the one that the log has. */
export const isTrueVote = ({ state: { ballot } }: Match<GameTypes>, shown: PublicBallot): boolean =>
  ballot !== null && ballotHash({ ...ballot, peeks: peeksOf(ballot) }) === ballotHash(shown);

/** What somebody sent, who may send anything. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};
