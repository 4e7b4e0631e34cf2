import { atom, getDefaultStore } from 'jotai';

import type { Invitation } from '@/net/links/joinLink';
import type { Guest } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import type { TrustState } from '@/table/trust/trustState';
import type { TableInfo } from '@/table/wire/protocol';

import { followStory, type ShownState, shownState } from './story';

/** Screens see the table through here. */
export type { Guest, GuestState } from '@/table/guest/guest';
export { NAME_MAX } from '@/table/wire/protocol';
export type { Op, SeatInfo, TableInfo } from '@/table/wire/protocol';
export type { SeatVerdict, Verdict } from '@/table/wire/verdict';
export type { TrustState } from '@/table/trust/trustState';
export type { CodesCompared } from '@/table/trust/compareCode';

export type Runs = TrustState['devices'][number]['runs'];

/** What the phone of a seat runs, as the host says; `null` for bots and free seats. */
export const runsOn = ({ devices, seats }: TableInfo, seat: number): Runs | null =>
  devices[seats[seat]?.device ?? -1]?.runs ?? null;

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

/** Goes up with every change of a guest and with every step shown, so that the atoms derived from the guests are read again. */
const changesAtom = atom(0);

/** What is shown to each: of the game, no more than the step that has landed. */
export const guestStatesAtom = atom<readonly ShownState[]>((get) => {
  get(changesAtom);
  return get(tableSessionAtom)?.guests.map(shownState) ?? [];
});

/** What is shown to whoever holds the phone. */
export const holderStateAtom = atom<ShownState | null>(
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
        followStory(guest, () => store.set(changesAtom, (n) => n + 1)),
      );
  store.set(tableSessionAtom, sitting);
  if (store.get(holderAtom) >= (sitting?.guests.length ?? 1)) store.set(holderAtom, 0);
  store.set(changesAtom, (n) => n + 1);
}

/** Called when this phone leaves its table. Folders above this one register what they must clear then. */
const leavers = new Set<() => void>();
export const onLeave = (listener: () => void): void => void leavers.add(listener);

export function endSession(): void {
  for (const listener of leavers) listener();
  setSession(null);
}

export const currentSession = (): TableSession | null => store.get(tableSessionAtom);
