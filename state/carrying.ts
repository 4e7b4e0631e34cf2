import { atom, getDefaultStore } from 'jotai';

import type { AidState } from '@/table/aid';

import type { LocalRescue } from './laptop';
import { sittingNow } from './sitting';

export type { Gathering } from '@/table/rescueFrames';

/** This phone at a device that could carry on its table. */
export type Carrying = Pick<AidState, 'line' | 'why' | 'gathering' | 'agreed'> & {
  /** `host:port`, as people read it; `null` when that device is this phone. */
  readonly place: string | null;
  /** What this phone shows to the others, when it is the one that carries on. */
  readonly here: LocalRescue | null;
};

/** `choosing`: the player has given up the host, and has not said yet where to go. */
export const carryingAtom = atom<Carrying | 'choosing' | null>(null);

/** Only a phone that keeps a part of its table has something to carry elsewhere. */
export const canCarryOn = (): boolean => {
  const sitting = sittingNow();
  return sitting?.host === null && sitting.guests.some((guest) => guest.sealedLogs().length > 0);
};

export const giveUpHost = (): void => getDefaultStore().set(carryingAtom, 'choosing');
