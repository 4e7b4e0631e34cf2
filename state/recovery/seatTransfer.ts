import { getDefaultStore } from 'jotai';
import * as z from 'zod/mini';

import { bytesToUtf8, utf8ToBytes } from '@/net/bytes';
import { type Invitation, joinLink, parseJoinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { fragmentOf, readFragment } from '@/net/links/linkParts';
import { isOfDevice, movesWith } from '@/table/storage/belongings';
import { isStoredKey, keyFor, readKey, type StoredKey } from '@/table/storage/storedKeys';
import { json } from '@/table/storage/storedValues';
import { newerHostOf, rememberMove } from '@/table/recovery/rememberedMove';
import { hex } from '@/table/wire/schema';

import { moveSeats, secretKeysAt } from '@/state/session/connectToTable';
import { SCHEMA } from '@/state/store/schema';
import { hasSettings, settingsAtom } from '@/state/store/settings';
import { deviceValues } from '@/state/store/values';

/** What the page of an old host gives the page of the new one: the way, the seats, and what belongs to them. */
const transferCodec = json(
  z.object({
    link: z.string(),
    secretKeys: z.array(hex(32)).check(z.minLength(1), z.maxLength(16)),
    values: z.array(z.tuple([z.string(), z.string()])),
  }),
);
type SeatTransfer = NonNullable<ReturnType<typeof transferCodec.read>>;

/** Every browser takes an address of this length. */
const MOST_LETTERS = 60_000;

const isOf = (tableId: string, secretKeys: readonly string[]) =>
  movesWith(tableId, secretKeys.map(publicKeyOf));

const packed = (transfer: SeatTransfer): string => fragmentOf(utf8ToBytes(transferCodec.write(transfer)));

export function packSeatTransfer(invitation: Invitation): string {
  const { tableId } = invitation;
  const secretKeys = [...secretKeysAt(tableId)];
  const isOurs = isOf(tableId, secretKeys);
  const own: readonly StoredKey[] = [keyFor.settings(), keyFor.moved(tableId)];
  const values = deviceValues
    .keys()
    .flatMap((name): SeatTransfer['values'] =>
      own.includes(name) || isOfDevice(tableId)(name) || isOurs(name)
        ? [[name, deviceValues.get(name) ?? '']]
        : [],
    );
  const all = { link: joinLink(invitation), secretKeys, values };
  const text = packed(all);
  if (text.length <= MOST_LETTERS) return text;
  // What this phone has seen, for the audit, is the first to stay behind.
  return packed({ ...all, values: values.filter(([name]) => readKey(name)?.kind !== 'seen') });
}

function readSeatTransfer(text: string): (SeatTransfer & { readonly invitation: Invitation }) | null {
  const bytes = readFragment(text);
  const transfer = bytes && transferCodec.read(bytesToUtf8(bytes) ?? '');
  const parsed = transfer && parseJoinLink(transfer.link);
  return parsed !== null && 'invitation' in parsed && transfer !== null
    ? { ...transfer, invitation: parsed.invitation }
    : null;
}

/** Whether the link comes from a page that has every key this phone has at the table. Nobody else knows those. */
const provesItself = (tableId: string, secretKeys: readonly string[]): boolean =>
  secretKeysAt(tableId).every((key) => secretKeys.includes(key));

/** As somebody wrote it into a link: only what can be read, and only where nothing stands yet. */
function takeValue(name: StoredKey, text: string): void {
  const kind = readKey(name)?.kind;
  if (kind !== undefined && SCHEMA[kind].read(text) !== null && deviceValues.get(name) === null)
    deviceValues.set(name, text);
}

/**
 * Unpacks what the page of the old host sent, and sits down. The table's id, or `null` when it is damaged. Anybody can
 * make such a link, so it adds seats and never takes the place of a key, a value or a setting that this phone has.
 */
export function unpackSeatTransfer(text: string): string | null {
  const transfer = readSeatTransfer(text);
  if (transfer === null) return null;
  const { invitation, secretKeys } = transfer;
  const { tableId } = invitation;
  const isTheirs = isOf(tableId, secretKeys);
  const isProven = provesItself(tableId, secretKeys);
  for (const [name, value] of transfer.values) {
    if (isTheirs(name)) takeValue(name, value);
    if (!isProven || !isStoredKey(name)) continue;
    if (isOfDevice(tableId)(name)) takeValue(name, value);
    if (name === keyFor.moved(tableId)) takeMove(invitation, value);
    if (name === keyFor.settings() && !hasSettings()) takeSettings(value);
  }
  moveSeats(invitation, secretKeys);
  return tableId;
}

/** Where the table has gone, if that is where the link leads. An earlier move is out of date. */
function takeMove({ tableId, hostKey }: Invitation, text: string): void {
  const moved = SCHEMA.moved.read(text);
  if (
    moved?.to.hostKey === hostKey &&
    newerHostOf(deviceValues, { id: tableId, epoch: moved.epoch - 1 }) === null
  )
    rememberMove(deviceValues, tableId, moved);
}

/** How the player likes it, as far as that makes sense here. */
function takeSettings(text: string): void {
  const settings = SCHEMA.settings.read(text);
  if (settings !== null) getDefaultStore().set(settingsAtom, settings);
}
