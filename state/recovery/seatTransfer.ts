import { getDefaultStore } from 'jotai';

import { bytesToUtf8, utf8ToBytes } from '@/net/bytes';
import { type Invitation, joinLink, parseJoinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { fragmentOf, readFragment } from '@/net/links/linkParts';

import { moveSeats, secretKeysAt } from '@/state/session/connectToTable';
import { deviceValues } from '@/state/store/device';
import { DEFAULTS, type Settings, settingsAtom } from '@/state/store/settings';

/** What the page of an old host gives the page of the new one: the way, the seats, and what belongs to them. */
type SeatTransfer = {
  readonly link: string;
  readonly secretKeys: readonly string[];
  readonly values: readonly (readonly [name: string, value: string])[];
};

/** Every browser takes an address of this length. */
const MOST_LETTERS = 60_000;
const SETTINGS = 'settings';
/** The old host's sealed log: the new one gives its own. */
const KEPT = 'kept';
/** What this phone has seen, for the audit: the first to stay behind. */
const SEEN = 'seen';

const SECRET_KEY = /^[0-9a-f]{64}$/;
const shortOf = (secretKey: string) => publicKeyOf(secretKey).slice(0, 16);

/** Values of a seat are named after its key. */
function isOf(secretKeys: readonly string[]): (name: string) => boolean {
  const keys = secretKeys.map(shortOf);
  return (name) => {
    const [kind, ...rest] = name.split('/');
    return kind !== KEPT && rest.some((part) => keys.includes(part));
  };
}

const packed = (transfer: SeatTransfer): string => fragmentOf(utf8ToBytes(JSON.stringify(transfer)));

export function packSeatTransfer(invitation: Invitation): string {
  const secretKeys = secretKeysAt(invitation.tableId);
  const isOurs = isOf(secretKeys);
  const isWanted = (name: string) =>
    name === SETTINGS || name === `moved/${invitation.tableId}` || isOurs(name);
  const values = deviceValues
    .keys()
    .flatMap((name) => (isWanted(name) ? [[name, deviceValues.get(name) ?? ''] as const] : []));
  const all = { link: joinLink(invitation), secretKeys, values };
  const text = packed(all);
  if (text.length <= MOST_LETTERS) return text;
  return packed({ ...all, values: values.filter(([name]) => !name.startsWith(`${SEEN}/`)) });
}

function readSeatTransfer(text: string): SeatTransfer | null {
  const bytes = readFragment(text);
  if (bytes === null) return null;
  try {
    const { link, secretKeys, values } = JSON.parse(bytesToUtf8(bytes) ?? '') as SeatTransfer;
    const isWhole =
      secretKeys.every((key) => SECRET_KEY.test(key)) &&
      values.every((pair) => pair.length === 2 && pair.every((part) => typeof part === 'string'));
    return isWhole && secretKeys.length > 0 ? { link, secretKeys, values } : null;
  } catch {
    return null;
  }
}

/** How the player likes it, as far as that makes sense here. */
function takeSettings(text: string): void {
  const wished = JSON.parse(text) as { readonly [name: string]: unknown };
  const sound = Object.entries(DEFAULTS).flatMap(([name, usual]) => {
    const wish = wished[name];
    return usual === null || typeof wish === typeof usual ? [[name, wish ?? usual]] : [];
  });
  getDefaultStore().set(settingsAtom, Object.fromEntries(sound) as Partial<Settings>);
}

/** Unpacks what the page of the old host sent, and sits down. The table's id, or `null` when it is damaged. */
export function unpackSeatTransfer(text: string): string | null {
  const transfer = readSeatTransfer(text);
  const parsed = transfer && parseJoinLink(transfer.link);
  if (transfer === null || parsed === null || !('invitation' in parsed)) return null;
  const { invitation } = parsed;
  const isTheirs = isOf(transfer.secretKeys);
  for (const [name, value] of transfer.values) {
    if (isTheirs(name) || name === `moved/${invitation.tableId}`) deviceValues.set(name, value);
    if (name === SETTINGS && deviceValues.get(SETTINGS) === null) takeSettings(value);
  }
  moveSeats(invitation, transfer.secretKeys);
  return invitation.tableId;
}
