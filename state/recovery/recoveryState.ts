import { atom, getDefaultStore } from 'jotai';

import type { RecoveryClientState } from '@/table/recovery/recoveryClient';

import type { LocalRecovery } from '@/state/hosting/localHostApi';
import { currentSession } from '@/state/session/tableSession';

export type { Gathering } from '@/table/recovery/recoveryFrames';

/** This phone at a device that could carry on its table. */
export type Recovery = Pick<RecoveryClientState, 'line' | 'why' | 'gathering' | 'agreed'> & {
  /** `host:port`, as people read it; `null` when that device is this phone. */
  readonly place: string | null;
  /** What this phone shows to the others, when it is the one that carries on. */
  readonly here: LocalRecovery | null;
};

/** `choosing`: the player has given up the host, and has not said yet where to go. */
export const recoveryAtom = atom<Recovery | 'choosing' | null>(null);

/** Only a phone that keeps a part of its table has something to carry elsewhere. */
export const canRecover = (): boolean => {
  const sitting = currentSession();
  return sitting?.host === null && sitting.guests.some((guest) => guest.sealedLogs().length > 0);
};

export const giveUpHost = (): void => getDefaultStore().set(recoveryAtom, 'choosing');
