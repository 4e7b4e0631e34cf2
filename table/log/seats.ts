import type { Seat } from '@/rules/engine';
import type { PublicKey } from '@/table/wire/channel';
import type { Device } from '@/table/wire/device';

import { deviceBefore, type DeviceState, type SeatState, withDevice } from './devices';

type WithSeats = { readonly seats: readonly SeatState[] };

export const OPEN: SeatState = {
  name: '',
  kind: 'open',
  key: null,
  device: null,
  owner: null,
  ticket: null,
};

export const withSeat = <S extends WithSeats>(
  state: S,
  at: Seat,
  change: (seat: SeatState) => SeatState,
): S => ({
  ...state,
  seats: state.seats.map((seat, s) => (s === at ? change(seat) : seat)),
});

/** What stays with a seat, whoever holds it. */
export const ofBots = ({ isBots }: { readonly isBots?: true }): Pick<SeatState, 'isBots'> =>
  isBots === true ? { isBots } : {};

/** Somebody sits down, or takes a seat over. */
export function withHolder<S extends WithSeats & { readonly devices: readonly DeviceState[] }>(
  state: S,
  by: { readonly seat: Seat; readonly key: PublicKey; readonly device?: Device },
  held: (seat: SeatState) => Pick<SeatState, 'name' | 'isBots'>,
): S {
  const { seat, key, device = deviceBefore(key) } = by;
  const after = withSeat(state, seat, (before) => ({
    ...OPEN,
    kind: 'phone',
    key,
    device: device.key,
    ...held(before),
  }));
  return withDevice(after, device);
}

/** With the chairs that were put away. */
export const withChairs = ({ size, seats }: WithSeats & { readonly size: number }): WithSeats => ({
  seats: Array.from({ length: size }, (_, at) => seats[at] ?? OPEN),
});

export const withoutOpen = (seats: readonly SeatState[]): readonly SeatState[] =>
  seats.filter(({ kind }) => kind !== 'open');

export const seatOf = (seats: readonly SeatState[], key: PublicKey): Seat | null => {
  const at = seats.findIndex((seat) => seat.key === key);
  return at < 0 ? null : at;
};
