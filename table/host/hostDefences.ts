import { onePerPhone } from '@/table/recovery/logHolders';
import type { Clock } from '@/table/wire/clock';
import { parseFromGuest } from '@/table/wire/protocol';
import { createBudgets } from './budgets';
import { plainName } from './names';
import { KEPT_OUT } from './removal';
import { BY_CONSENT } from './strike';
import type { HostDefences } from './types';

/** All that a host has against players who spoil. */
export const hostDefences = (clock: Clock, accepts: HostDefences['accepts']): HostDefences => ({
  budgets: createBudgets(clock),
  strikes: BY_CONSENT,
  names: plainName,
  removal: KEPT_OUT,
  read: parseFromGuest,
  kept: ({ kept }) => kept,
  accepts,
  holders: onePerPhone,
});
