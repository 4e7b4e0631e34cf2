import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Host } from '@/table/host/host';
import { newTable } from '@/table/host/asks/newTable';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import { type KeyValueStore, memoryValues } from '@/table/storage/storage';

import { createLiars } from '@/scripts/sim/liars/between';
import { cable, channelOver, tapped } from '@/scripts/sim/faults/network/cable';
import { chanceFrom, keyPair, knownPairKey, knownPublicKeyOf } from './chance';
import { dialHost } from '@/scripts/sim/faults/network/dialHost';
import { copyOf, diskOf, WRITE_FAULTS, type WriteFault } from './disk';
import { openFork } from './fork';
import { openGuestDevice } from './guestDevice';
import { type HostDevice, openHostDevice, TABLE_ID } from './hostDevice';
import { phaseOf } from '@/scripts/sim/faults/naming';
import { createReferee } from '@/scripts/sim/faults/referee';
import { createHostReplacement, type HostReplacementParts } from './hostReplacement';
import { type Process, virtualTime } from './time';
import type { Phone, World, WorldOptions } from './types';
import { movesWithWords } from './words';
import { goodWeather, localWeather } from '@/scripts/sim/faults/network/weather';

/** Making keys for thousands of strangers would cost more than the rest of a run, so they are used again. */
const STRANGERS = { first: 200, count: 1_000 };
const START = 1_700_000_000_000;

/** A whole table in one process: host, phones, screen, bots, disk, clocks and the air between them. */
export function createWorld(of: WorldOptions): World {
  const { game, beginning, plant = {} } = of;
  const time = virtualTime(START);
  const chance = chanceFrom(of.seed);
  const looking = chanceFrom(of.seed + 1);
  let keysTaken = 0;
  const newKeyPair = () => keyPair((keysTaken += 1) - 1);
  let strangers = 0;
  const strangerKey = () => keyPair(STRANGERS.first + ((strangers += 1) % STRANGERS.count)).publicKey;
  const crypto: Crypto = {
    ...tableCrypto,
    randomBytes: chance.bytes,
    newKeyPair,
    publicKeyOf: knownPublicKeyOf,
    pairKey: knownPairKey,
  };

  let bots = beginning === null ? memoryValues() : copyOf(beginning.bots);
  const phones: Phone[] = [];
  const byKey = new Map<PublicKey, Phone>();
  let killing: WriteFault | null = null;
  let running: HostDevice | null = null;
  let isPowerless = false;

  const valuesOf = (key: PublicKey | null): KeyValueStore => {
    const values = byKey.get(key ?? '')?.kept ?? bots;
    const mine = `slips/${(key ?? '').slice(0, 16)}`;
    return { ...values, keys: () => values.keys().filter((name) => name.startsWith(mine)) };
  };
  /** Phones of which the host, or somebody else, sends what their players did not choose. */
  const isUnwatched = ({ name, keys }: Phone): boolean =>
    of.unwatched?.includes(name) === true || of.ledger?.isDupe(keys.publicKey) === true;
  const liars = createLiars();
  const forks = new Map<PublicKey, (channel: Channel) => void>();
  const replacement = createHostReplacement(newKeyPair());
  const { hostKey } = replacement;
  const referee = createReferee({
    game,
    secrets: of.secrets,
    found: beginning?.log ?? [],
    known: beginning?.known ?? null,
    valuesOf,
    isPlayed: (key) => {
      const phone = byKey.get(key ?? '');
      return phone !== undefined && !isUnwatched(phone);
    },
    isPhone: (key) => byKey.has(key),
    ...(of.ledger && { ledger: of.ledger }),
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
    const fork = forks.get(channel.peer);
    if (fork !== undefined) return fork(channel);
    const line = liars.atHost(channel.peer, channel);
    const sends = (peer: PublicKey, text: string) => {
      referee.told(peer, text);
      of.told?.(text);
    };
    host.accept(tapped(line, { isOpen: isRunning, sends, hears: referee.asked }));
  }

  function startHost(): void {
    if (running !== null || replacement.isMoving()) return;
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
    const device = openHostDevice({
      ...of,
      ...{ time, process, store, bots, crypto, chance, accept },
      hostKey: hostKey(),
    });
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
    replacement.start(parts, phone, () => sitDown(phone, process));
  }

  function sitDown(phone: Phone, process: Process): void {
    if (phone === screen || !phone.join) phone.join = secrets().join;
    const { guest, trust } = openGuestDevice({
      ...of,
      isUnwatched,
      now: time.now,
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
        said: (from, text) => {
          referee.left(from, text);
          of.said(from, text);
        },
        running: () => running,
        hostKey,
        // After the table has moved, nobody answers at its old address.
        isSilent: () => isPowerless || phone.epoch !== replacement.epoch(),
      }),
      hello: {
        secret: phone.join,
        ...(phone === screen && { steward: secrets().steward }),
        ...(phone.ticket !== undefined && { ticket: phone.ticket }),
      },
      // The code that people scan names the key that the table's log has.
      hostKey: knownPublicKeyOf(secrets().host),
      isCurrent: () => phone.epoch === replacement.epoch(),
      wish: () => of.wish(world, phone),
      kill: () => killPhone(phone, true),
    });
    phone.now = { process, guest, trust, channel: null };
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
      epoch: replacement.epoch(),
    };
    byKey.set(keys.publicKey, phone);
    return phone;
  }

  /** A line for somebody who is not a phone of this table. */
  const lineFor = <T>({ process }: HostDevice) =>
    cable<T>({ time, weather: goodWeather(time), alive: [process.isAlive, () => true], corrupt: null });

  const parts: HostReplacementParts = {
    ...{ time, crypto, chance, referee, phones, screen, accept, startHost, killHost, sitDown, newKeyPair },
    running: () => running,
    cutPower: () => void (isPowerless = true),
    replaceHostDisk: (lines, values) => {
      disk.remove();
      disk = diskOf(of.disk, lines, (line) => referee.keep(line));
      bots = memoryValues();
      for (const [name, value] of values) bots.set(name, value);
      of.say('the table goes on at another host');
    },
  };

  const world: World = {
    time,
    chance,
    referee,
    crypto,
    liars,
    fork: (phone, carriesVouches) => {
      const { accept: acceptThere, close } = openFork({
        ...of,
        ...{ time, crypto, chance, liars, bots, carriesVouches },
        lines: disk.lines(),
        hostKey: hostKey(),
        join: secrets().join,
        dupe: phone,
        others: phones.filter((each) => each !== phone && !each.isGone),
      });
      forks.set(phone.keys.publicKey, acceptThere);
      for (const line of phone.lines) line.cut([0, 1]);
      return () => {
        forks.delete(phone.keys.publicKey);
        close();
      };
    },
    disk: () => disk,
    phones,
    screen,
    host: () => running,
    startHost,
    killHost,
    loseHost: () => replacement.loseHost(parts),
    isMoving: replacement.isMoving,
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
      accept(running.host, channelOver(line.ends[0], strangerKey(), time));
      return channelOver(line.ends[1], hostKey(), time);
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
      hasWords: phones.some((phone) => movesWithWords(phone, of.game).length > 0),
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
