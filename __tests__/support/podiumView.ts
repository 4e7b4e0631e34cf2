import { type PodiumProps, selection } from '@/components/boards/podium/selection';
import type { Pledge, Policy, PolicyView, View } from '@/rules/podium/types';

import { quietBoard } from './quietBoard';

export const NAMES = ['Amina', 'Duc', 'Itzel', 'Jomo', 'Luz'];
const ORDER: readonly Policy[] = ['people', 'planet', 'peace', 'prosperity', 'partnership'];

export const policies = (seats = 5): readonly PolicyView[] =>
  ORDER.map((policy, chair) => ({
    policy,
    seat: chair % seats,
    track: 5 + chair,
    funds: 4,
    hand: 3,
    deck: 17,
    passed: false,
    pledgesLeft: 2,
  }));

/** Five players in the Investing of the second Period, seen by Amina, who leads People and has the turn. */
export const viewOf = (of: Partial<View> = {}): View => ({
  phase: 'invest',
  period: 2,
  goal: 15,
  options: { difficulty: 'medium', goal: 12, policies: 'random' },
  policies: policies(),
  podium: 4,
  turn: { seat: 0, policy: 'people' },
  hands: [{ policy: 'people', plans: ['cash-grants', 'school-meals', 'safe-births'] }],
  board: [
    { plan: 'solar-mini-grid', slot: 0, funds: 4, since: 2 },
    { plan: 'mangrove-belt', slot: 1, funds: 6, since: 1 },
  ],
  nextSlot: { slot: 2, extra: 1 },
  speaking: null,
  ready: [],
  placed: 0,
  investments: [],
  unneeded: [],
  collecting: null,
  resolved: null,
  others: [],
  pledges: [],
  discard: ['friendship-bench'],
  shields: [],
  waiting: [],
  events: 18,
  history: [],
  ending: null,
  ...of,
});

export const pledgeOf = (of: Partial<Pledge> = {}): Pledge => ({
  id: 0,
  by: 'people',
  to: 'planet',
  form: 'now',
  plan: 'mangrove-belt',
  amount: 2,
  text: '',
  asks: null,
  made: 2,
  due: 2,
  status: 'open',
  ...of,
});

export const boardProps = (of: Partial<PodiumProps> = {}): PodiumProps => ({
  ...quietBoard,
  selection: selection.empty,
  view: viewOf(),
  names: NAMES,
  ...of,
});
