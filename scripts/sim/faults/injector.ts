import { PROTOCOL } from '@/table/wire/version';

import type { Fate } from './network/cable';
import type { Phone, World } from './world/types';

/** Everything that can go wrong, each with how often it is chosen among the others. */
const WEIGHTS = {
  slow: 10,
  flaky: 10,
  corrupt: 6,
  cut: 8,
  'cut, one end told': 6,
  'dead line': 4,
  partition: 6,
  'kill a phone': 10,
  'kill a voter': 8,
  'kill a phone while it writes': 6,
  'kill the host': 8,
  'kill the host while it writes': 10,
  'host gone': 2,
  'disk full': 4,
  'clock jump': 6,
  garbage: 4,
  flood: 2,
  "another's seat": 5,
  replay: 6,
  'phone gone': 3,
  'voter gone': 4,
  'seat moved': 3,
} as const;
type Kind = keyof typeof WEIGHTS;

const ROW = Object.entries(WEIGHTS).flatMap(([kind, weight]) =>
  Array.from({ length: weight }, () => kind as Kind),
);
const FOR_GOOD: readonly Kind[] = ['host gone', 'phone gone', 'voter gone', 'seat moved'];
const LONGEST_DELAY = 5_000;
const HOUR = 3_600_000;
const JUMPS = [-2 * HOUR, -60_000, -8_000, 8_000, 60_000, 2 * HOUR];

/** Lets things go wrong, one by one, and puts everything right in the end. */
export function createInjector(
  world: World,
  count: (fault: string) => void,
  say: (what: string) => void,
  /** Players wait for phones that do not confirm, so nobody goes for good. */
  isLying: boolean,
) {
  const { time, chance, referee } = world;
  /** Asks that phones have sent, for those who send them again. */
  const sent = new Map<Phone, string[]>();
  let latest = time.now();
  let asksOfStrangers = 1_000_000;

  const all = () => [...world.phones, world.screen].filter(({ isGone }) => !isGone);
  const some = (): Phone => {
    const phones = all();
    return phones[chance.int(phones.length)] as Phone;
  };
  const happened = (fault: string, whom?: Phone) => {
    count(fault);
    say(`${fault}${whom ? `: ${whom.name}` : ''}`);
  };
  const later = (least: number, most: number, run: () => void) => {
    const at = time.now() + chance.between(least, most);
    latest = Math.max(latest, at);
    time.at(at, run);
  };
  const restart = (phone: Phone) => later(100, 6_000, () => world.startPhone(phone));

  function killPhone(phone: Phone, fault: string): void {
    if (phone.now === null) return;
    happened(fault, phone);
    world.killPhone(phone, chance.percent(60));
    restart(phone);
  }

  function lose(phone: Phone | null, fault: string): void {
    // Too few may be left to open the log.
    if (phone === null || world.isMoving() || world.phones.filter(({ isGone }) => !isGone).length < 2) return;
    happened(fault, phone);
    world.killPhone(phone, chance.percent(50));
    phone.isGone = true;
  }

  /** A player whose phone has locked a ballot that is not open yet. */
  function voter(): Phone | null {
    const table = referee.table();
    const ballot = referee.match()?.state.ballot ?? null;
    if (table === null || ballot === null) return null;
    const locked = world.phones.filter(({ keys, isGone }) => {
      const seat = table.seats.findIndex(({ key }) => key === keys.publicKey);
      return !isGone && seat >= 0 && (ballot.locks[seat] ?? null) !== null && ballot.opened[seat] === null;
    });
    return locked[chance.int(Math.max(1, locked.length))] ?? null;
  }

  const DO: { readonly [kind in Kind]: () => void } = {
    slow: () => {
      const phone = some();
      say(`slow: ${phone.name}`);
      phone.weather.slow(chance.between(500, 5_000), LONGEST_DELAY);
    },
    flaky: () => {
      const phone = some();
      say(`flaky: ${phone.name}`);
      const fates: readonly (readonly [Fate, number])[] = [
        ['vanishes', 20],
        ['twice', 20],
        ['overtaken', 20],
      ];
      phone.weather.flaky(chance.between(500, 5_000), fates);
    },
    corrupt: () => some().weather.flaky(chance.between(300, 2_000), [['corrupt', 25]]),
    cut: () => {
      const phone = some();
      happened('line cut', phone);
      for (const line of phone.lines) line.cut([0, 1]);
    },
    'cut, one end told': () => {
      const phone = some();
      happened('line cut, one end told', phone);
      for (const line of phone.lines) line.cut([chance.percent(50) ? 0 : 1]);
    },
    'dead line': () => some().weather.flaky(300, [['dies', 100]]),
    partition: () => {
      const waits = chance.percent(50);
      const ms = chance.between(500, 8_000);
      for (const phone of all())
        if (chance.percent(50)) {
          happened(waits ? 'partition, frames wait' : 'partition', phone);
          phone.weather.partition(ms, waits);
          if (!waits && chance.percent(50)) for (const line of phone.lines) line.cut([]);
        }
      later(ms, ms, () => undefined);
    },
    'kill a phone': () => killPhone(some(), 'phone killed'),
    'kill a voter': () => {
      const phone = voter();
      if (phone !== null) killPhone(phone, 'voter killed between lock and opening');
    },
    'kill a phone while it writes': () => {
      const phone = some();
      phone.writing = chance.percent(50) ? 'before' : 'after';
      later(4_000, 6_000, () => {
        phone.writing = null;
        world.startPhone(phone);
      });
    },
    'kill the host': () => {
      if (world.host() === null) return;
      happened('host killed');
      world.killHost(chance.percent(60));
      later(100, 6_000, world.startHost);
    },
    'kill the host while it writes': () => {
      world.killNextWrite((['before', 'torn', 'after'] as const)[chance.int(3)] ?? 'torn');
      later(2_000, 6_000, world.startHost);
    },
    'host gone': () => {
      void world.loseHost().then((isLost) => {
        if (isLost) happened('host gone for good');
      });
    },
    'disk full': () => world.killNextWrite('full'),
    'clock jump': () => {
      const at = chance.int(all().length + 1);
      const phone = all()[at];
      const process = phone === undefined ? world.host()?.process : phone.now?.process;
      if (process === undefined) return;
      happened('clock jump', phone);
      process.jump(JUMPS[chance.int(JUMPS.length)] ?? 0);
    },
    garbage: () => {
      happened('hostile: garbage');
      const channel = world.stranger();
      if (chance.percent(50)) channel?.send(hello(world));
      for (let n = 0; n < 5; n += 1) channel?.send(GARBAGE[chance.int(GARBAGE.length)] ?? '');
    },
    flood: () => {
      happened('hostile: flood');
      const channel = world.stranger();
      channel?.send(hello(world));
      for (let n = 0; n < 150; n += 1)
        channel?.send(n % 2 === 0 ? '{"t":"sync"}' : '{"t":"beat","rev":0,"news":0}');
    },
    "another's seat": () => {
      happened("hostile: another's seat");
      const channel = world.stranger();
      channel?.send(hello(world));
      const victim = world.phones[chance.int(world.phones.length)];
      const seat = chance.int(world.referee.table()?.seats.length ?? 1);
      const legal = victim?.now?.guest.state().snapshot?.legal ?? [];
      const ops: readonly object[] = [
        ...legal
          .slice(0, 5)
          .map((move) => ({ type: 'move', rev: victim?.now?.guest.state().rev ?? 0, move })),
        { type: 'move', rev: 0, move: { type: 'open', slips: ['00'.repeat(32)] } },
        { type: 'ticket', seat },
        { type: 'bot', seat, on: true },
        { type: 'propose', strike: seat, ballot: victim?.now?.guest.state().snapshot?.ballot?.key ?? '' },
        { type: 'start' },
        { type: 'again' },
        { type: 'options', options: {} },
        { type: 'rename', name: 'Mallory' },
        { type: 'stand' },
      ];
      for (const [n, op] of ops.entries())
        channel?.send(JSON.stringify({ t: 'ask', id: `mallory${(asksOfStrangers += 1)}-${n}`, op }));
    },
    replay: () => {
      const phone = some();
      // Those that were played: what was refused is its player's to try again.
      const asks = (sent.get(phone) ?? []).filter((text) => referee.hasMove(idOf(text)));
      if (asks.length === 0 || phone.now === null) return;
      happened('hostile: own frames again', phone);
      for (let n = 0; n < 4; n += 1) phone.now.channel?.send(asks[chance.int(asks.length)] ?? '');
    },
    'phone gone': () => {
      const left = world.phones.filter(({ isGone }) => !isGone);
      lose(left[chance.int(left.length)] ?? null, 'phone gone for good');
    },
    'voter gone': () => lose(voter(), 'voter gone for good between lock and opening'),
    'seat moved': () => {
      const left = world.phones.filter(
        ({ isGone, now, keys }) => !isGone && now !== null && isSeated(world, keys.publicKey),
      );
      const phone = left[chance.int(left.length)];
      const seat = phone?.now?.guest.state().you.seat ?? null;
      if (phone === undefined || phone.now === null || seat === null) return;
      void phone.now.guest.ask({ type: 'ticket', seat }).then((answer) => {
        if (!answer.ok || answer.ticket === undefined || isOver) return;
        happened('seat moved to another phone', phone);
        world.addPhone(answer.ticket);
        phone.isGone = true;
        latest = Math.max(latest, time.now());
      });
    },
  };
  let isOver = false;

  return {
    /** Remembers what phones ask, for `replay`. */
    heard: (phone: Phone, text: string) => {
      if (!text.includes('"ask"')) return;
      const asks = sent.get(phone) ?? [];
      asks.push(text);
      if (asks.length > 30) asks.shift();
      sent.set(phone, asks);
    },
    strike: () => {
      const kind = ROW[chance.int(ROW.length)] ?? 'cut';
      if (!isLying || !FOR_GOOD.includes(kind)) DO[kind]();
    },
    /** Ends all faults. Returns the time at which the effect of the last one is over. */
    end: (): number => {
      isOver = true;
      for (const phone of all()) {
        phone.weather.clear();
        phone.writing = null;
        world.startPhone(phone);
      }
      world.killNextWrite(null);
      world.startHost();
      latest = time.now();
      for (const { weather } of all()) latest = Math.max(latest, weather.latest());
      return latest;
    },
  };
}

const idOf = (text: string): string => (JSON.parse(text) as { id?: string }).id ?? '';

const isSeated = (world: World, key: string) =>
  world.referee.table()?.seats.some((seat) => seat.key === key) === true;

const hello = (world: World) =>
  JSON.stringify({ t: 'hello', protocol: PROTOCOL, secret: world.joinSecret() });

const GARBAGE = [
  '',
  'null',
  '[]',
  '{}',
  '{"t":"ask"}',
  '{"t":"ask","id":"12345678","op":{"type":"move","rev":0,"move":{"type":"__proto__"}}}',
  '{"t":"ask","id":"12345678","op":{"type":"move","rev":1e999,"move":{"type":"lock","commitments":[]}}}',
  '{"t":"beat","rev":-5,"news":9007199254740991}',
  '\u0000\uffff\ud800',
  '{"t":"hello","protocol":1,"secret":"00"}',
  '['.repeat(5_000),
];
