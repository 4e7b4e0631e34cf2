import { bytesToHex } from '@noble/hashes/utils.js';

import { same } from '@/rules/engine';

import { hex } from '@/table/wire/schema';
import type { PublicKey } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { Device } from '@/table/wire/device';
import type { Crypto } from '@/table/wire/keys';
import type { Op, TableInfo } from '@/table/wire/protocol';
import {
  circleOf,
  nonceOf,
  type Place,
  pledgeFor,
  readRound,
  type Roster,
  type RoundInfo,
  rosterOf,
  roundOf,
} from './round';
import { createAttendance } from './roundAttendance';
import {
  checkBeforePledging,
  checkBeforeShowing,
  checkBegin,
  checkPace,
  checkShown,
  type Given,
  pledgesIn,
  ROUNDS,
  type Self,
} from './roundChecks';
import type { createRoundMemory } from './roundMemory';
import { signHash } from '@/table/trust/sign';
import type { Alarm } from '@/table/trust/trustState';

/** What a phone checks in a round. A test takes one out, to see that the attack then works. */
export const ROUND_DEFENCES = {
  pledge: checkBeforePledging,
  pace: checkPace,
  show: checkBeforeShowing,
  shown: checkShown,
  begin: checkBegin,
};
export type RoundDefences = typeof ROUND_DEFENCES;

export type RoundOp = Op & { readonly type: 'pledge' | 'number' | 'nonce' };

const KEPT_ROUNDS = 32;
const KEPT_CIRCLES = 4;
/** What never happens with an honest host, however bad the line. */
const FALSE_LISTS: readonly (string | null)[] = [
  'bad-list',
  'wrong-runs',
  'device-gone',
  'device-changed',
  'other-list',
  'other-pledge',
  'bad-nonce',
];

const isKey = (key: string | null): key is PublicKey => key !== null && hex(32).safeParse(key).success;

/** Who plays what, as the host tells it; `null` when it names keys that are none. */
function rosterIn({ stage, match, game, rules, options, seats, devices }: TableInfo): Roster | null {
  const taken = seats.map(({ kind, key, device }, seat) => ({
    seat,
    kind,
    key,
    device: device === null ? null : (devices[device]?.key ?? ''),
  }));
  const isSound = ({ kind, key, device }: (typeof taken)[number]) =>
    kind !== 'open' && isKey(key) && (device === null || isKey(device));
  if (!taken.every(isSound)) return null;
  return {
    match: stage === 'lobby' ? match + 1 : match,
    game,
    rules,
    options,
    seats: taken as Roster['seats'],
  };
}

const isComplete = ({ from }: RoundInfo): boolean => from.every(({ nonce }) => nonce !== null);

const texts = (devices: readonly Device[]) => devices.map(({ key, runs }) => `${key} ${runs}`).sort();

/**
 * Since the round was opened, somebody has come, gone, or taken a seat. The host asks anew as soon as it can write that
 * down; until then nobody takes part, and nobody thinks ill of it.
 */
const isOutdated = ({ devices }: TableInfo, told: RoundInfo): boolean =>
  !same(texts(told.devices), texts(devices.filter(({ out }) => !out)));

/** A phone's side of rounds: what it gives, what it was told, and what it makes of it. */
export function createRoundGuest(deps: {
  readonly place: Place;
  readonly self: Device;
  /** The seats of all guests that this phone has had, and of those whom the host has let in on the lines of now. */
  readonly seatKeys: () => { readonly all: ReadonlySet<PublicKey>; readonly open: ReadonlySet<PublicKey> };
  readonly crypto: Pick<Crypto, 'randomBytes'>;
  readonly memory: ReturnType<typeof createRoundMemory>;
  readonly clock: Clock;
  readonly defences: RoundDefences;
  readonly alarm: (alarm: Alarm) => void;
  readonly leftOut: (match: number) => void;
  /** Something can be done now that was too early before. */
  readonly look: () => void;
}) {
  const { self, memory, clock, defences } = deps;
  const { hostKey } = deps.place;
  const attendance = createAttendance({ ...deps, self: self.key, hostKey, begin: defences.begin });
  let isQuiet = false;
  let cancel: () => void = () => undefined;

  const seatsIn = ({ seats }: TableInfo): Self['seats'] =>
    seats.flatMap(({ key }, seat) => (key !== null && deps.seatKeys().all.has(key) ? [{ seat, key }] : []));

  function ofIn(table: TableInfo, told: RoundInfo): { of: string; roster: Roster | null } | null {
    const roster = told.for === 'deal' ? rosterIn(table) : null;
    if (told.for === 'deal' && roster === null) return null;
    const circle = circleOf(deps.place, told.devices);
    return { of: roundOf(circle, roster && rosterOf(roster), told.round), roster };
  }

  const givenTo = (table: TableInfo, told: RoundInfo): Given | undefined =>
    (told.for === 'deal' ? memory.dealt(matchOf(table)).given : memory.circle().given).find(
      ({ round }) => round === told.round,
    );

  /** The match that is dealt from the round the table tells of. */
  const matchOf = ({ stage, match }: TableInfo): number => (stage === 'lobby' ? match + 1 : match);

  /** `false`: this phone is full. What it cannot keep it does not give. */
  function keep(table: TableInfo, told: RoundInfo, now: Given): boolean {
    const before = told.for === 'deal' ? memory.dealt(matchOf(table)).given : memory.circle().given;
    const given = [...before.filter(({ round }) => round !== now.round), now];
    return told.for === 'deal'
      ? memory.keepDealt(matchOf(table), { given })
      : memory.keepCircle({ given: given.slice(-KEPT_CIRCLES) });
  }

  function warn(problem: string | null): void {
    if (FALSE_LISTS.includes(problem)) deps.alarm({ what: 'changed-list', with: null });
  }

  /** A key on this device that it never had, or one of its own on another: no honest host says so. */
  function hasFalseKey(roster: Roster): boolean {
    const { all, open } = deps.seatKeys();
    return roster.seats.some(({ key, device }) =>
      device === self.key ? !all.has(key) : open.has(key) && device !== key,
    );
  }

  /** Binds this phone to a number, if it may take part in this round at all. */
  function bind(table: TableInfo, told: RoundInfo, isBallotOpen: boolean): Given | null {
    const circle = memory.circle();
    const { heard, devices, from } = circle;
    const last = heard.at(-1);
    // Whoever was away has not heard that the last start came to its end, one way or another.
    const isNewStart =
      isQuiet || last?.round === circle.bound || clock.now() - (last?.at ?? 0) >= ROUNDS.startMs;
    const start = (last?.start ?? 0) + (isNewStart ? 1 : 0);
    const now = { told, at: clock.now(), start };
    const pace = defences.pace(heard, now);
    if (pace === 'too-soon') {
      cancel();
      cancel = clock.after(ROUNDS.apartMs, deps.look);
    }
    const at = ofIn(table, told);
    if (pace !== null || at === null || isOutdated(table, told)) return null;
    const { of, roster } = at;
    const problem = defences.pledge({
      // Whether these are the rules that this phone has is the audit's question: it binds the host to what it said.
      self: { ...self, seats: seatsIn(table), rules: roster?.rules ?? null },
      told,
      roster,
      before: {
        devices: circle.hostKey === hostKey ? devices.filter(({ key }) => from.includes(key)) : [],
        out: table.devices.flatMap(({ key, out }) => (out ? [key] : [])),
      },
      isBallotOpen,
    });
    warn(problem);
    if (problem === 'wrong-seats' && roster !== null && hasFalseKey(roster))
      deps.alarm({ what: 'false-key', with: self.key });
    if (problem !== null) return null;
    isQuiet = false;
    const isNew = !heard.some(({ round }) => round === told.round);
    const heardNow = [...heard, { round: told.round, at: now.at, start }].slice(-KEPT_ROUNDS);
    const given = { round: told.round, of, number: bytesToHex(deps.crypto.randomBytes(32)), saw: null };
    if ((isNew && !memory.keepCircle({ heard: heardNow })) || !keep(table, told, given)) return null;
    attendance.gave(told.round);
    return given;
  }

  /** A round is told of long after it came to its end, and after later ones: each counts once, in its order. */
  function isLater(round: string): boolean {
    const { heard, bound } = memory.circle();
    const placeOf = (id: string | null) => heard.findIndex((each) => each.round === id);
    return placeOf(round) > placeOf(bound);
  }

  /** Told that all nonces are there: the circle is bound, and there may be a new sign. */
  function finish(table: TableInfo, told: RoundInfo): void {
    if (!isLater(told.round)) return;
    const given = givenTo(table, told);
    const problem = given === undefined ? 'never-shown' : defences.shown(given, told);
    warn(problem);
    if (given === undefined || problem !== null) return;
    const from = told.from.map(({ device }) => device);
    const devices = told.devices.map(({ key }) => key);
    const next = { bound: told.round, hostKey, devices: told.devices, from };
    if (table.sign === told.round) {
      const shown = told.from.map(({ device, pledge, nonce }) => ({
        device,
        pledge: pledge ?? '',
        nonce: nonce ?? '',
      }));
      const { round: id, tries, without } = told;
      const hash = signHash(given.of, shown);
      const sign = { id, hash, tries, without, devices, from, isSame: false, scanned: [] };
      memory.keepCircle({ ...next, sign });
      return;
    }
    const { sign } = memory.circle();
    const stands = (now: readonly PublicKey[], then: readonly PublicKey[]) =>
      now.every((key) => then.includes(key));
    // A circle that somebody new is in has a sign of its own.
    if (sign?.id === table.sign && sign !== null)
      if (!stands(devices, sign.devices) || !stands(from, sign.from))
        return deps.alarm({ what: 'changed-list', with: null });
    memory.keepCircle(next);
  }

  return {
    beat: attendance.beat,
    beatSent: attendance.beatSent,
    beatAnswered: attendance.beatAnswered,
    heard(table: TableInfo): void {
      const [deal, circle] = [readRound(table.shuffle), readRound(table.circle)];
      // Nothing is going on: the next round is the first of a new start.
      const now = table.stage === 'lobby' ? deal : circle;
      if (now === null || isComplete(now)) isQuiet = true;
      for (const told of [deal, circle])
        if (told !== null && told.from.length > 0 && isComplete(told)) finish(table, told);
      attendance.heard(table, deal, seatsIn(table).length > 0);
    },
    lost: attendance.lost,
    /** What this phone owes the round under way. It shows its number only when everyone is bound to theirs. */
    due(table: TableInfo, isBallotOpen: boolean): RoundOp | null {
      const told = readRound(table.stage === 'lobby' ? table.shuffle : table.circle);
      const own = told?.from.find(({ device }) => device === self.key);
      if (told === null || own === undefined || own.nonce !== null || seatsIn(table).length === 0)
        return null;
      const { round } = told;
      const given = givenTo(table, told) ?? (own.pledge === null ? bind(table, told, isBallotOpen) : null);
      const of = ofIn(table, told)?.of;
      if (given === null || of === undefined) return null;
      const nonce = nonceOf(given.number);
      if (own.pledge === null)
        return of === given.of ? { type: 'pledge', round, of, pledge: pledgeFor(of, self.key, nonce) } : null;
      const problem = defences.show(self.key, given, told, of);
      warn(problem);
      if (problem !== null) return null;
      if (given.saw === null && !keep(table, told, { ...given, saw: pledgesIn(told) })) return null;
      return told.for === 'deal'
        ? { type: 'number', round, number: given.number }
        : { type: 'nonce', round, nonce };
    },
    /** The host has read it, and took it or not. */
    read: ({ round, type }: RoundOp): void => attendance.read(round, type),
    close: () => cancel(),
  };
}
