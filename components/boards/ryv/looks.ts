import type { Looks } from '@/components/boards/types';
import { BAG_MS } from '@/components/motion/pieces/Bag';
import { DURATION } from '@/components/motion/useMotion';
import type { Ryv } from '@/rules/ryv/types';

export const looks: Looks<Ryv> = {
  rolled: { lands: DURATION.throw, read: 4_000 },
  drawn: { lands: BAG_MS, read: 3_000 },
  acted: { lands: 0, read: 3_000 },
  harmed: { lands: 0, read: 4_000 },
  crackdown: { lands: 0, read: 4_000 },
  goal: { lands: 0, read: 4_000 },
  licensed: { lands: 0, read: 3_000 },
  asked: { lands: 0, read: 3_000 },
  other: { lands: 0, read: 1_500 },
};
