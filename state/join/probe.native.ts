import { hasMobileData, interfaces, isAvailable } from '@/modules/phone';

import { askPlace } from './askPlace';
import type { Probes } from './diagnose';
import { currentSession } from '@/state/session/tableSession';

/** Tests the way to the table this phone last set out for. */
export async function probe(): Promise<Probes> {
  const to = currentSession()?.invitation ?? null;
  return {
    own: isAvailable ? interfaces().map(({ address }) => address) : null,
    hasMobileData: isAvailable ? hasMobileData() : null,
    target: to?.address ?? null,
    answer: to === null ? null : await askPlace(`http://${to.address}:${to.port}`),
  };
}
