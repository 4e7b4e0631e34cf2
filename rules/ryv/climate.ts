import type { Seat } from '../engine/game';
import { playerAt, toolsOf } from './board';
import { cardOf, matOf } from './content';
import { DEPRESSED_CRIMINALS, DEPRESSED_CSO, ECONOMY, SURCHARGE } from './content/figures';
import type { Axis, Level, Standing } from './kinds';
import type { Board, Player } from './types';

/** First Play has no climate: nothing is hindered, and no agreement binds. */
const CALM: { readonly [A in Axis]: Level<A> } = {
  legal: 'weak',
  technology: 'advanced',
  trust: 'strong',
  economy: 'stable',
  openness: 'free',
};

export const levelOf = <A extends Axis>({ setting }: Pick<Board, 'setting'>, axis: A): Level<A> =>
  (setting.climate ?? CALM)[axis];

/** Extra Power per AI action, or `null` where the player has none. */
export function surchargeOf(board: Board, seat: Seat): number | null {
  const { actor } = playerAt(board, seat);
  const technology = levelOf(board, 'technology');
  if (technology === 'poor' && actor === 'local') return null;
  const hindered = technology === 'poor' ? ['cso'] : technology === 'partial' ? ['cso', 'local'] : [];
  return hindered.includes(actor) ? SURCHARGE : 0;
}

/** Power at the start and every round, before AI adds to it. */
export function basePower(board: Pick<Board, 'setting'>, who: Pick<Player, 'actor' | 'role'>): number {
  const economy = levelOf(board, 'economy');
  if (who.role === null) return matOf(who).power;
  if (economy === 'depressed' && who.role === 'criminals') return DEPRESSED_CRIMINALS;
  if (who.actor === 'local') return ECONOMY[economy];
  return economy === 'depressed' && who.actor === 'cso' ? DEPRESSED_CSO : matOf(who).power;
}

/** What the AI of a player adds up to. */
const fromTools = (board: Board, seat: Seat, type: 'income' | 'ai-actions'): number =>
  toolsOf(board, seat).reduce((total, card) => {
    const { effect } = cardOf(card);
    return effect.type === type ? total + effect.many : total;
  }, 0);

export const incomeOf = (board: Board, seat: Seat): number =>
  basePower(board, playerAt(board, seat)) + fromTools(board, seat, 'income');

/** AI actions a player starts the Market with. */
export const aiActionsOf = (board: Board, seat: Seat): number =>
  surchargeOf(board, seat) === null
    ? 0
    : matOf(playerAt(board, seat)).aiActions + fromTools(board, seat, 'ai-actions');

/** How two players stand to each other, by the Scenario. Two of a kind are neutral unless it says otherwise. */
export function relationOf({ setting, players }: Board, a: Seat, b: Seat): Standing {
  const pair = [players[a]?.actor, players[b]?.actor];
  const named = setting.scenario?.relations.find(
    ({ between: [one, two] }) => (one === pair[0] && two === pair[1]) || (one === pair[1] && two === pair[0]),
  );
  return named?.is ?? 'neutral';
}
