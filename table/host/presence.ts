import { isOpening, type Seat } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { GameClock } from './gameClock';
import type { Clock } from '@/table/wire/clock';
import type { Device } from '@/table/wire/device';

/** Who is here, who is away and for how long, by the host's own clock. */
export type Presence = {
  isHere(key: PublicKey | null): boolean;
  /** How long nobody has heard from a seat's phone, without a break; 0 while it is here. */
  awayFor(seat: Seat): number;
  /** Devices with an open line. */
  devicesHere(): readonly PublicKey[];
  /** How long the ballot has been waiting for its openings; 0 when none is. */
  openingFor(): number;
};

type Line = { readonly channel: Channel; readonly device: Device | null };

export function createPresence(of: {
  readonly tableLog: TableLogState;
  readonly clock: Clock;
  /** A pause is no time in which somebody failed to open. */
  readonly gameClock: Pick<GameClock, 'now'>;
  readonly guests: ReadonlyMap<Channel, Line>;
}) {
  const { tableLog, clock, gameClock, guests } = of;
  const opened = clock.now();
  const lastHeard = new Map<PublicKey, number>();
  let opening: { readonly ballot: string; readonly since: number } | null = null;

  const isHere = (key: PublicKey | null) => [...guests.values()].some(({ channel }) => channel.peer === key);

  function openingFor(): number {
    const ballot = tableLog.match()?.state.ballot ?? null;
    if (ballot === null || !isOpening(ballot)) {
      opening = null;
      return 0;
    }
    const name = `${tableLog.table().match}/${ballot.key}`;
    if (opening?.ballot !== name) opening = { ballot: name, since: gameClock.now() };
    return gameClock.now() - opening.since;
  }

  return {
    isHere,
    awayFor: (seat: Seat): number => {
      const { kind, key } = tableLog.table().seats[seat] ?? {};
      if (kind !== 'phone' || key === undefined || key === null || isHere(key)) return 0;
      return Math.max(1, clock.now() - (lastHeard.get(key) ?? opened));
    },
    devicesHere: () => [
      ...new Set([...guests.values()].flatMap(({ device, channel }) => deviceAt(device, channel))),
    ],
    openingFor,
    /** The line of a seated phone has ended. Strangers come with ever new keys and would fill the memory. */
    left: (key: PublicKey): void => void lastHeard.set(key, clock.now()),
  };
}

/** A phone that does not say which device it is counts as one of its own. */
const deviceAt = (device: Line['device'], { peer }: Channel): readonly PublicKey[] => [device?.key ?? peer];
