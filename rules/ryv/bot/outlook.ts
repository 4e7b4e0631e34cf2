import type { Seat } from '../../engine/game';
import { playerAt, squareOf } from '../board';
import { ROUNDS } from '../content/figures';
import { outcomesOf } from '../deeds';
import { COMMUNITIES, type OutcomeId } from '../kinds';
import { outcomePoints } from '../score';
import type { Board } from '../types';

/** How much a token not yet on a future counts: it may stay in the bag, or be thrown away. */
const IN_THE_BAG = 0.6;
/** How surely the future with more tokens comes, as a cautious bot sees it. */
const CERTAINTY = { early: 0.2, late: 0.5 };

/** First Play: a type gains where it has most tokens, so each looks for a future of its own. */
function firstPlayFavourite(board: Board, seat: Seat): OutcomeId {
  const mine = playerAt(board, seat).actor;
  const lead = (id: OutcomeId) =>
    board.outcomes[id].tokens.reduce(
      (sum, owner) => sum + (playerAt(board, owner).actor === mine ? 1 : -1),
      (id === 'future-1') === (mine === 'cso') ? 0.5 : 0,
    );
  return lead('future-1') >= lead('future-2') ? 'future-1' : 'future-2';
}

/** The futures that serve a player best, as everyone can read from the Scenario. */
export function favouritesOf(board: Board, seat: Seat): readonly OutcomeId[] {
  if (board.setting.scenario === null) return [firstPlayFavourite(board, seat)];
  const gains = outcomesOf(board).map((id) => outcomePoints(board, id, seat));
  const most = Math.max(...gains);
  return outcomesOf(board).filter((_, at) => gains[at] === most);
}

/** Tokens a player will still bring to the futures, as far as one can see. */
function tokensToCome(board: Board, seat: Seat): number {
  const player = playerAt(board, seat);
  const calm =
    board.mode === 'first-play' && player.actor === 'cso'
      ? COMMUNITIES.reduce((sum, at) => sum + (board.needs[at] === 0 ? player.influence[at] : 0), 0)
      : 0;
  return (
    ((board.bag[seat] ?? 0) + squareOf(player) + calm) * IN_THE_BAG +
    player.square.advocacy * (1 - IN_THE_BAG)
  );
}

const usualCertainty = ({ round }: Board): number => (round === ROUNDS ? CERTAINTY.late : CERTAINTY.early);

/** How likely each future is. */
export function chances(board: Board, certainty = usualCertainty(board)): { readonly [id: string]: number } {
  const ids = outcomesOf(board);
  const weight: { [id: string]: number } = Object.fromEntries(
    ids.map((id) => [id, board.outcomes[id].tokens.length]),
  );
  for (const seat of board.players.keys()) {
    const favourites = favouritesOf(board, seat);
    for (const id of favourites)
      weight[id] = (weight[id] ?? 0) + tokensToCome(board, seat) / favourites.length;
  }
  const odds = ids.map((id) => Math.exp(certainty * (weight[id] ?? 0)));
  const total = odds.reduce((sum, odd) => sum + odd, 0);
  return Object.fromEntries(ids.map((id, at) => [id, (odds[at] ?? 0) / total]));
}

/** Points a player can expect from the future; in First Play it also counts who leads there. */
export function expectedPoints(board: Board, seat: Seat, certainty = usualCertainty(board)): number {
  const likely = chances(board, certainty);
  const ids = outcomesOf(board);
  if (board.setting.scenario !== null)
    return ids.reduce((sum: number, id) => sum + (likely[id] ?? 0) * outcomePoints(board, id, seat), 0);
  const mine = playerAt(board, seat).actor;
  return ids.reduce((sum: number, id) => {
    const lead = board.players.reduce((total, player, other) => {
      const here =
        board.outcomes[id].tokens.filter((owner) => owner === other).length +
        (favouritesOf(board, other).includes(id) ? tokensToCome(board, other) : 0);
      return total + (player.actor === mine ? here : -here);
    }, 0);
    const leads = 1 / (1 + Math.exp(-1.2 * lead));
    return sum + (likely[id] ?? 0) * (1 + 3 * leads);
  }, 0);
}
