import { useAtomValue } from 'jotai';

import { guestStatesAtom, holderAtom, type TableSession, tableSessionAtom } from './tableSession';

export type TableGuest = TableSession['guests'][number];
export type GuestState = ReturnType<TableGuest['state']>;
export type Ask = Parameters<TableGuest['ask']>[0];

/** A seat that this phone holds, and which of its guests sits there. */
export type HeldSeat = { readonly guest: number; readonly seat: number; readonly name: string };

export type AtTable = {
  readonly sitting: TableSession;
  readonly guest: TableGuest;
  readonly state: GuestState;
  readonly states: readonly GuestState[];
  readonly holder: number;
  readonly held: readonly HeldSeat[];
};

/** The phone at its table, as whoever holds it sees it. */
export function useTable(): AtTable | null {
  const sitting = useAtomValue(tableSessionAtom);
  const states = useAtomValue(guestStatesAtom);
  const holder = useAtomValue(holderAtom);
  const guest = sitting?.guests[holder];
  const state = states[holder];
  if (sitting === null || guest === undefined || state === undefined) return null;
  const held = states.flatMap(({ you, table }, index) =>
    you.seat === null ? [] : [{ guest: index, seat: you.seat, name: table?.seats[you.seat]?.name ?? '' }],
  );
  return { sitting, guest, state, states, holder, held };
}
