import { bytesToHex } from '@noble/hashes/utils.js';

import type { Seat } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { PublicKey } from '@/table/wire/channel';
import type { Answer } from '@/table/wire/protocol';

/** What keeps a removed device out. Keys are free: a list of those who may not come back keeps nobody out by itself. */
export type RemovalRules = {
  /** The link and the code that everybody has seen open nothing any more. */
  readonly newLink: boolean;
  /** Whoever was removed is still in the room, and can scan the new one. */
  readonly closesDoor: boolean;
};

export type RemovalDeps = {
  readonly tableLog: TableLogState;
  readonly randomBytes: (count: number) => Uint8Array;
  /** Makes ready a key for a bot; the bot itself lives elsewhere and keeps its own secrets. */
  readonly newBot: (seat: Seat) => { readonly key: PublicKey; readonly name: string };
  readonly removal: RemovalRules;
  /** The typed code becomes another. */
  readonly replaceCode: () => void;
};

export const KEPT_OUT: RemovalRules = { newLink: true, closesDoor: true };

/**
 * A device leaves for good: bots take its seats, nobody keeps them warm, the table has another link, and nobody new sits
 * down until the door is opened.
 */
export function removeDevice(deps: RemovalDeps, own: PublicKey, device: PublicKey): Answer {
  const { tableLog, removal } = deps;
  const { seats, seed, isClosed } = tableLog.table();
  const held = seats.flatMap((seat, at) =>
    seat.device === device || seat.owner?.device === device ? [at] : [],
  );
  if (own === device) return { ok: false, why: 'not-allowed' };
  if (held.length === 0) return { ok: false, why: 'not-now' };
  // Before anything is written: a host that is killed in between must not be left with a code that leads to the new link.
  if (removal.newLink) deps.replaceCode();
  for (const seat of held) {
    if (seed === null) tableLog.write({ t: 'stand', seat });
    else if (seats[seat]?.kind === 'phone') tableLog.write({ t: 'bot', seat, ...deps.newBot(seat) });
  }
  const join = bytesToHex(deps.randomBytes(16));
  tableLog.write({ t: 'out', device, ...(removal.newLink && { join }) });
  if (removal.closesDoor && isClosed !== true) tableLog.write({ t: 'door', open: false });
  return { ok: true };
}
