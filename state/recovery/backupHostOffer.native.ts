import { getDefaultStore } from 'jotai';

import { interfaces } from '@/modules/phone';
import { USUAL_PORT } from '@/net/lan/port';
import type { BackupHost } from '@/table/recovery/replicaFrames';

import { hostingProblem } from '@/state/hosting/hosting';
import { keysAsHost } from '@/state/hosting/keysAsHost';
import { settingsAtom } from '@/state/store/settings';

/** How this phone offers to carry on the table it is at, should its host go; `null` when it cannot be a host. */
export function backupHostOffer(): BackupHost | null {
  const addresses = interfaces().map(({ address }) => `${address}:${USUAL_PORT}`);
  if (hostingProblem !== null || addresses.length === 0) return null;
  const { name } = getDefaultStore().get(settingsAtom);
  return { name, addresses: addresses.slice(0, 8), hostKey: keysAsHost().publicKey };
}
