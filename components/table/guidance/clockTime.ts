import { tableTime } from '@/state/session/tableTime';

/** Of a clock that runs out at `ends`. */
export const secondsLeft = (ends: number): number => Math.max(0, Math.ceil((ends - tableTime()) / 1_000));

export const timeOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
