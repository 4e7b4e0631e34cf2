import type { Climate, Scenario } from '@/rules/ryv/content/types';
import type { Promised, State } from '@/rules/ryv/types';

import { type Sat, type sit, table } from './table';

// Seats: 0 workers (local), 1 delivery (cso), 2 relief (ngo), 3 platform (mnc), 4 university (researcher).

/** A Discussion, with these laws and relations. */
export function talking(
  given: { legal?: Climate['legal']; relations?: Scenario['relations']; players?: readonly Sat[] } = {},
): State {
  const state = table({
    phase: 'discuss',
    climate: { legal: given.legal ?? 'weak' },
    ...(given.players === undefined ? {} : { players: given.players }),
  });
  const { scenario } = state.setting;
  return {
    ...state,
    setting: { ...state.setting, scenario: scenario && { ...scenario, relations: given.relations ?? [] } },
  };
}

/** An offer with both its steps. */
export function offer(
  seated: ReturnType<typeof sit>,
  seat: number,
  [to, promise, text]: readonly [number, Promised, string?],
  [want, back]: readonly [Promised | null, string?] = [null],
) {
  seated.act(seat, { type: 'propose', to, promise, ...(text === undefined ? {} : { text }) });
  return seated.act(seat, { type: 'offer', want, ...(back === undefined ? {} : { text: back }) });
}

export const allReady = (seated: ReturnType<typeof sit>) => {
  for (const [seat, { sheet }] of seated.state.players.entries())
    if (!sheet.ready) seated.act(seat, { type: 'ready' });
};
