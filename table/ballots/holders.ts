import { MIN_HOLDERS, type Seat } from '@/rules/engine';

import type { PinnedSeat } from '@/table/trust/phonePins';
import type { PublicKey } from '@/table/wire/channel';
import type { Device } from '@/table/wire/device';

/** Another phone at the table, with the seats that it holds. */
export type Holder = { readonly device: PublicKey; readonly seats: readonly Seat[] };

/** To whom a lock leaves boxes. Each proves who locked what; with `isShared` each holds a share of the slips besides. */
export type Boxes = { readonly to: readonly Holder[]; readonly isShared: boolean };

export type BoxesFor = (pinned: readonly PinnedSeat[], own: Device) => Boxes;

/**
 * One box for every other phone, never one for each seat: a phone with three seats would hold three shares of the fourth.
 * Shares need at least two of them. Pages are the host's, so an app that is not the host's own counts apps only.
 */
export const boxesByDevice: BoxesFor = (pinned, own) => {
  const others = pinned.filter(({ device }) => device !== null && device !== own.key);
  const to = [...new Set(others.map(({ device }) => device ?? ''))].map((device) => ({
    device,
    seats: others.flatMap((each) => (each.device === device ? [each.seat] : [])),
  }));
  const apps = to.filter(({ device }) =>
    others.some((each) => each.device === device && each.runs === 'app'),
  );
  const counted = own.runs === 'app' ? apps : to;
  return { to, isShared: counted.length >= MIN_HOLDERS };
};
