import { bytesToHex } from '@/net/bytes';
import { publicKeyOf } from '@/net/secure/keys';
import type { Loopback } from '@/net/loopback';
import type { Game, GameTypes, Legal, Seat } from '@/rules/engine';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { auditGame } from '@/table/audit/audit';
import { createRecoveryClient } from '@/table/recovery/recoveryClient';
import { createBots } from '@/table/bots/bots';
import { createPhoneTrust, type Defences, type PhoneTrust } from '@/table/trust/phoneTrust';
import type { Runs } from '@/table/wire/device';
import { type Dial, DialError } from '@/table/wire/channel';
import { createGuest, type Guest, type GuestDeps } from '@/table/guest/guest';
import { type Host, type HostDeps, newTable, openHost } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';
import { type Moved, rememberMove } from '@/table/recovery/rememberedMove';
import { type KeyValueStore, type LogStore, memoryLog, memoryValues } from '@/table/storage/storage';

import { watchedValues } from '@/table/storage/watchedValues';

import { createLiars } from '@/scripts/sim/liars/between';
import { badLine, type Faults } from './badLine';
import { cryptoFrom } from './cryptoFrom';
import { type FakeClock, fakeClock } from './fakeClock';

/** A guest's phone: what survives a reload, and the guest that runs on it now. */
export type Phone = {
  readonly keys: KeyPair;
  readonly values: KeyValueStore;
  /** When it is not the key of its seat. */
  readonly device?: KeyPair;
  readonly runs?: Runs;
  /** What its guests share now. */
  trust?: PhoneTrust;
  /** What it checks by itself, when that is not all. */
  readonly defences?: Partial<Defences>;
  guest: Guest;
};

export type Frame = { readonly to: string; readonly text: string };

/** A whole table in one process, with a clock of its own, a line that can be bad, and every frame kept. */
export function tableOf<G extends GameTypes>(
  game: Game<G>,
  given: {
    faults?: Faults;
    seed?: number;
    store?: LogStore;
    time?: FakeClock;
    /** The rules by which the phones check, when the host plays by others. */
    rules?: Game<G>;
    /** How the phones check, when not by all they know. */
    audit?: typeof auditGame;
    /** What a cheating host makes of what it says. */
    tamper?: (text: string, log: () => readonly string[]) => string;
    botValues?: KeyValueStore;
    /** Bots wait for the phones, as at a table of people. */
    patient?: boolean;
    /** What else every phone is given. */
    phones?: Partial<GuestDeps>;
    /** A host with a defence taken out. */
    host?: Pick<HostDeps, 'defences'>;
    /** Defences that every phone goes without. */
    defences?: Partial<Defences>;
  } = {},
) {
  const time = given.time ?? fakeClock();
  const { clock } = time;
  const games = { [game.id]: game as unknown as Game };
  const store = given.store ?? memoryLog();
  const random = createRandom(seedFrom(given.seed ?? 1));
  const crypto = cryptoFrom(-1 - (given.seed ?? 1));
  if (store.read().length === 0)
    store.append(newTable({ id: 'table', game: game as unknown as Game, crypto }));
  const frames: Frame[] = [];
  const lines = new Map<Loopback, string>();
  const liars = createLiars();
  /** Phones that are shown another game. */
  const forks = new Map<string, Host>();
  const botValues = watchedValues(given.botValues ?? memoryValues());
  let faults: Faults = given.faults ?? {};
  let host: Host | null = null;
  let detach: () => void = () => undefined;

  /** A host that shows two games and wants nobody to miss a vouch carries them from one to the other. */
  function carryAcross(from: string, text: string): void {
    const frame = JSON.parse(text) as { t: string; kind: string; of: string; macs: [string, string][] };
    if (forks.size === 0 || frame.t !== 'vouch') return;
    for (const [to, mac] of frame.macs)
      for (const [line, key] of lines)
        if (key === to && forks.has(to) !== forks.has(from))
          line.host.send(
            JSON.stringify({ t: 'vouched', list: [{ from, kind: frame.kind, of: frame.of, mac }] }),
          );
  }

  const dial =
    (keys: KeyPair): Dial =>
    () => {
      const at = forks.get(keys.publicKey) ?? host;
      if (at === null) return Promise.reject(new DialError('unreachable'));
      const line = badLine({
        keys: { host: publicKeyOf(at.secretKey), guest: keys.publicKey },
        faults,
        schedule: (run, ms) => void clock.after(ms, run),
        random: () => random.int(1_000_000) / 1_000_000,
      });
      lines.set(line, keys.publicKey);
      at.accept({
        ...liars.atHost(keys.publicKey, {
          ...line.host,
          listen: (on) =>
            line.host.listen({
              ...on,
              message: (text) => {
                carryAcross(keys.publicKey, text);
                on.message(text);
              },
            }),
          send: (text) => {
            frames.push({ to: keys.publicKey, text });
            line.host.send(given.tamper?.(text, store.read) ?? text);
          },
        }),
      });
      return Promise.resolve(line.guest);
    };
  const bots = createBots({
    crypto,
    clock,
    values: botValues,
    dial,
    ...(!given.patient && { pace: () => 10 }),
  });

  function start(): Host {
    host = openHost({ store, games, clock, crypto, newBot: bots.newBot, botValues, ...given.host });
    detach = bots.attach(host);
    return host;
  }

  const trustOf = ({ keys, values, device, runs, defences }: Omit<Phone, 'guest'>): PhoneTrust =>
    createPhoneTrust({
      place: { table: 'table', hostKey: publicKeyOf(host?.secretKey ?? '') },
      device: device ?? keys,
      runs: runs ?? 'app',
      crypto,
      values,
      clock,
      defences: { ...given.defences, ...defences },
    });

  function open(
    phone: Omit<Phone, 'guest'>,
    hello: Partial<GuestDeps['hello']> = {},
    trust?: PhoneTrust,
  ): Guest {
    return createGuest({
      keys: phone.keys,
      values: phone.values,
      trust: trust ?? trustOf(phone),
      crypto,
      clock,
      dial: dial(phone.keys),
      auditor: { phone: phone.keys.publicKey.slice(0, 16), load },
      ...given.phones,
      hello: { secret: joinSecret, ...hello },
    });
  }

  const load = () =>
    Promise.resolve({ game: (given.rules ?? game) as unknown as Game, audit: given.audit ?? auditGame });
  const { joinSecret, stewardSecret } = start();

  return {
    ...time,
    store,
    frames,
    botValues,
    joinSecret,
    stewardSecret,
    host: () => {
      if (host === null) throw new Error('the host is down');
      return host;
    },
    phone: (hello?: Partial<GuestDeps['hello']>, as: Partial<Phone> = {}): Phone => {
      const kept = { keys: crypto.newKeyPair(), values: memoryValues(), ...as };
      const trust = trustOf(kept);
      return { ...kept, trust, guest: open(kept, hello, trust) };
    },
    /** One more player on the same phone. */
    passed: (phone: Omit<Phone, 'guest'>, trust: PhoneTrust): Phone => {
      const kept = { ...phone, keys: crypto.newKeyPair(), device: phone.device ?? phone.keys };
      return { ...kept, guest: open(kept, {}, trust) };
    },
    trustOf,
    /** The tab is closed and opened again; only what was stored is left. */
    reload: (phone: Phone, hello?: Partial<GuestDeps['hello']>): void => {
      phone.guest.close();
      phone.trust = trustOf(phone);
      phone.guest = open(phone, hello, phone.trust);
    },
    /** The same phone's keys and store, in another tab. */
    tab: (phone: Pick<Phone, 'keys' | 'values'> & Partial<Phone>): Guest => open(phone),
    /** A phone that looks for its table here, as after its host was gone. */
    client: ({ keys, guest }: Phone) =>
      createRecoveryClient({
        dial: dial(keys),
        clock,
        keys,
        crypto,
        logs: guest.sealedLogs(),
        former: { hostKey: '', addresses: [], join: joinSecret },
      }),
    /** The phone knows that the table has moved. */
    remember: ({ values }: Phone, moved: Moved) => rememberMove(values, 'table', moved),
    setFaults: (now: Faults) => (faults = now),
    /** Nothing is said goodbye to: the process is gone, the log is what it is. */
    kill: (): void => {
      detach();
      host?.close();
      host = null;
      for (const line of lines.keys()) line.cut();
      lines.clear();
    },
    restart: start,
    between: liars.between,
    /** From now on the host shows these phones another game, which goes on from the same log. It still carries vouches. */
    fork: (phones: readonly Pick<Phone, 'keys'>[]): Host => {
      const other = memoryLog();
      for (const line of store.read()) other.append(line);
      const second = openHost({ store: other, games, clock, crypto, newBot: bots.newBot, botValues });
      for (const { keys } of phones) forks.set(keys.publicKey, second);
      for (const [line, key] of lines) if (forks.has(key)) line.cut();
      return second;
    },
    /** The lying host shows everybody the same game again. */
    join: (): void => {
      const lied = [...forks.keys()];
      forks.clear();
      for (const [line, key] of lines) if (lied.includes(key)) line.cut();
    },
    id: () => bytesToHex(crypto.randomBytes(12)),
  };
}

/** Four phones, seated and dealt in. */
export async function seated<G extends GameTypes>(
  game: Game<G>,
  count: number,
  given: Parameters<typeof tableOf<G>>[1] & {
    options?: Record<string, string | number>;
    bots?: number;
  } = {},
) {
  const table = tableOf(game, given);
  const phones = Array.from({ length: count }, () => table.phone());
  await table.pass(100);
  for (const [seat, { guest }] of phones.entries()) {
    void guest.ask({ type: 'sit', seat, name: `Player ${seat}` });
    await table.pass(5_000);
  }
  if (given.options) {
    void phones[0]?.guest.ask({ type: 'options', options: given.options });
    // On a bad line the start would overtake it.
    await table.pass(5_000);
  }
  if (given.bots) table.host().seatBots(given.bots);
  void phones[0]?.guest.ask({ type: 'start' });
  await table.pass(5_000);
  return { table, phones };
}

export const legalOf = (phone: Phone): readonly Legal<GameTypes>[] =>
  phone.guest.state().snapshot?.legal ?? [];

/** Players who are told that a phone does not confirm wait for it in vain, and tell all the same. */
export async function tellAnyway({
  table,
  phones,
}: {
  table: ReturnType<typeof tableOf>;
  phones: readonly Phone[];
}): Promise<void> {
  await table.pass(3_500);
  for (const { guest } of phones) {
    const { asks } = guest.state().trust;
    if (asks !== null) guest.tellAnyway(asks.id);
  }
  await table.pass(500);
}

/** The legal move that has all of `like`, or a clear failure. */
export function pick(phone: Phone, like: object): Legal<GameTypes> {
  const found = legalOf(phone).find((move) =>
    Object.entries(like).every(
      ([key, value]) => JSON.stringify((move as Record<string, unknown>)[key]) === JSON.stringify(value),
    ),
  );
  if (found === undefined)
    throw new Error(`no legal ${JSON.stringify(like)} among ${JSON.stringify(legalOf(phone))}`);
  return found;
}

/** Everyone does something random and legal until the game is over. Returns the number of choices made. */
export async function playOn(
  { table, phones }: { table: ReturnType<typeof tableOf>; phones: readonly Phone[] },
  given: {
    seed?: number;
    until?: () => boolean;
    max?: number;
    /** Moves that are made whenever they can be. */
    seeks?: (move: Legal<GameTypes>) => boolean;
  } = {},
): Promise<number> {
  const random = createRandom(seedFrom(given.seed ?? 7));
  let made = 0;
  for (let step = 0; step < (given.max ?? 3_000); step += 1) {
    if (phones.every(({ guest }) => guest.state().table?.stage === 'over') || given.until?.() === true)
      return made;
    const phone = phones[random.int(phones.length)] as Phone;
    const { asks } = phone.guest.state().trust;
    if (asks !== null) phone.guest.tellAnyway(asks.id);
    const all = legalOf(phone);
    const sought = all.filter((move) => given.seeks?.(move) === true);
    const legal = sought.length > 0 ? sought : all;
    // A kind first: moves with few ways to make them would hardly ever be made.
    const kinds = [...new Set(legal.map(({ type }) => type))];
    const kind = kinds[random.int(Math.max(1, kinds.length))];
    const ways = legal.filter(({ type }) => type === kind);
    const chosen = ways[random.int(Math.max(1, ways.length))];
    if (chosen !== undefined) {
      made += 1;
      void phone.guest.choose(chosen, wordsFor(table.host().game(), chosen));
    }
    await table.pass(step % 10 === 0 ? 2_000 : 60);
  }
  return made;
}

/** A move that carries words is often nothing without them. */
const wordsFor = (game: Game, { type }: Legal<GameTypes>): string | undefined =>
  game.moves[type]?.text === undefined ? undefined : 'As we said';

export const seatOf = ({ guest }: Phone): Seat | null => guest.state().you.seat;
