import type { PublicKey } from '@/table/wire/channel';
import type { Device } from '@/table/wire/device';

export type SeatState = {
  readonly name: string;
  readonly kind: 'open' | 'phone' | 'bot';
  readonly key: PublicKey | null;
  /** The device that holds it; a bot has none. */
  readonly device: PublicKey | null;
  /** The phone a bot stands in for. */
  readonly owner: { readonly key: PublicKey; readonly name: string; readonly device: PublicKey } | null;
  /** Hash of the one ticket that moves this seat to another phone. */
  readonly ticket: string | null;
  /** A bot sat here before, and does again when whoever holds the seat gets up in the lobby. */
  readonly isBots?: true;
};

/** A device that sits at the table, or did. */
export type DeviceState = Device & {
  /** It holds no seat any more, and no bot keeps one warm for it. */
  readonly out: boolean;
  /** It gave a number to a round that came to its end: others may hold the host to it. */
  readonly hasGiven?: boolean;
};

type WithSeats = { readonly seats: readonly SeatState[] };
type WithDevices = WithSeats & { readonly devices: readonly DeviceState[] };

/** Who has left is remembered, so that nobody takes their leaving for a trick; more than these have never played. */
const MAX_OUT = 32;

/** Before there were devices, every seat was its own, and nobody knew what it ran. */
export const deviceBefore = (key: PublicKey): Device => ({ key, runs: 'page' });

const holds = (seats: readonly SeatState[], key: PublicKey): boolean =>
  seats.some(({ device, owner }) => device === key || owner?.device === key);

/** The devices after seats have changed hands; `now` is the one that says hello or sits down. */
export function withDevice<S extends WithDevices>(state: S, now?: Device): S {
  const others = state.devices.filter(({ key }) => key !== now?.key);
  // Who left and comes back is the last to sit down.
  const known = state.devices.some(({ key, out }) => key === now?.key && !out);
  const before = state.devices.find(({ key }) => key === now?.key);
  const all: readonly Omit<DeviceState, 'out'>[] =
    now === undefined
      ? state.devices
      : known
        ? state.devices.map((device) => (device.key === now.key ? { ...device, ...now } : device))
        : [...others, { ...before, ...now }];
  const devices = all.map((device) => ({ ...device, out: !holds(state.seats, device.key) }));
  // Nobody relies on one that gave nothing.
  const gave = devices.filter(({ out, hasGiven }) => out && hasGiven === true);
  const kept = new Set(gave.slice(-MAX_OUT));
  return { ...state, devices: devices.filter((device) => !device.out || kept.has(device)) };
}

/** The devices after some of them have ended a round together. */
export const whoGave = (
  devices: readonly DeviceState[],
  from: readonly PublicKey[],
): readonly DeviceState[] =>
  devices.map((device) => (from.includes(device.key) ? { ...device, hasGiven: true } : device));

/** The phone that was the table is one of its guests from now on. */
export const withoutHost = (devices: readonly DeviceState[]): readonly DeviceState[] =>
  devices.map((device) => (device.runs === 'host' ? { ...device, runs: 'app' } : device));

/** A state that was summed up before there were devices. */
export function withDevicesOfOld<S extends WithSeats>(
  state: S & Partial<Pick<WithDevices, 'devices'>>,
): S & Pick<WithDevices, 'devices'> {
  if (state.devices !== undefined) return { ...state, devices: state.devices };
  const seats = state.seats.map((seat) => ({
    ...seat,
    device: seat.kind === 'phone' ? seat.key : null,
    owner: seat.owner && { ...seat.owner, device: seat.owner.key },
  }));
  const keys = seats.flatMap(({ device, owner }) => device ?? owner?.device ?? []);
  return { ...state, seats, devices: keys.map((key) => ({ ...deviceBefore(key), out: false })) };
}
