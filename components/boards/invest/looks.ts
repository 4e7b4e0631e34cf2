import type { Looks } from '@/components/boards/types';
import type { Invest } from '@/rules/invest/types';

import { COIN_MS, FLIP_MS } from './disasters/beats';

export const looks: Looks<Invest> = {
  started: { lands: 0, read: 4_000 },
  invested: { lands: 0, read: 4_000 },
  completed: { lands: 0, read: 3_000 },
  shielded: { lands: 0, read: 2_000 },
  drew: { lands: 0, read: 1_500 },
  'took-key': { lands: 0, read: 2_000 },
  held: { lands: 0, read: 2_500 },
  picked: { lands: 0, read: 1_500 },
  flipped: { lands: FLIP_MS, read: 4_000 },
  tossed: { lands: COIN_MS, read: 6_000 },
  lost: { lands: 0, read: 3_000 },
  other: { lands: 0, read: 1_200 },
};
