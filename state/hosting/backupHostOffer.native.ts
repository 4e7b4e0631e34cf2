import { getDefaultStore } from 'jotai';

import { interfaces } from '@/modules/phone';
import { USUAL_PORT } from '@/net/lan/port';
import type { BackupHost } from '@/table/recovery/replicaFrames';

import { settingsAtom } from '@/state/store/settings';

import { hostingProblem } from './hosting';
import { keysAsHost } from './keysAsHost';

/** This phone's offer to take over its table if the host is lost; `null` when it cannot be a host. */
export function backupHostOffer(): BackupHost | null {
  const addresses = interfaces().map(({ address }) => `${address}:${USUAL_PORT}`);
  if (hostingProblem !== null || addresses.length === 0) return null;
  const { name } = getDefaultStore().get(settingsAtom);
  return { name, addresses: addresses.slice(0, 8), hostKey: keysAsHost().publicKey };
}
