import { NO_TRUST, type TrustState } from '@/table/trust/trustState';
import type { GuestState } from './types';

/** Before anything was heard. */
export const newGuestState = (now: number, trust: TrustState = NO_TRUST): GuestState => ({
  line: 'connecting',
  why: null,
  table: null,
  you: { seat: null, steward: false },
  match: 0,
  rev: -1,
  base: null,
  snapshot: null,
  events: [],
  clockEnds: null,
  waitingSince: now,
  peeked: [],
  locked: null,
  verdict: null,
  unchecked: null,
  awaySince: now,
  movedTo: null,
  trust,
});
