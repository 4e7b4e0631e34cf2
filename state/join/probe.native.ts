import { hasMobileData, interfaces, isAvailable } from '@/modules/phone';

import { askPlace } from './askPlace';
import type { Probe } from './diagnose';

/** Tests the way to the host this phone has set out for. */
export const probe: Probe = async (to) => ({
  own: isAvailable ? interfaces().map(({ address }) => address) : null,
  hasMobileData: isAvailable ? hasMobileData() : null,
  target: to?.address ?? null,
  answer: to === null ? null : await askPlace(`http://${to.address}:${to.port}`),
});
