import { isOpening, type Seat } from '@/rules/engine';

import type { StrikeProposal } from '@/table/log/proposal';
import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import { STAYS_SHUT_MS } from '@/table/wire/protocol';
import type { Presence } from '@/table/host/presence';

/** The table gives a vote up only after its phone has been away this long, without a break. */
export const AWAY_TO_STRIKE_MS = 60_000;
/** The others may open the vote together after its phone has been away this long. */
export const AWAY_TO_LEND_MS = 20_000;
/** A bot opens its vote at once. One that has not opened by now took the seat after the lock, and has no slips. */
const BOT_OPENS_MS = 10_000;

export type StrikeRules = {
  /** Whether the table has waited so long for openings that it may ask itself whether to go on without. */
  readonly staysShut: (of: Voting) => boolean;
  /** Whether this seat's vote will not be opened by itself any more. */
  readonly isLost: (of: Voting, seat: Seat, by: Seat, after: number) => boolean;
  /** What has come of a proposal so far. */
  readonly count: (of: Voting, proposal: StrikeProposal) => 'agreed' | 'refused' | 'open';
};

export type Voting = { readonly tableLog: TableLogState; readonly presence: Presence };

/** Whether a vote of this ballot is still due. */
export function isDue(tableLog: TableLogState, seat: Seat, key: string): boolean {
  const ballot = tableLog.match()?.state.ballot ?? null;
  if (ballot === null || ballot.key !== key || !isOpening(ballot)) return false;
  return ballot.voters.includes(seat) && ballot.opened[seat] === null && !ballot.struck.includes(seat);
}

/** Moved to another phone after its lock, a seat is here and still cannot open; its player may say so. */
function isLost({ tableLog, presence }: Voting, seat: Seat, by: Seat, after: number): boolean {
  if (seat === by) return true;
  if (tableLog.table().seats[seat]?.kind === 'bot') return presence.openingFor() >= BOT_OPENS_MS;
  return presence.awayFor(seat) >= after;
}

/**
 * One voice a device, of the other devices that are here: more than half of them, and two where there are two. Who
 * proposed it must still be here, or a host that starts again would find nobody to ask and go ahead.
 */
function count({ tableLog, presence }: Voting, proposal: StrikeProposal): 'agreed' | 'refused' | 'open' {
  const { seats } = tableLog.table();
  const deviceOf = (seat: Seat): PublicKey | null => seats[seat]?.device ?? null;
  const here = new Set(presence.devicesHere());
  const asked = new Set(
    seats.flatMap(({ kind, device }) =>
      kind === 'phone' && device !== null && here.has(device) && device !== deviceOf(proposal.seat)
        ? [device]
        : [],
    ),
  );
  const voices = (of: readonly Seat[]) =>
    new Set(of.map(deviceOf).filter((device) => device !== null && asked.has(device))).size;
  const needed = Math.max(Math.floor(asked.size / 2) + 1, Math.min(2, asked.size));
  const isProposed = here.has(deviceOf(proposal.by) ?? '');
  if (asked.size - voices(proposal.against) < needed && asked.size > 0) return 'refused';
  return isProposed && voices([proposal.by, ...proposal.agreed]) >= (asked.size === 0 ? 0 : needed)
    ? 'agreed'
    : 'open';
}

const staysShut = ({ presence }: Voting): boolean => presence.openingFor() >= STAYS_SHUT_MS;

export const BY_CONSENT: StrikeRules = { isLost, staysShut, count };
