import { atom, getDefaultStore } from 'jotai';

import type { RecoveryClientState } from '@/table/recovery/recoveryClient';

import type { LocalRecovery } from '@/state/hosting/localHostApi';
import { currentSession, onLeave } from '@/state/session/tableSession';

export type { Gathering } from '@/table/recovery/recoveryFrames';

/** This phone's connection to a device that could recover its table. */
export type Recovery = Pick<RecoveryClientState, 'line' | 'why' | 'gathering' | 'agreed'> & {
  /** `host:port`, as people read it; `null` when that device is this phone. */
  readonly place: string | null;
  /** What this phone shows to the others when it is the one that takes over. */
  readonly here: LocalRecovery | null;
};

/** `choosing`: the player has given up the host, and has not said yet where to go. */
export const recoveryAtom = atom<Recovery | 'choosing' | null>(null);
onLeave(() => getDefaultStore().set(recoveryAtom, null));

/** Only a phone that keeps a sealed copy of the log can help to recover its table. */
export const canRecover = (): boolean => {
  const sitting = currentSession();
  return sitting?.host === null && sitting.guests.some((guest) => guest.sealedLogs().length > 0);
};

export const giveUpHost = (): void => getDefaultStore().set(recoveryAtom, 'choosing');
