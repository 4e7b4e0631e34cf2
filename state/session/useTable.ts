import { useAtomValue } from 'jotai';

import type { ShownState } from './story';
import { guestStatesAtom, holderAtom, type TableSession, tableSessionAtom } from './tableSession';

export type TableGuest = TableSession['guests'][number];
export type GuestState = ShownState;
export type Ask = Parameters<TableGuest['ask']>[0];

/** A seat that this phone holds, and which of its guests sits there. */
export type HeldSeat = { readonly guest: number; readonly seat: number; readonly name: string };

export type AtTable = {
  readonly session: TableSession;
  readonly guest: TableGuest;
  readonly state: GuestState;
  readonly states: readonly GuestState[];
  readonly holder: number;
  readonly held: readonly HeldSeat[];
};

/** This phone's table, as the player who holds the phone sees it; `null` when the phone is at no table. */
export function useTable(): AtTable | null {
  const session = useAtomValue(tableSessionAtom);
  const states = useAtomValue(guestStatesAtom);
  const holder = useAtomValue(holderAtom);
  const guest = session?.guests[holder];
  const state = states[holder];
  if (session === null || guest === undefined || state === undefined) return null;
  const held = states.flatMap(({ you, table }, index) =>
    you.seat === null ? [] : [{ guest: index, seat: you.seat, name: table?.seats[you.seat]?.name ?? '' }],
  );
  return { session, guest, state, states, holder, held };
}
