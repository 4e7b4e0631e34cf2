import type { Seat } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import { seatOf } from '@/table/log/records';
import { trySave } from '@/table/storage/trySave';
import { isDeviceOf } from '@/table/trust/device';
import { endMovedTable, movedTableFor } from '@/table/recovery/oldHost';
import type { createLogReplicator } from '@/table/recovery/logReplicator';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { HelloDevice } from '@/table/wire/device';
import type { Crypto } from '@/table/wire/keys';
import type { FromGuest, FromHost, HostRefusal } from '@/table/wire/protocol';
import { PROTOCOL } from '@/table/wire/version';
import type { BotSeatRules } from '@/table/host/asks/botSeats';
import type { Budgets } from '@/table/host/asks/budgets';
import type { createLeaves } from '@/table/host/telling/leaves';
import { type Asker, deviceOf, ticketHash } from '@/table/host/asks/ops';
import type { Sightings } from './sightings';
import type { ConnectedGuest } from './types';

/** A reload is several lines at once for a moment; a hundred are not a table. */
const MAX_GUESTS = 40;
/** No hello is longer on its way. */
const LATE_MS = 15_000;

type Comer = Pick<ConnectedGuest, 'channel' | 'device' | 'steward'>;

/** Who is let in, who is turned away, and what becomes of a phone's earlier line. */
export function createWelcome(of: {
  tableLog: TableLogState;
  clock: Clock;
  crypto: Pick<Crypto, 'pairKey' | 'mac' | 'deriveKey'>;
  guests: Map<Channel, ConnectedGuest>;
  /** Keys that have been heard on a line inside this process. */
  localKeys: Set<PublicKey>;
  replicator: Pick<ReturnType<typeof createLogReplicator>, 'heard' | 'leave'>;
  budgets: Pick<Budgets, 'mayClaim' | 'mayNote'>;
  botSeats: Pick<BotSeatRules, 'isBound'>;
  sightings: Pick<Sightings, 'note'>;
  leaves: Pick<ReturnType<typeof createLeaves>, 'heard' | 'leave'>;
  send: (channel: Channel, message: FromHost) => void;
  greet: (guest: ConnectedGuest) => void;
}) {
  const { tableLog, guests, localKeys, replicator, leaves, send } = of;
  const { id } = tableLog.table();
  const secretsNow = () => tableLog.table().secrets;

  function turnAway(channel: Channel, why: HostRefusal): void {
    const { gone } = tableLog.table();
    send(channel, { t: 'bye', why, ...(why === 'moved' && gone !== null && { to: gone }) });
    channel.close('refused');
  }

  function welcome(channel: Channel, hello: FromGuest & { t: 'hello' }): void {
    if (hello.protocol !== PROTOCOL) return turnAway(channel, 'version');
    const { ticket } = hello;
    const device = hello.device === undefined ? null : { key: hello.device.key, runs: hello.device.runs };
    const asker = { key: channel.peer, device };
    const steward = hello.steward === secretsNow().steward;
    const isRemoved = tableLog.table().removed?.includes(deviceOf(asker).key) === true;
    const needsLink = !isRemoved && !isKnown({ channel, device, steward }) && !isTicket(ticket);
    if (needsLink && hello.secret !== secretsNow().join) return turnAway(channel, 'bad-link');
    // After the link, because it costs more. Until then a device is only what somebody says.
    if (!isOwnDevice(channel, hello.device)) return turnAway(channel, 'bad-device');
    if (isRemoved) return turnAway(channel, 'removed');
    if (tableLog.table().gone !== null) return turnAway(channel, 'moved');
    if (isLate(channel, hello)) return channel.close('lost');
    if (guests.size >= MAX_GUESTS && !isAwaited({ channel, steward })) return turnAway(channel, 'busy');
    const claimed = ticket === undefined || trySave(() => claim(asker, ticket));
    if (claimed !== true) return turnAway(channel, typeof claimed === 'string' ? claimed : 'cannot-save');
    const changed = seatToNote(asker);
    if (changed !== null && !of.budgets.mayNote(changed)) return turnAway(channel, 'busy');
    // A full disk keeps nobody out: it is noted with the next beat.
    trySave(() => noteDevice(asker));
    for (const old of [...guests.values()]) if (old.channel.peer === channel.peer) end(old, 'elsewhere');
    if (channel.isLocal === true) localKeys.add(channel.peer);
    replicator.heard(channel, hello.have ?? []);
    if (hello.at !== undefined) leaves.heard(channel, hello.at);
    of.sightings.note(deviceOf(asker).key, channel);
    const guest = {
      channel,
      heir: hello.heir ?? null,
      device,
      steward,
      dialled: hello.dialled ?? null,
      since: of.clock.now(),
      heard: of.clock.now(),
      told: null,
      knows: null,
    };
    guests.set(channel, guest);
    of.greet(guest);
  }

  /**
   * A hello that was long on its way comes when its page has dialled again, or was opened anew, and listens to that line only:
   * taken for a second tab it would end the line that is in use. After a while no hello can be on its way any more.
   */
  function isLate({ peer }: Channel, { dialled }: FromGuest & { t: 'hello' }): boolean {
    if (dialled === undefined) return false;
    const [opened, times] = dialled;
    return [...guests.values()].some(({ channel, dialled: later, since }) => {
      if (channel.peer !== peer || later === null || of.clock.now() - since > LATE_MS) return false;
      return later[0] > opened || (later[0] === opened && later[1] > times);
    });
  }

  /** Only the phone that runs this host can be the table: that line does not leave the device. */
  const isOwnDevice = ({ peer, isLocal }: Channel, device: HelloDevice | undefined): boolean =>
    device === undefined ||
    ((device.runs !== 'host' || isLocal === true) &&
      isDeviceOf(of.crypto, { table: id, secretKey: secretsNow().host }, peer, device));

  /** A phone whose seat was taken before there were devices, or that runs something else now: the seat it has. */
  function seatToNote({ key, device }: Pick<Asker, 'key' | 'device'>): Seat | null {
    const { seats, devices } = tableLog.table();
    const seat = seatOf(seats, key);
    if (device === null || seat === null || seats[seat]?.kind !== 'phone') return null;
    const known = devices.find((each) => each.key === device.key);
    return seats[seat]?.device !== device.key || known?.runs !== device.runs ? seat : null;
  }

  function noteDevice(asker: Pick<Asker, 'key' | 'device'>): void {
    const seat = seatToNote(asker);
    if (seat !== null && asker.device !== null) tableLog.write({ t: 'device', seat, device: asker.device });
  }

  /** Before a round is opened: it is about what every phone says of itself. */
  function noteDevices(): void {
    for (const { channel, device } of guests.values()) noteDevice({ key: channel.peer, device });
  }

  /** Lookers-on may fill the room, and still whoever has a seat, or looks after the table, comes in. */
  const isAwaited = ({ channel: { peer, isLocal }, steward }: Pick<Comer, 'channel' | 'steward'>): boolean =>
    isLocal === true || steward || seatOf(tableLog.table().seats, peer) !== null;

  /** Whoever sits here has proven a key that the table knows, and comes back by an old link as well. */
  const isKnown = ({ channel, device, steward }: Comer): boolean => {
    const { seats, devices } = tableLog.table();
    const isMember = devices.some(({ key, out }) => key === device?.key && !out);
    const isKept = seats.some(({ owner }) => owner?.key === channel.peer);
    return isMember || isKept || isAwaited({ channel, steward });
  };

  const isTicket = (ticket: string | undefined): boolean =>
    ticket !== undefined && tableLog.table().seats.some((seat) => seat.ticket === ticketHash(ticket));

  /** A phone that already used its ticket says hello with it again after every reload. */
  function claim(asker: Pick<Asker, 'key' | 'device'>, ticket: string): true | HostRefusal {
    const { key } = asker;
    const { seats } = tableLog.table();
    if (seatOf(seats, key) !== null) return true;
    const seat = seats.findIndex((s) => s.ticket !== null && s.ticket === ticketHash(ticket));
    if (seat < 0) return 'bad-ticket';
    const isBack = seats[seat]?.owner?.key === key;
    if ((!isBack && of.botSeats.isBound(tableLog, seat)) || !of.budgets.mayClaim(seat)) return 'busy';
    const before = seats[seat]?.key;
    tableLog.write({ t: 'claim', seat, key, device: deviceOf(asker) });
    for (const { channel } of guests.values()) if (channel.peer === before) turnAway(channel, 'elsewhere');
    return true;
  }

  /** The table has gone on elsewhere, or a phone has found where it went on. */
  function succeed(channel: Channel, message: FromGuest & { t: 'moved' | 'aid' }): void {
    const way = message.t === 'aid' ? movedTableFor(tableLog, channel.peer) : null;
    if (way !== null) return send(channel, way);
    if (message.t === 'aid') return turnAway(channel, 'bad-link');
    if (!endMovedTable(tableLog, of.crypto, message)) return;
    for (const one of [channel, ...guests.keys()]) turnAway(one, 'moved');
  }

  function end({ channel }: ConnectedGuest, why: HostRefusal): void {
    guests.delete(channel);
    replicator.leave(channel);
    leaves.leave(channel);
    turnAway(channel, why);
  }

  /**
   * A device that was removed hears so on every line it has. Whoever only looks on came by the old link, as that device
   * may have done with other keys.
   */
  function removeLines(device: PublicKey, isNewLink: boolean): void {
    for (const guest of [...guests.values()])
      if ((guest.device?.key ?? guest.channel.peer) === device) end(guest, 'removed');
    if (isNewLink) endOldLines();
  }

  function endOldLines(): void {
    for (const guest of [...guests.values()]) if (!isKnown(guest)) end(guest, 'bad-link');
  }

  return { welcome, succeed, removeLines, endOldLines, noteDevices };
}
