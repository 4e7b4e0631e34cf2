import type { Looks } from '@/components/boards/types';
import type { Dystocratic } from '@/rules/dystocratic/types';

import { REVEAL_MS } from './reveal/beats';

export const looks: Looks<Dystocratic> = {
  dealt: { lands: 0, read: 3_000 },
  played: { lands: 0, read: 3_500 },
  gave: { lands: 0, read: 3_000 },
  silenced: { lands: 0, read: 2_500 },
  said: { lands: 0, read: 1_500 },
  noted: { lands: 0, read: 3_000 },
  scored: { lands: REVEAL_MS, read: 8_000 },
  other: { lands: 0, read: 700 },
};
