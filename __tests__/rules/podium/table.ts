import { type Choice } from '@/rules/engine/ballot';
import type { Addressed, Seat } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { podium } from '@/rules/podium/game';
import { POLICIES } from '@/rules/podium/content';
import { byPolicy } from '@/rules/podium/setup';
import type { Event, Options, Placed, PlanId, Policy, State } from '@/rules/podium/types';

import { seatedMatch } from '../../support/seatedMatch';

export const options = (asked: Partial<Options> = {}): Options => tableOptions(podium, asked);

export const setUp = (asked: Partial<Options> = {}, seats = 5, seed = 1): State =>
  podium.setup(seats, options(asked), createRandom(seedFrom(seed)));

export const each = byPolicy;
export const some = <T>(few: { readonly [P in Policy]?: T }, rest: T) =>
  byPolicy((policy) => few[policy] ?? rest);

/** Plans on the board, the first on the Podium slot unless said otherwise. */
export const board = (
  ...rows: readonly (readonly [plan: PlanId, funds: number, slot?: number])[]
): readonly Placed[] => rows.map(([plan, funds, slot], at) => ({ plan, funds, slot: slot ?? at, since: 1 }));

/**
 * Five players, seat 0 to 4 with Partnership, Peace, People, Planet, Prosperity; Partnership has the Podium.
 * Nobody holds Funds or Plans unless said otherwise.
 */
export const table = (given: Partial<State> & { readonly asked?: Partial<Options> } = {}): State => {
  const { asked, ...rest } = given;
  return { ...setUp(asked, given.seats ?? 5), order: POLICIES, podium: 0, ...rest };
};

export type Told = Addressed<Event | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;

/** Players with their phones, playing by the engine. Whatever they ask must be legal, unless asked through `why`. */
export function sit(state: State, seed = 1) {
  const base = seatedMatch(podium, state, seed);
  return Object.assign(base, {
    /** One Fund after the other from whoever's turn it is. */
    invest: (seat: Seat, ...plans: readonly PlanId[]) =>
      plans.flatMap((plan) => base.act(seat, { type: 'invest', plan })),
    readyAll: () =>
      Array.from({ length: base.state.seats }, (_, seat) => seat).flatMap((seat) =>
        base.act(seat, { type: 'ready' }),
      ),
    /** All lock and all phones open. */
    vote: (choices: readonly Choice[]) => [
      ...choices.flatMap((choice, seat) => base.lock(seat, choice)),
      ...choices.flatMap((_, seat) => base.open(seat)),
    ],
  });
}

export const eventsOf = <T extends Event['type']>(told: readonly Told[], type: T) =>
  told.map(({ event }) => event).filter((event) => event.type === type) as Extract<Event, { type: T }>[];
