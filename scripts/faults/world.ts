import { loopback } from '@/net/loopback';
import { tableCrypto } from '@/net/tableCrypto';
import { createBots } from '@/table/bots';
import { type Channel, type Dial, DialError, type PublicKey } from '@/table/channel';
import { createGuest } from '@/table/guest';
import { type Host, openHost } from '@/table/host';
import { newTable } from '@/table/newTable';
import type { Crypto, KeyPair } from '@/table/keys';
import { type KeyValueStore, memoryValues } from '@/table/storage';

import { cable, channelOver, tapped } from './cable';
import { chanceFrom, flipped, keyPair } from './chance';
import { copyOf, diskOf, phoneValues, WRITE_FAULTS, type WriteFault } from './disk';
import { play } from './player';
import { createReferee } from './referee';
import { type Process, virtualTime } from './time';
import type { Phone, World, WorldOptions } from './types';
import { goodWeather, localWeather } from './weather';
import { openWire, type Wire } from './wire';

const START = 1_700_000_000_000;
const DIAL_MS = 5_000;
const TABLE_ID = 'table';

/** A whole table in one process: host, phones, screen, bots, disk, clocks and the air between them. */
export function createWorld(of: WorldOptions): World {
  const { game, beginning, plant = {} } = of;
  const time = virtualTime(START);
  const chance = chanceFrom(of.seed);
  const looking = chanceFrom(of.seed + 1);
  const games = { [game.id]: game };
  let keysTaken = 0;
  const newKeyPair = () => keyPair((keysTaken += 1) - 1);
  const crypto: Crypto = { ...tableCrypto, randomBytes: chance.bytes, newKeyPair };

  const bots = beginning === null ? memoryValues() : copyOf(beginning.bots);
  const phones: Phone[] = [];
  const byKey = new Map<PublicKey, Phone>();
  let killing: WriteFault | null = null;
  let running: { host: Host; process: Process; detach: () => void; wire: Wire | null } | null = null;
  let isPowerless = false;

  const valuesOf = (key: PublicKey | null): KeyValueStore => {
    const values = byKey.get(key ?? '')?.kept ?? bots;
    const mine = `slips/${(key ?? '').slice(0, 16)}`;
    return { ...values, keys: () => values.keys().filter((name) => name.startsWith(mine)) };
  };
  const isWatched = ({ name }: Phone) => of.unwatched?.includes(name) !== true;
  const first = newKeyPair();
  const referee = createReferee({
    game,
    secrets: of.secrets,
    found: beginning?.log ?? [],
    known: beginning === null ? null : { ...beginning.known, by: { ...beginning.known.by } },
    valuesOf,
    isPlayed: (key) => {
      const phone = byKey.get(key ?? '');
      return phone !== undefined && isWatched(phone);
    },
    looks: () => looking.percent(of.looksPercent),
  });
  const disk = diskOf(of.disk, beginning?.log ?? [], (line) => referee.keep(line));
  const secrets = (): { join: string; steward: string } =>
    (JSON.parse(disk.lines()[0] ?? '{}') as { secrets: { join: string; steward: string } }).secrets;

  const screen = newPhone('screen', newKeyPair(), memoryValues());
  const everyPhone = () => [...phones, screen];

  /** Everything the host says and hears passes here, whatever carries it. */
  function accept(host: Host, channel: Channel): void {
    const isRunning = () => running?.host === host;
    host.accept(tapped(channel, { isOpen: isRunning, sends: referee.told, hears: referee.asked }));
  }

  function startHost(): void {
    if (running !== null) return;
    const process = time.process();
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
    const dialBot =
      (keys: KeyPair): Dial =>
      () => {
        const line = loopback({
          keys: { host: first.publicKey, guest: keys.publicKey },
          schedule: (run, ms) => void process.clock.after(ms, run),
        });
        accept(host, line.host);
        return Promise.resolve(line.guest);
      };
    const table = createBots({
      crypto,
      clock: process.clock,
      values: { ...bots, set: (key, value) => (process.isAlive() ? bots.set(key, value) : undefined) },
      dial: dialBot,
      pace: () => chance.between(100, 600),
    });
    const host = openHost({
      store,
      games,
      clock: process.clock,
      crypto,
      newBot: table.newBot,
    });
    const wire = of.isWired ? openWire({ time, process, host, tableId: TABLE_ID, accept }) : null;
    running = { host, process, detach: () => undefined, wire };
    running.detach = table.attach(host);
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

  const dialOf =
    (phone: Phone, process: Process): Dial =>
    () =>
      new Promise((resolve, reject) => {
        const fail = () => {
          if (process.isAlive()) reject(new DialError('unreachable'));
        };
        const arrival = phone.weather.arrival();
        if (arrival === null || isPowerless) return void time.at(time.now() + DIAL_MS, fail);
        time.at(arrival, () => {
          if (!process.isAlive()) return;
          if (running === null) return isPowerless ? void time.at(time.now() + DIAL_MS, fail) : fail();
          const { host, process: hostProcess, wire } = running;
          const alive = [hostProcess.isAlive, process.isAlive] as const;
          for (const line of phone.lines) if (line.isOver()) phone.lines.delete(line);
          const settled = (channel: Channel) => {
            if (!process.isAlive() || phone.now?.process !== process) return;
            phone.now.channel = channel;
            resolve(tapped(channel, { sends: (_key, text) => of.said(phone, text) }));
          };
          if (wire !== null) {
            const line = cable<Uint8Array>({ time, weather: phone.weather, alive, corrupt: flipped(chance) });
            phone.lines.add(line);
            wire.dial({ line, keys: phone.keys, clock: process.clock }).then(settled, fail);
            return;
          }
          const line = cable<string>({ time, weather: phone.weather, alive, corrupt: null });
          phone.lines.add(line);
          accept(host, channelOver(line.ends[0], phone.keys.publicKey, time));
          settled(channelOver(line.ends[1], first.publicKey, time));
        });
      });

  function startPhone(phone: Phone): void {
    if (phone.now !== null || phone.isGone) return;
    const process = time.process();
    for (const line of phone.lines) line.disown();
    const guest = (plant.createGuest ?? createGuest)({
      keys: phone.keys,
      crypto,
      clock: process.clock,
      dial: dialOf(phone, process),
      hello: {
        secret: secrets().join,
        ...(phone === screen && { steward: secrets().steward }),
        ...(phone.ticket !== undefined && { ticket: phone.ticket }),
      },
      values: phoneValues(
        process,
        phone.kept,
        () => {
          const fault = phone.writing;
          phone.writing = null;
          referee.forgetSecrets();
          if (fault !== null) of.count('phone killed while it writes');
          return fault;
        },
        () => killPhone(phone, true),
      ),
    });
    phone.now = { process, guest, channel: null };
    guest.subscribe(() => process.isAlive() && referee.shown(guest));
    play({
      guest,
      process,
      game,
      chance,
      style: of.style,
      wish: () => of.wish(world, phone),
      intends: (move) => referee.intends(phone.keys.publicKey, move),
      answered: (intent, isAccepted) => {
        if (isWatched(phone)) referee.answered(intent, isAccepted);
      },
      crashed: (error) => referee.fail('crashed', String(error)),
    });
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
    };
    byKey.set(keys.publicKey, phone);
    return phone;
  }

  const world: World = {
    time,
    chance,
    referee,
    disk,
    phones,
    screen,
    host: () => running,
    startHost,
    killHost,
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
      const { host, process } = running;
      const line = cable<string>({
        time,
        weather: goodWeather(time),
        alive: [process.isAlive, () => true],
        corrupt: null,
      });
      accept(host, channelOver(line.ends[0], newKeyPair().publicKey, time));
      return channelOver(line.ends[1], first.publicKey, time);
    },
    rawLine: () => {
      if (!running?.wire) return null;
      const line = cable<Uint8Array>({
        time,
        weather: goodWeather(time),
        alive: [running.process.isAlive, () => true],
        corrupt: null,
      });
      running.wire.socket(line);
      return line.ends[1];
    },
    joinSecret: () => secrets().join,
    begin: () => ({
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
