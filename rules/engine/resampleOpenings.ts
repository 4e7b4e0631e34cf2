import type { Ballot } from './ballot';
import type { BallotRule, GameTypes, Viewer } from './game';
import type { Random } from './random';

/** For a game's `resample`: ballots that others have opened while some still have not could say anything. */
export function resampleOpenings<G extends GameTypes>(
  ballots: { readonly [id: string]: BallotRule<G> },
  state: G['state'],
  viewer: Viewer,
  random: Random,
): Ballot | null {
  const { ballot } = state;
  if (ballot === null) return null;
  const opened = ballot.opened.map((choice, seat) => {
    if (choice === null || seat === viewer) return choice;
    const choices = ballots[ballot.id]?.choices(state, seat) ?? [];
    return choices[random.int(choices.length)] ?? choice;
  });
  return { ...ballot, opened };
}
