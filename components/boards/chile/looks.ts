import type { Looks } from '@/components/boards/types';
import type { Chile } from '@/rules/chile/types';

import { COUNT_MS } from './debrief/countBeats';

export const looks: Looks<Chile> = {
  chose: { lands: 0, read: 4_000 },
  day: { lands: 0, read: 2_000 },
  planned: { lands: 0, read: 5_000 },
  raised: { lands: 0, read: 2_000 },
  polled: { lands: 0, read: 2_000 },
  opened: { lands: 0, read: 3_000 },
  bought: { lands: 0, read: 2_500 },
  'took-over': { lands: 0, read: 2_500 },
  advertised: { lands: 0, read: 3_000 },
  control: { lands: 0, read: 3_000 },
  swapped: { lands: 0, read: 3_000 },
  changed: { lands: 0, read: 3_000 },
  'day-over': { lands: 0, read: 4_000 },
  over: { lands: COUNT_MS, read: 6_000 },
  other: { lands: 0, read: 1_200 },
};
