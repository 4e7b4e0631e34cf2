import type { Seat } from '../engine/game';
import { playerAt } from './board';
import { FIRST_PLAY_FEWER, FIRST_PLAY_MORE, RANKING_POINTS, TIE_ORDER } from './content/figures';
import { outcomesOf } from './deeds';
import type { OutcomeId } from './kinds';
import type { Board, Ending, FinalScore } from './types';

/** The future with most tokens; of equals the one that had them first, then the lowest number. Without a token, none. */
export function futureOf(board: Board): OutcomeId | null {
  const most = outcomesOf(board).reduce((best, id) => {
    const [one, other] = [board.outcomes[best], board.outcomes[id]];
    if (other.tokens.length !== one.tokens.length) return other.tokens.length > one.tokens.length ? id : best;
    return other.since < one.since ? id : best;
  });
  return board.outcomes[most].tokens.length === 0 ? null : most;
}

/** First Play: the type with more tokens in the future that came gains more; equal numbers favour the CSOs. */
function firstPlayPoints(board: Board, outcome: OutcomeId, seat: Seat): number {
  const { tokens } = board.outcomes[outcome];
  const of = (type: 'cso' | 'mnc') => tokens.filter((owner) => playerAt(board, owner).actor === type).length;
  const type = playerAt(board, seat).actor === 'mnc' ? 'mnc' : 'cso';
  if (of(type) === 0) return 0;
  const leading = of('mnc') > of('cso') ? 'mnc' : 'cso';
  return type === leading ? FIRST_PLAY_MORE : FIRST_PLAY_FEWER;
}

export function outcomePoints(board: Board, outcome: OutcomeId, seat: Seat): number {
  const { scenario } = board.setting;
  if (scenario === null) return firstPlayPoints(board, outcome, seat);
  return RANKING_POINTS[scenario.outcomes[outcome].indexOf(playerAt(board, seat).actor)] ?? 0;
}

/** Picks among the tied: First Play favours CSOs; the full game goes by a list of roles. */
function pickAmong(board: Board, tied: readonly Seat[]): readonly Seat[] {
  if (board.mode === 'first-play') {
    const csos = tied.filter((seat) => playerAt(board, seat).actor === 'cso');
    return csos.length > 0 ? csos : tied;
  }
  for (const role of TIE_ORDER) {
    const found = tied.filter((seat) => playerAt(board, seat).role === role);
    if (found.length > 0) return found;
  }
  return tied;
}

export function ending(board: Board): Ending {
  const outcome = futureOf(board);
  const scores = board.players.map(({ points, reputation }, seat): FinalScore => {
    const gained = outcome === null ? 0 : outcomePoints(board, outcome, seat);
    // Without the guard a spotless player would lose "-0" points.
    const lost = reputation === 0 ? 0 : -reputation;
    return { goals: points, reputation: lost, outcome: gained, total: points + lost + gained };
  });
  const best = Math.max(...scores.map(({ total }) => total));
  const tied = scores.flatMap(({ total }, seat) => (total === best ? [seat] : []));
  const winners = pickAmong(board, tied);
  return { outcome, scores, winners, tieBroken: winners.length < tied.length };
}
