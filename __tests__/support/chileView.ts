import { type ChileProps, selection } from '@/components/boards/chile/selection';
import { REGIONS } from '@/rules/chile/content';
import type { RegionId, RegionView, SeatView, View } from '@/rules/chile/types';

import { quietBoard } from './quietBoard';

export const NAMES = ['Amina', 'Bongani'];

const campaign = {
  funds: 3,
  issues: ['education', 'civil-rights', 'economy', 'jobs', 'health', 'housing'],
  raised: 0,
  doneRaising: true,
  planned: [],
  left: [],
  bonusUsed: false,
  locked: false,
  canRaise: 0,
  votes: 9,
  regions: 2,
  tokens: 5,
} as const;

const regionOf = (of: Partial<RegionView> & { readonly id: RegionId }): RegionView => ({
  control: null,
  tokens: { si: 0, no: 0 },
  funds: 1,
  network: null,
  polled: [],
  popular: null,
  unpopular: null,
  open: false,
  ...of,
});

/** Day 1, seen by Amina, who leads Sí. Nothing lies on the map but what `regions` says. */
export const viewOf = (
  of: Partial<View> = {},
  regions: { readonly [R in RegionId]?: Partial<RegionView> } = {},
  seat: Partial<SeatView> = {},
): View => ({
  phase: 'play',
  day: 1,
  options: { sides: 'si', first: 'si', issues: 'chosen', days: 10 },
  sides: ['si', 'no'],
  me: 'si',
  first: 0,
  turn: 0,
  regions: REGIONS.map(({ id }) => regionOf({ id, ...regions[id] })),
  seats: [
    { ...campaign, side: 'si', ...seat },
    { ...campaign, side: 'no', votes: 10 },
  ],
  task: null,
  deck: 22,
  discard: 0,
  history: [],
  result: null,
  ...of,
});

export const boardProps = (of: Partial<ChileProps> = {}): ChileProps => ({
  ...quietBoard,
  selection: selection.empty,
  view: viewOf(),
  names: NAMES,
  ...of,
});
