import { bytesToHex } from '@noble/hashes/utils.js';

import type { Seat } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import type { Sightings } from '@/table/host/sightings';
import type { Answer, Op } from '@/table/wire/protocol';
import { type NewBot, newBotAt } from './botNames';
import { type BotSeatRules, getUp } from './botSeats';
import type { NameRule } from './names';

/** What keeps a removed device out. Keys are free: a list of those who may not come back keeps nobody out by itself. */
export type RemovalRules = {
  /** The link and the code that everybody has seen open nothing any more. */
  readonly newLink: boolean;
  /** Whoever was removed is still in the room, and can scan the new one. */
  readonly closesDoor: boolean;
  /** Finds whom the steward means when that phone has become another device since the touch. */
  readonly followsPhone: boolean;
};

export type RemovalDeps = {
  readonly tableLog: TableLogState;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly newBot: (seat: Seat) => NewBot;
  readonly names: NameRule;
  readonly botSeats: BotSeatRules;
  readonly removal: RemovalRules;
  /** The typed code becomes another. */
  readonly replaceCode: () => void;
  readonly sightings: Sightings;
  /** Ends the lines of a device that was removed. */
  readonly removeLines: (device: PublicKey) => void;
};

export const KEPT_OUT: RemovalRules = { newLink: true, closesDoor: true, followsPhone: true };

/** Whoever the steward touched, as the device that it is now; `null` for nobody who was ever here. */
function deviceNow(deps: RemovalDeps, { device, seat }: Op & { type: 'remove' }): PublicKey | null {
  const { seats } = deps.tableLog.table();
  const isHeld = seats.some((each) => each.device === device || each.owner?.device === device);
  if (isHeld) return device;
  if (!deps.removal.followsPhone || !deps.sightings.has(device)) return null;
  const { device: now, owner } = seats[seat ?? -1] ?? {};
  const here = now ?? owner?.device ?? null;
  return here !== null && deps.sightings.isSamePhone(device, here) ? here : device;
}

/**
 * A device leaves for good: bots take its seats, nobody keeps them warm, the table has another link, and nobody new sits
 * down until the door is opened.
 */
export function removeDevice(deps: RemovalDeps, own: PublicKey, op: Op & { type: 'remove' }): Answer {
  const { tableLog, removal } = deps;
  const { seats, seed, isClosed } = tableLog.table();
  const device = deviceNow(deps, op);
  if (device === null) return { ok: false, why: 'not-now' };
  const held = seats.flatMap((seat, at) =>
    seat.device === device || seat.owner?.device === device ? [at] : [],
  );
  if (own === device) return { ok: false, why: 'not-allowed' };
  // Before anything is written: a host that is killed in between must not be left with a code that leads to the new link.
  if (removal.newLink) deps.replaceCode();
  for (const seat of held) {
    if (seed === null) getUp(deps, seat);
    else if (seats[seat]?.kind === 'phone') tableLog.write({ t: 'bot', seat, ...newBotAt(deps, seat) });
  }
  const join = bytesToHex(deps.randomBytes(16));
  tableLog.write({ t: 'out', device, ...(removal.newLink && { join }) });
  if (removal.closesDoor && isClosed !== true) tableLog.write({ t: 'door', open: false });
  deps.removeLines(device);
  return { ok: true };
}
