import { atom, getDefaultStore } from 'jotai';

import type { Invitation } from '@/net/links/joinLink';
import type { Guest, GuestState } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';

/** Screens see the table through here. */
export type { Guest, GuestState } from '@/table/guest/guest';
export { NAME_MAX } from '@/table/wire/protocol';
export type { Op, SeatInfo, TableInfo } from '@/table/wire/protocol';
export type { SeatVerdict, Verdict } from '@/table/wire/verdict';

/** This device at a table: one guest for each seat it holds, and the host when the table is on this device. */
export type TableSession = {
  readonly tableId: string;
  /** Never empty. A device that only looks on has one guest without a seat. */
  readonly guests: readonly Guest[];
  /** `null` when the table is on this device. */
  readonly invitation: Invitation | null;
  readonly host: Host | null;
};

const store = getDefaultStore();

export const tableSessionAtom = atom<TableSession | null>(null);

/** Which of the device's guests holds the phone now. Others stay behind the curtain. */
export const holderAtom = atom(0);

/** Raised by every change of every guest of this device, so that what is derived from them is read again. */
const changesAtom = atom(0);

export const guestStatesAtom = atom<readonly GuestState[]>((get) => {
  get(changesAtom);
  return get(tableSessionAtom)?.guests.map((guest) => guest.state()) ?? [];
});

/** The state of whoever holds the phone. */
export const holderStateAtom = atom<GuestState | null>(
  (get) => get(guestStatesAtom)[get(holderAtom)] ?? null,
);

const unsubscribes = new Map<Guest, () => void>();

export function setSession(sitting: TableSession | null): void {
  for (const [guest, unsubscribe] of unsubscribes)
    if (!sitting?.guests.includes(guest)) {
      unsubscribe();
      unsubscribes.delete(guest);
    }
  for (const guest of sitting?.guests ?? [])
    if (!unsubscribes.has(guest))
      unsubscribes.set(
        guest,
        guest.subscribe(() => store.set(changesAtom, (n) => n + 1)),
      );
  store.set(tableSessionAtom, sitting);
  if (store.get(holderAtom) >= (sitting?.guests.length ?? 1)) store.set(holderAtom, 0);
  store.set(changesAtom, (n) => n + 1);
}

export const currentSession = (): TableSession | null => store.get(tableSessionAtom);
