import type { Seat } from '../engine/game';
import { POLICIES } from './content';
import type { Policy, State } from './types';

/** Five, however many players there are: every Policy has its own place in the order of play. */
export const CHAIRS = POLICIES.length;

type Seated = Pick<State, 'order' | 'seats'>;

export const policyAt = ({ order }: Seated, chair: number): Policy => order[chair % CHAIRS] as Policy;

export const seatOf = ({ order, seats }: Seated, policy: Policy): Seat => order.indexOf(policy) % seats;

export const policiesOf = (state: Seated, seat: Seat): readonly Policy[] =>
  state.order.filter((_, chair) => chair % state.seats === seat);

export const everySeat = ({ seats }: Seated): readonly Seat[] => Array.from({ length: seats }, (_, s) => s);

export const podiumOf = (state: Seated & Pick<State, 'podium'>): Policy => policyAt(state, state.podium);

/**
 * The next player's chair. A player with several Policies has the Podium with the one that has waited longest: chair after
 * chair, somebody would have it twice running while another player waits.
 */
export function nextPodium({
  order,
  seats,
  podium,
  history,
}: Pick<State, 'order' | 'seats' | 'podium' | 'history'>): number {
  const lastTime = (chair: number) => history.findLastIndex((record) => record.podium === order[chair]);
  return order
    .map((_, turn) => (podium + 1 + turn) % CHAIRS)
    .filter((chair) => chair % seats === ((podium % seats) + 1) % seats)
    .reduce((longest, chair) => (lastTime(chair) < lastTime(longest) ? chair : longest));
}

/** All Policies, the one with the Podium first. */
export const fromPodium = (state: Seated & Pick<State, 'podium'>): readonly Policy[] =>
  state.order.map((_, turn) => policyAt(state, state.podium + turn));
