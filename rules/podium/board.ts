import { PLAN, policyOf, slotCost } from './content';
import { told, type PodiumStep } from './steps';
import type { Placed, PlanId, Policy, State } from './types';

export const isFunded = ({ plan, funds }: Placed): boolean => funds >= PLAN[plan].cost;

export const isOnBoard = ({ board }: Pick<State, 'board'>, plan: unknown): boolean =>
  board.some((placed) => placed.plan === plan);

export const plansOf = ({ board }: Pick<State, 'board'>, policy: Policy): readonly PlanId[] =>
  board.filter(({ plan }) => policyOf(plan) === policy).map(({ plan }) => plan);

/** Each Policy places at most one a Period, so the newest is never in doubt. */
export const newestOf = ({ board }: Pick<State, 'board'>, policy: Policy): PlanId | null =>
  board
    .filter(({ plan }) => policyOf(plan) === policy)
    .reduce<Placed | null>((newest, each) => (each.since > (newest?.since ?? 0) ? each : newest), null)
    ?.plan ?? null;

export const fundsOn = ({ board }: Pick<State, 'board'>, plan: PlanId): number =>
  board.find((placed) => placed.plan === plan)?.funds ?? 0;

/** The Podium has its own slot; all others take the first one behind those that are taken. */
export function nextSlot({ board, turn, podium }: Pick<State, 'board' | 'turn' | 'podium'>) {
  const slot = turn === podium ? 0 : board.filter((placed) => placed.slot > 0).length + 1;
  return { slot, extra: slotCost(slot) };
}

export const putOn = (state: State, plan: PlanId, funds: number): State => ({
  ...state,
  board: state.board.map((placed) =>
    placed.plan === plan ? { ...placed, funds: placed.funds + funds } : placed,
  ),
});

/** Frees the Podium slot and closes the gaps. */
export function shift(state: State): PodiumStep {
  const board = state.board.map((placed, at) => ({ ...placed, slot: at + 1 }));
  const moves = state.board.flatMap(({ plan, slot: from }, at) =>
    from === at + 1 ? [] : [{ plan, from, to: at + 1 }],
  );
  return told({ ...state, board }, ...(moves.length > 0 ? [{ type: 'shifted', moves } as const] : []));
}
