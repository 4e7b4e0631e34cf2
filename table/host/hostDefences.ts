import { onePerPhone } from '@/table/recovery/logHolders';
import type { Clock } from '@/table/wire/clock';
import { parseFromGuest } from '@/table/wire/protocol';
import { createBudgets } from '@/table/host/asks/budgets';
import { FOR_NEWCOMERS } from '@/table/host/asks/botSeats';
import { plainName } from '@/table/host/asks/names';
import { KEPT_OUT } from '@/table/host/asks/removal';
import { whyNot } from '@/table/host/asks/rights';
import { seenWords } from '@/table/host/asks/spokenWords';
import { BY_CONSENT } from '@/table/host/asks/strike';
import type { HostDefences } from './types';

/** All that a host has against players who spoil. */
export const hostDefences = (clock: Clock, accepts: HostDefences['accepts']): HostDefences => ({
  budgets: createBudgets(clock),
  strikes: BY_CONSENT,
  names: plainName,
  words: seenWords,
  botSeats: FOR_NEWCOMERS,
  rights: whyNot,
  removal: KEPT_OUT,
  read: parseFromGuest,
  kept: ({ kept }) => kept,
  accepts,
  holders: onePerPhone,
});
