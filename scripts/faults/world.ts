import { tableCrypto } from '@/net/tableCrypto';
import type { Channel, PublicKey } from '@/table/channel';
import type { Host } from '@/table/host';
import { newTable } from '@/table/newTable';
import type { Crypto, KeyPair } from '@/table/keys';
import type { Rescued } from '@/table/rescue';
import { type KeyValueStore, memoryValues } from '@/table/storage';

import { cable, channelOver, tapped } from './cable';
import { chanceFrom, keyPair } from './chance';
import { dialHost } from './dialHost';
import { copyOf, diskOf, WRITE_FAULTS, type WriteFault } from './disk';
import { openGuestDevice } from './guestDevice';
import { type HostDevice, openHostDevice, TABLE_ID } from './hostDevice';
import { createReferee, phaseOf } from './referee';
import { canCarryOn, dialAid, giveAid, logsOf, openRescue } from './rescuing';
import { type Process, virtualTime } from './time';
import type { Phone, World, WorldOptions } from './types';
import { goodWeather, localWeather } from './weather';

const START = 1_700_000_000_000;
/** After this long, phones that can be reached have the log that a new host seals. */
const SEALING_MS = 6_000;

/** A whole table in one process: host, phones, screen, bots, disk, clocks and the air between them. */
export function createWorld(of: WorldOptions): World {
  const { game, beginning, plant = {} } = of;
  const time = virtualTime(START);
  const chance = chanceFrom(of.seed);
  const looking = chanceFrom(of.seed + 1);
  let keysTaken = 0;
  const newKeyPair = () => keyPair((keysTaken += 1) - 1);
  const crypto: Crypto = { ...tableCrypto, randomBytes: chance.bytes, newKeyPair };

  let bots = beginning === null ? memoryValues() : copyOf(beginning.bots);
  const phones: Phone[] = [];
  const byKey = new Map<PublicKey, Phone>();
  let killing: WriteFault | null = null;
  let running: HostDevice | null = null;
  let isPowerless = false;
  /** Gone for good; somebody's device may carry on. Counts how often that has happened. */
  let rescue: (ReturnType<typeof openRescue> & { process: Process }) | null = null;
  let epoch = 0;
  let hostStarted = 0;
  let diedYoung = false;

  const valuesOf = (key: PublicKey | null): KeyValueStore => {
    const values = byKey.get(key ?? '')?.kept ?? bots;
    const mine = `slips/${(key ?? '').slice(0, 16)}`;
    return { ...values, keys: () => values.keys().filter((name) => name.startsWith(mine)) };
  };
  let hostKeys = newKeyPair();
  const referee = createReferee({
    game,
    ...(of.telling && { telling: of.telling }),
    secrets: of.secrets,
    found: beginning?.log ?? [],
    known: beginning?.known ?? null,
    valuesOf,
    isPlayed: (key) => {
      const phone = byKey.get(key ?? '');
      return phone !== undefined && of.unwatched?.includes(phone.name) !== true;
    },
    looks: () => looking.percent(of.looksPercent),
    isCalm: of.isCalm === true,
  });
  let disk = diskOf(of.disk, beginning?.log ?? [], (line) => referee.keep(line));
  const secrets = () => referee.table()?.secrets ?? { host: '', join: '', steward: '' };

  const screen = newPhone('screen', newKeyPair(), memoryValues());
  const everyPhone = () => [...phones, screen];

  /** Everything the host says and hears passes here, whatever carries it. */
  function accept(host: Host, channel: Channel): void {
    const isRunning = () => running?.host === host;
    host.accept(tapped(channel, { isOpen: isRunning, sends: referee.told, hears: referee.asked }));
  }

  function startHost(): void {
    if (running !== null || rescue !== null) return;
    const process = time.process();
    hostStarted = time.now();
    isPowerless = false;
    for (const { lines } of everyPhone()) for (const line of lines) line.disown();
    const opened = disk.open(
      process,
      () => {
        const fault = killing;
        killing = null;
        if (fault !== null) of.count(WRITE_FAULTS[fault]);
        return fault;
      },
      () => killHost(chance.percent(70)),
    );
    const store = plant.store?.(opened, process) ?? opened;
    if (store.read().length === 0) store.append(newTable({ id: TABLE_ID, game, crypto }));
    const hostKey = hostKeys.publicKey;
    const device = openHostDevice({ ...of, time, process, store, bots, crypto, chance, hostKey, accept });
    running = device;
    device.attachBots();
    of.say('host starts');
  }

  function killHost(told: boolean): void {
    if (running === null) return;
    running.process.kill();
    running = null;
    isPowerless = !told;
    of.say(`host killed${told ? '' : ', power and all'}`);
    for (const { lines } of everyPhone())
      for (const line of lines)
        if (told) line.abandon(0);
        else line.cut([]);
  }

  function startPhone(phone: Phone): void {
    if (phone.now !== null || phone.isGone) return;
    const process = time.process();
    for (const line of phone.lines) line.disown();
    sitDown(phone, process);
    if (phone.epoch !== epoch || rescue !== null) aid(phone);
  }

  function sitDown(phone: Phone, process: Process): void {
    if (phone === screen || !phone.join) phone.join = secrets().join;
    const guest = openGuestDevice({
      ...of,
      phone,
      process,
      crypto,
      chance,
      referee,
      dial: dialHost({
        time,
        chance,
        phone,
        process,
        accept,
        said: of.said,
        running: () => running,
        hostKey: () => hostKeys.publicKey,
        // Where the table was before it moved, nobody answers any more.
        isSilent: () => isPowerless || phone.epoch !== epoch,
      }),
      hello: {
        secret: phone.join,
        ...(phone === screen && { steward: secrets().steward }),
        ...(phone.ticket !== undefined && { ticket: phone.ticket }),
      },
      wish: () => of.wish(world, phone),
      kill: () => killPhone(phone, true),
    });
    phone.now = { process, guest, channel: null };
  }

  /** Those who can help, and come: they have a seat, and something of the table's log. */
  const helpers = () =>
    phones.filter(
      (phone) => !phone.isGone && isSeated(phone) && phone.epoch !== epoch && logsOf(phone).length > 0,
    );
  const isSeated = ({ keys }: Phone) =>
    referee.table()?.seats.some(({ kind, key }) => kind === 'phone' && key === keys.publicKey) === true;

  function aid(phone: Phone): void {
    const process = phone.now?.process;
    if (process === undefined || phone === screen || !isSeated(phone)) return;
    giveAid({
      phone,
      process,
      tableId: TABLE_ID,
      former: formerKey,
      join: phone.join ?? '',
      hostKey: hostKeys.publicKey,
      dial: dialAid({
        time,
        phone,
        process,
        there: () => {
          if (rescue !== null) return { ...rescue, isAlive: rescue.process.isAlive };
          if (running === null) return null;
          const { host, process: hostProcess } = running;
          return {
            accept: (channel) => accept(host, channel),
            isAlive: hostProcess.isAlive,
            publicKey: hostKeys.publicKey,
          };
        },
      }),
      moved: (join) => goOver(phone, join),
    });
  }

  function goOver(phone: Phone, join: string): void {
    phone.epoch = epoch;
    phone.join = join;
    phone.now?.guest.close();
    if (phone.now !== null) sitDown(phone, phone.now.process);
  }

  let formerKey: PublicKey = hostKeys.publicKey;

  /** The host is gone for good, if there is anybody who can carry on. */
  async function loseHost(): Promise<boolean> {
    const left = () => phones.filter((phone) => !phone.isGone && isSeated(phone));
    if (rescue !== null || epoch > 0 || !(await canCarryOn(crypto, left()))) return false;
    const process = time.process();
    diedYoung = time.now() < hostStarted + SEALING_MS;
    killHost(chance.percent(50));
    isPowerless = true;
    formerKey = hostKeys.publicKey;
    hostKeys = newKeyPair();
    rescue = {
      process,
      ...openRescue({ crypto, keys: hostKeys, time, process, expected: helpers, found: carryOn }),
    };
    epoch += 1;
    for (const phone of left()) aid(phone);
    return true;
  }

  function carryOn({ lines, values }: Rescued): void {
    const names = rescue?.agreed() ?? [];
    const keys = referee.table()?.seats.flatMap(({ name, key }) => (names.includes(name) ? [key] : []));
    const came = phones.filter((phone) => keys?.includes(phone.keys.publicKey) === true);
    referee.moved(
      lines,
      came.map((phone) => ({ key: phone.keys.publicKey, guest: phone.now?.guest ?? null })),
      diedYoung,
    );
    disk.remove();
    disk = diskOf(of.disk, lines, (line) => referee.keep(line));
    bots = memoryValues();
    for (const [name, value] of values) bots.set(name, value);
    rescue = null;
    of.say('the table goes on at another host');
    startHost();
    // These have nothing of the table: somebody shows them the new code.
    for (const phone of everyPhone()) if (phone === screen || !isSeated(phone)) goOver(phone, secrets().join);
  }

  function killPhone(phone: Phone, told: boolean): void {
    if (phone.now === null) return;
    phone.now.process.kill();
    phone.now = null;
    of.say(`${phone.name} killed${told ? '' : ', battery and all'}`);
    for (const line of phone.lines)
      if (told) line.abandon(1);
      else line.cut([]);
  }

  function newPhone(name: string, keys: KeyPair, kept: KeyValueStore): Phone {
    const weather = localWeather(time, chance, of.count);
    const phone: Phone = {
      name,
      keys,
      kept,
      weather,
      lines: new Set(),
      writing: null,
      now: null,
      isGone: false,
      epoch,
    };
    byKey.set(keys.publicKey, phone);
    return phone;
  }

  /** Of somebody who is no phone of this table. */
  const lineFor = <T>({ process }: HostDevice) =>
    cable<T>({ time, weather: goodWeather(time), alive: [process.isAlive, () => true], corrupt: null });

  const world: World = {
    time,
    chance,
    referee,
    disk: () => disk,
    phones,
    screen,
    host: () => running,
    startHost,
    killHost,
    loseHost,
    killNextWrite: (fault) => void (killing = fault),
    startPhone,
    killPhone,
    addPhone: (ticket) => {
      const phone = newPhone(`phone ${phones.length}`, newKeyPair(), memoryValues());
      phone.ticket = ticket;
      phones.push(phone);
      startPhone(phone);
      return phone;
    },
    stranger: () => {
      if (running === null) return null;
      const line = lineFor<string>(running);
      accept(running.host, channelOver(line.ends[0], newKeyPair().publicKey, time));
      return channelOver(line.ends[1], hostKeys.publicKey, time);
    },
    rawLine: () => {
      if (!running?.wire) return null;
      const line = lineFor<Uint8Array>(running);
      running.wire.socket(line);
      return line.ends[1];
    },
    joinSecret: () => secrets().join,
    begin: () => ({
      phase: phaseOf(referee.match()),
      log: [...disk.lines()],
      phones: phones.map(({ keys, kept }) => ({ keys, values: copyOf(kept) })),
      bots: copyOf(bots),
      known: referee.known(),
    }),
    close: () => {
      running?.process.kill();
      for (const { now } of everyPhone()) now?.process.kill();
      disk.remove();
    },
  };

  startHost();
  if (beginning === null)
    for (let n = 0; n < of.seats - of.botSeats; n += 1)
      phones.push(newPhone(`phone ${n}`, newKeyPair(), memoryValues()));
  else {
    // The keys of the game that was played before are taken.
    keysTaken += 16;
    for (const [n, { keys, values }] of beginning.phones.entries())
      phones.push(newPhone(`phone ${n}`, keys, copyOf(values)));
  }
  for (const phone of everyPhone()) startPhone(phone);
  return world;
}
