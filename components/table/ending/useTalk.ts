import { useState } from 'react';

import type { Turning } from '@/components/furniture/ending/turning';

/** Whether the end is talked about now, or looked at, and over which card. */
export type Talk = {
  readonly is: boolean;
  readonly set: (now: boolean) => void;
  readonly turning: Turning;
};

export function useTalk(): Talk {
  const [is, set] = useState(false);
  const [at, turnTo] = useState(0);
  const [count, deal] = useState(0);
  return { is, set, turning: { at, count, turnTo, deal } };
}
