import type { Looks } from '@/components/boards/types';
import type { Podium } from '@/rules/podium/types';

import { eventMs } from './turn/eventBeats';

export const looks: Looks<Podium> = {
  'turned-event': ({ event }) => ({ lands: eventMs(event), read: 6_000 }),
  /** A Plan of about a hundred words is read. */
  speaking: { lands: 0, read: 25_000 },
  proposed: { lands: 0, read: 3_000 },
  promised: { lands: 0, read: 4_000 },
  invested: { lands: 0, read: 1_500 },
  resolved: { lands: 0, read: 4_500 },
  ripened: { lands: 0, read: 4_500 },
  stepped: { lands: 0, read: 3_000 },
  collecting: { lands: 0, read: 3_500 },
  settled: { lands: 0, read: 3_500 },
  'nothing-funded': { lands: 0, read: 3_000 },
  'goal-reached': { lands: 0, read: 4_000 },
  'end-voted': { lands: 0, read: 4_000 },
  other: { lands: 0, read: 1_200 },
};
