import { same, type Seat } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import type { Device, Runs } from '@/table/wire/device';
import type { Hash } from '@/table/trust/hash';
import { nonceOf, pledgeFor, type Roster, type RosterSeat, type RoundInfo, type RoundNumber } from './round';

/** What this phone knows about itself, without asking the host. */
export type Self = {
  readonly key: PublicKey;
  readonly runs: Runs;
  readonly seats: readonly { readonly seat: Seat; readonly key: PublicKey }[];
  /** The version of the game's rules that this phone has; `null` when it has none. */
  readonly rules: number | null;
};

/** The circle this phone was in before, and who has left it since. */
export type Before = { readonly devices: readonly Device[]; readonly out: readonly PublicKey[] };

export type PledgeProblem =
  /** The lists contradict themselves. */
  | 'bad-list'
  /** This device is not in the circle, or its number is not asked for. */
  | 'not-listed'
  | 'not-asked'
  /** The host says something else of this device than it said of itself. */
  | 'wrong-runs'
  | 'wrong-seats'
  | 'other-rules'
  /** A device of the circle before is missing, and nobody said that it left. */
  | 'device-gone'
  /** A page is said to run the app now: others would trust it more than they should. */
  | 'device-changed'
  | 'ballot-open';

/** Before a phone binds itself to anything. */
export function checkBeforePledging(of: {
  readonly self: Self;
  readonly told: RoundInfo;
  /** `null` in a round that only makes a circle. */
  readonly roster: Roster | null;
  readonly before: Before;
  readonly isBallotOpen: boolean;
}): PledgeProblem | null {
  const { self, told, roster, before } = of;
  if (!isConsistent(told, roster)) return 'bad-list';
  if (of.isBallotOpen) return 'ballot-open';
  const own = told.devices.find(({ key }) => key === self.key);
  if (own === undefined) return 'not-listed';
  if (own.runs !== self.runs) return 'wrong-runs';
  if (roster !== null && !same(seatsOn(roster, self.key), seatTexts(self.seats))) return 'wrong-seats';
  if (roster !== null && roster.rules !== self.rules) return 'other-rules';
  for (const { key, runs } of before.devices) {
    const now = told.devices.find((device) => device.key === key);
    if (now === undefined && !before.out.includes(key)) return 'device-gone';
    if (runs === 'page' && now !== undefined && now.runs !== 'page') return 'device-changed';
  }
  return told.from.some(({ device }) => device === self.key) ? null : 'not-asked';
}

const seatTexts = (seats: Self['seats']): readonly string[] =>
  seats.map(({ seat, key }) => `${seat} ${key}`).sort();
const seatsOn = ({ seats }: Roster, device: PublicKey): readonly string[] =>
  seatTexts(seats.filter((at) => at.device === device));

const isDistinct = (list: readonly (string | number)[]): boolean => new Set(list).size === list.length;

function isConsistent(told: RoundInfo, roster: Roster | null): boolean {
  const devices = told.devices.map(({ key }) => key);
  const from = told.from.map(({ device }) => device);
  if (!isDistinct(devices) || !isDistinct(from) || !from.every((key) => devices.includes(key))) return false;
  if (told.devices.filter(({ runs }) => runs === 'host').length > 1) return false;
  if ((told.for === 'deal') !== (roster !== null) || (told.for === 'deal') !== (told.host !== null))
    return false;
  const seats = roster?.seats ?? [];
  const isHeld = ({ kind, device }: RosterSeat) =>
    kind === 'bot' ? device === null : device !== null && devices.includes(device);
  return (
    seats.every(isHeld) &&
    isDistinct(seats.map(({ seat }) => seat)) &&
    isDistinct(seats.map(({ key }) => key))
  );
}

/** A host that may ask as often as it likes picks the deck that it likes, and tries signs until two are alike. */
export const ROUNDS = { perStart: 8, perHour: 24, apartMs: 2_000, startMs: 100_000 } as const;
const HOUR_MS = 3_600_000;

/** A round this phone was told of, by its own clock. `start` counts the times a shuffle began anew. */
export type Heard = { readonly round: string; readonly at: number; readonly start: number };

export type PaceProblem = 'too-many-rounds' | 'too-soon' | 'hidden-tries';

/** Whether this phone takes part in one more round. A round told of again is not a new one. */
export function checkPace(
  heard: readonly Heard[],
  now: { readonly told: Pick<RoundInfo, 'round' | 'tries'>; readonly at: number; readonly start: number },
): PaceProblem | null {
  if (heard.some(({ round }) => round === now.told.round)) return null;
  const within = (ms: number) => heard.filter(({ at }) => Math.abs(now.at - at) < ms).length;
  const inStart = heard.filter(({ start }) => start === now.start).length;
  if (inStart >= ROUNDS.perStart || within(HOUR_MS) >= ROUNDS.perHour) return 'too-many-rounds';
  if (now.told.tries <= inStart) return 'hidden-tries';
  return within(ROUNDS.apartMs) > 0 ? 'too-soon' : null;
}

/** Who was bound to what when this phone showed its number: on its disk before the number leaves. */
export type Pledges = {
  readonly host: Hash | null;
  readonly from: readonly { readonly device: PublicKey; readonly pledge: Hash | null }[];
};

export const pledgesIn = ({ host, from }: RoundInfo): Pledges => ({
  host,
  from: from.map(({ device, pledge }) => ({ device, pledge })).sort((a, b) => (a.device < b.device ? -1 : 1)),
});

/** What this phone gave to one round. */
export type Given = {
  readonly round: string;
  readonly of: Hash;
  readonly number: RoundNumber;
  /** `null` until the number was shown. */
  readonly saw: Pledges | null;
};

export type ShowProblem =
  | 'other-round'
  /** The circle, the seats, the options or the rules are not those that this phone pledged for. */
  | 'of-changed'
  | 'not-asked'
  | 'other-pledge'
  | 'not-all-pledged'
  /** Told of other pledges than before: the host is choosing. */
  | 'other-list'
  | 'bad-nonce';

/** Before the number leaves the phone. `of` is worked out anew from what the host says now. */
export function checkBeforeShowing(
  self: PublicKey,
  given: Given,
  told: RoundInfo,
  of: Hash,
): ShowProblem | null {
  if (told.round !== given.round) return 'other-round';
  if (of !== given.of) return 'of-changed';
  const own = told.from.find(({ device }) => device === self);
  if (own === undefined) return 'not-asked';
  if (own.pledge !== null && own.pledge !== pledgeFor(of, self, nonceOf(given.number))) return 'other-pledge';
  const pledges = pledgesIn(told);
  if (pledges.from.some(({ pledge }) => pledge === null)) return 'not-all-pledged';
  if (given.saw !== null && !same(given.saw, pledges)) return 'other-list';
  return hasBadNonce(of, told) ? 'bad-nonce' : null;
}

const hasBadNonce = (of: Hash, { from }: RoundInfo): boolean =>
  from.some(({ device, pledge, nonce }) => nonce !== null && pledge !== pledgeFor(of, device, nonce));

export type ShownProblem = 'other-round' | 'never-shown' | 'other-list' | 'missing-nonce' | 'bad-nonce';

/** When all nonces are told: only then is there a sign. */
export function checkShown(given: Given, told: RoundInfo): ShownProblem | null {
  if (told.round !== given.round) return 'other-round';
  if (given.saw === null) return 'never-shown';
  if (!same(given.saw, pledgesIn(told))) return 'other-list';
  if (told.from.some(({ nonce }) => nonce === null)) return 'missing-nonce';
  return hasBadNonce(given.of, told) ? 'bad-nonce' : null;
}

/** One thing the host waited for, by this phone's own clock. */
export type Step = {
  /** When it last heard anything before it was asked: the host cannot have asked earlier than that. */
  readonly heardBefore: number;
  /** When the host had the answer, as far as this phone knows; `null` when it never heard so. */
  readonly answered: number | null;
};

export type Attendance = {
  /** The line held from before the start until the game began. */
  readonly isUnbroken: boolean;
  /** In order; none when this phone was never asked. */
  readonly steps: readonly Step[];
};

/** Why an honest host may have gone on without this phone. `null`: there is no honest reason. */
export function excuseOf({ isUnbroken, steps }: Attendance, waitMs: number): 'away' | 'late' | null {
  if (!isUnbroken) return 'away';
  const isLate = ({ heardBefore, answered }: Step) => answered === null || answered - heardBefore >= waitMs;
  return steps.some(isLate) ? 'late' : null;
}

export type BeginProblem = 'left-out' | 'never-shown';

/** When a game begins, before the first move: was this phone's number asked for, and is it in the deal? */
export function checkBegin(of: {
  readonly self: PublicKey;
  readonly began: Pick<RoundInfo, 'round' | 'from'>;
  readonly given: readonly Given[];
  readonly attendance: Attendance;
  readonly waitMs: number;
}): BeginProblem | null {
  const isIn = of.began.from.some(({ device }) => device === of.self);
  if (!isIn) return excuseOf(of.attendance, of.waitMs) === null ? 'left-out' : null;
  const mine = of.given.find(({ round }) => round === of.began.round);
  return mine === undefined || mine.saw === null ? 'never-shown' : null;
}

/** The honest host's own rule: a deal from its own number alone would be a deal that it picked. */
export function isEnough(
  devices: readonly (Device & { readonly here: boolean })[],
  from: readonly PublicKey[],
): boolean {
  const here = devices.filter((device) => device.here).length;
  const others = devices.filter(({ runs }) => runs !== 'host');
  return (
    from.length >= Math.min(2, here) && (others.length === 0 || others.some(({ key }) => from.includes(key)))
  );
}
