import type { PublicKey } from '@/table/wire/channel';

import { type Kind, readKey, seatMark, type StoredKey } from './storedKeys';

/** All that a device keeps of a table, but for the secrets of its bots, which are named after the bots alone. */
export const isOfTable =
  (table: string) =>
  (key: StoredKey): boolean =>
    readKey(key)?.table === table;

/** A copy of the log stays behind: the next host gives its own. */
const MOVING: readonly Kind[] = ['bot', 'slips', 'seen', 'shuffle', 'began'];

/** What goes along when seats of a table move to another device, and all that a file or a link may bring for them. */
export function movesWith(table: string, seats: readonly PublicKey[]): (name: string) => name is StoredKey {
  const marks = new Set(seats.map(seatMark));
  return (name): name is StoredKey => {
    const of = readKey(name);
    return (
      of !== null &&
      !of.isBroken &&
      !of.isNewer &&
      MOVING.includes(of.kind) &&
      marks.has(of.seat ?? '') &&
      (of.table === null || of.table === table)
    );
  };
}

/** What a phone knows at a table as a device, whichever seats it holds. It moves with the phone, not with a seat. */
export const isOfDevice =
  (table: string) =>
  (name: string): name is StoredKey => {
    const of = readKey(name);
    return (
      of?.table === table && !of.isBroken && !of.isNewer && ['device', 'circle', 'dealt'].includes(of.kind)
    );
  };

/** Every key that a log names: of phones, of bots and of hosts. */
export const keysIn = (log: readonly string[]): readonly PublicKey[] => [
  ...new Set(log.flatMap((line) => line.match(/[0-9a-f]{64}/g) ?? [])),
];
