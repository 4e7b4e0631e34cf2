import {
  type Attendance,
  checkBeforePledging,
  checkBeforeShowing,
  checkBegin,
  checkPace,
  checkShown,
  excuseOf,
  type Given,
  type Heard,
  isEnough,
  pledgesIn,
  ROUNDS,
  type Self,
} from '@/table/rounds/roundChecks';
import type { Device } from '@/table/wire/device';

import { devicesOf, onlyPledged, rosterFor, roundWith, unique } from './rounds';

const all = devicesOf('ana', 'ben', 'cem') as [Device, Device, Device];
const [ana, ben, cem] = all;
const honest = roundWith(all);

const self: Self = {
  key: ana.key,
  runs: 'app',
  seats: [{ seat: 0, key: unique('seat', ana.key) }],
  rules: 3,
};
const asked = onlyPledged(honest.told);
const pledging = (change: Partial<Parameters<typeof checkBeforePledging>[0]> = {}) =>
  checkBeforePledging({
    self,
    told: asked,
    roster: rosterFor(all),
    before: { devices: [], out: [] },
    isBallotOpen: false,
    ...change,
  });

describe('before a phone pledges', () => {
  test('it pledges for what is true', () => {
    expect(pledging()).toBeNull();
    expect(pledging({ told: onlyPledged(roundWith(all, { roster: null }).told), roster: null })).toBeNull();
  });

  test('it does not join a circle that it is not in, or that does not ask it', () => {
    const without = { ...asked, devices: [ben, cem], from: asked.from.slice(1) };
    expect(pledging({ told: without, roster: rosterFor([ben, cem]) })).toBe('not-listed');
    expect(pledging({ told: { ...asked, from: asked.from.slice(1) } })).toBe('not-asked');
  });

  test('[W7.7] a host that says an app is a page, or a page an app, is found by that phone', () => {
    const told = { ...asked, devices: [{ ...ana, runs: 'page' as const }, ben, cem] };
    expect(pledging({ told })).toBe('wrong-runs');
    expect(pledging({ self: { ...self, runs: 'page' } })).toBe('wrong-runs');
  });

  test('[W7.7] a host that gives my seat away, or gives me another, is found', () => {
    const seats = rosterFor(all).seats;
    const stolen = seats.map((at) => (at.seat === 0 ? { ...at, device: ben.key } : at));
    const added = seats.map((at) => (at.seat === 1 ? { ...at, device: ana.key } : at));
    const rekeyed = seats.map((at) => (at.seat === 0 ? { ...at, key: unique('false key') } : at));
    for (const wrong of [stolen, added, rekeyed])
      expect(pledging({ roster: rosterFor(all, { seats: wrong }) })).toBe('wrong-seats');
  });

  test('several seats on one phone are one device', () => {
    const seats = rosterFor(all).seats.map((at) => (at.seat === 1 ? { ...at, device: ana.key } : at));
    const both = {
      ...self,
      seats: seats
        .slice(0, 2)
        .map(({ seat, key }) => ({ seat, key }))
        .reverse(),
    };
    expect(pledging({ self: both, roster: rosterFor(all, { seats }) })).toBeNull();
  });

  test('it does not deal by rules that it does not have', () => {
    expect(pledging({ roster: rosterFor(all, { rules: 4 }) })).toBe('other-rules');
    expect(pledging({ self: { ...self, rules: null } })).toBe('other-rules');
  });

  test('[W7.7] nobody is dropped from the circle in silence', () => {
    const dan = devicesOf('dan');
    expect(pledging({ before: { devices: [...all, ...dan], out: [] } })).toBe('device-gone');
    expect(pledging({ before: { devices: [...all, ...dan], out: dan.map(({ key }) => key) } })).toBeNull();
  });

  test('a page cannot become an app, though an app may become the host', () => {
    const page = { devices: [{ ...ben, runs: 'page' as const }], out: [] };
    expect(pledging({ before: page })).toBe('device-changed');
    const told = { ...asked, devices: [ana, { ...ben, runs: 'host' as const }, cem] };
    expect(pledging({ told, before: { devices: all, out: [] } })).toBeNull();
  });

  test('no round is made while a vote is open', () => {
    expect(pledging({ isBallotOpen: true })).toBe('ballot-open');
  });

  test.each([
    ['one device twice', { ...asked, devices: [ana, ben, cem, cem] }],
    ['one pledge twice', { ...asked, from: [...asked.from, ...asked.from.slice(0, 1)] }],
    ['a pledge of a stranger', { ...asked, devices: [ana, ben] }],
    [
      'two hosts',
      { ...asked, devices: [ana, { ...ben, runs: 'host' as const }, { ...cem, runs: 'host' as const }] },
    ],
    ['a deal without the host', { ...asked, host: null }],
    ['a circle with seats', { ...asked, for: 'circle' as const, host: null }],
  ])('lists that contradict themselves are refused: %s', (_, told) => {
    expect(pledging({ told })).toBe('bad-list');
  });

  test.each([
    ['a phone on no device', { device: null }],
    ['a phone on a device outside the circle', { device: unique('outside') }],
    ['a bot on a device', { kind: 'bot' as const }],
    ['one seat twice', { seat: 1 }],
    ['one key twice', { key: unique('seat', ben.key) }],
  ])('seats that contradict the circle are refused: %s', (_, change) => {
    const seats = rosterFor(all).seats.map((at) => (at.seat === 2 ? { ...at, ...change } : at));
    expect(pledging({ roster: rosterFor(all, { seats }) })).toBe('bad-list');
  });
});

describe('a host that asks again and again', () => {
  const heard = (count: number, of: { start?: number; apart?: number } = {}): Heard[] =>
    Array.from({ length: count }, (_, n) => ({
      round: `round ${n}`,
      at: 10_000_000 - (count - n) * (of.apart ?? 10_000),
      start: of.start ?? 1,
    }));
  const now = (tries: number, start = 1) => ({ told: { round: 'new', tries }, at: 10_000_000, start });

  test('[W7.9] gets eight rounds a start and no ninth', () => {
    expect(checkPace(heard(ROUNDS.perStart - 1), now(8))).toBeNull();
    expect(checkPace(heard(ROUNDS.perStart), now(9))).toBe('too-many-rounds');
  });

  test('[W7.9] gets 24 rounds an hour, however many starts it says these were', () => {
    const starts = heard(ROUNDS.perHour).map((each, n) => ({ ...each, start: n }));
    expect(checkPace(starts.slice(1), now(1, 99))).toBeNull();
    expect(checkPace(starts, now(1, 99))).toBe('too-many-rounds');
    const longAgo = starts.map((each) => ({ ...each, at: each.at - 3_600_000 }));
    expect(checkPace(longAgo, now(1, 99))).toBeNull();
  });

  test('[W7.9] waits two seconds between two rounds, also when the clock was set back', () => {
    expect(checkPace([{ round: 'a', at: 10_000_000 - 1_999, start: 1 }], now(2))).toBe('too-soon');
    expect(checkPace([{ round: 'a', at: 10_000_000 - 2_000, start: 1 }], now(2))).toBeNull();
    expect(checkPace([{ round: 'a', at: 10_000_000 + 1_000, start: 1 }], now(2))).toBe('too-soon');
  });

  test('[W7.9] cannot hide how many rounds it took', () => {
    expect(checkPace(heard(3), now(3))).toBe('hidden-tries');
    expect(checkPace(heard(3), now(4))).toBeNull();
  });

  test('may tell of the same round twice', () => {
    expect(checkPace(heard(8), { ...now(8), told: { round: 'round 7', tries: 8 } })).toBeNull();
  });
});

const given: Given = {
  round: honest.round,
  of: honest.of,
  number: unique('number', ana.key),
  saw: null,
};
const saw: Given = { ...given, saw: pledgesIn(honest.told) };

describe('before a phone shows its number', () => {
  const showing = (told = asked, mine = given, of = honest.of) => checkBeforeShowing(ana.key, mine, told, of);

  test('it shows when all are bound, and again after a reload', () => {
    expect(showing()).toBeNull();
    expect(showing(asked, saw)).toBeNull();
    expect(showing({ ...asked, from: [...asked.from].reverse() }, saw)).toBeNull();
  });

  test('it waits for the last pledge', () => {
    const from = asked.from.map((each) => (each.device === cem.key ? { ...each, pledge: null } : each));
    expect(showing({ ...asked, from })).toBe('not-all-pledged');
  });

  test('[W7.8] a host that changes the circle, the seats or the rules after the pledges sees no number', () => {
    expect(showing(asked, given, roundWith([ana, ben]).of)).toBe('of-changed');
    expect(showing({ ...asked, round: 'ffffffffffffffff' })).toBe('other-round');
  });

  test('[W7.8] a host with two lists of pledges sees the number for one of them', () => {
    const from = asked.from.map((each) =>
      each.device === cem.key ? { ...each, pledge: unique('another pledge') } : each,
    );
    expect(showing({ ...asked, from })).toBeNull();
    expect(showing({ ...asked, from }, saw)).toBe('other-list');
    expect(showing({ ...asked, host: unique('another pledge') }, saw)).toBe('other-list');
    expect(showing({ ...asked, from: asked.from.slice(0, 2) }, saw)).toBe('other-list');
  });

  test('a host that puts another pledge under my name sees nothing', () => {
    const from = asked.from.map((each) =>
      each.device === ana.key ? { ...each, pledge: unique('x') } : each,
    );
    expect(showing({ ...asked, from })).toBe('other-pledge');
    expect(showing({ ...asked, from: asked.from.slice(1) })).toBe('not-asked');
  });

  test('it does not go on when somebody shows what they did not pledge', () => {
    const from = asked.from.map((each) => (each.device === ben.key ? { ...each, nonce: unique('x') } : each));
    expect(showing({ ...asked, from })).toBe('bad-nonce');
  });
});

describe('after all have shown', () => {
  test('a true round is true', () => {
    expect(checkShown(saw, honest.told)).toBeNull();
  });

  test('there is no sign from a nonce that was not pledged, or is missing, or from another list', () => {
    const change = (field: 'nonce' | 'pledge', to: string | null) => ({
      ...honest.told,
      from: honest.told.from.map((each) => (each.device === ben.key ? { ...each, [field]: to } : each)),
    });
    expect(checkShown(saw, change('nonce', unique('x')))).toBe('bad-nonce');
    expect(checkShown(saw, change('nonce', null))).toBe('missing-nonce');
    expect(checkShown(saw, change('pledge', unique('x')))).toBe('other-list');
    expect(checkShown(saw, { ...honest.told, round: 'ffffffffffffffff' })).toBe('other-round');
    expect(checkShown(given, honest.told)).toBe('never-shown');
  });

  test('a nonce without its pledge cannot be slipped in', () => {
    const nowhere = { device: unique('puppet'), pledge: null, nonce: unique('x') };
    const told = { ...honest.told, from: [...honest.told.from, nowhere] };
    expect(checkShown({ ...saw, saw: pledgesIn(told) }, told)).toBe('bad-nonce');
  });
});

describe('when a game begins', () => {
  const WAIT = 6_000;
  const prompt: Attendance = {
    isUnbroken: true,
    steps: [
      { heardBefore: 1_000, answered: 1_400 },
      { heardBefore: 2_000, answered: 2_100 },
    ],
  };
  const begin = (from = honest.told.from, attendance = prompt, mine: readonly Given[] = [saw]) =>
    checkBegin({
      self: ana.key,
      began: { round: honest.round, from },
      given: mine,
      attendance,
      waitMs: WAIT,
    });

  test('a phone whose number is in the deal is content', () => {
    expect(begin()).toBeNull();
  });

  test('[W7.10] a host that leaves this phone out is named before the first move', () => {
    expect(begin(honest.told.from.slice(1))).toBe('left-out');
    expect(begin([])).toBe('left-out');
  });

  test('a host that never asked cannot say that the phone was late', () => {
    expect(begin([], { isUnbroken: true, steps: [] })).toBe('left-out');
  });

  test('a host that dealt from a number this phone never showed is named', () => {
    expect(begin(honest.told.from, prompt, [given])).toBe('never-shown');
    expect(begin(honest.told.from, prompt, [])).toBe('never-shown');
  });

  test('who was away or late by its own clock accuses nobody', () => {
    expect(begin([], { ...prompt, isUnbroken: false })).toBeNull();
    const slow = (answered: number | null): Attendance => ({
      isUnbroken: true,
      steps: [{ heardBefore: 1_000, answered }],
    });
    expect(excuseOf(slow(null), WAIT)).toBe('late');
    expect(excuseOf(slow(1_000 + WAIT), WAIT)).toBe('late');
    expect(excuseOf(slow(999 + WAIT), WAIT)).toBeNull();
    expect(excuseOf({ ...prompt, isUnbroken: false }, WAIT)).toBe('away');
    expect(begin([], slow(null))).toBeNull();
  });
});

describe('the honest host begins', () => {
  const here = (device: (typeof all)[number], isHere = true) => ({ ...device, here: isHere });
  const host = { ...ana, runs: 'host' as const };

  test('[W7.6] only with two devices where two are here', () => {
    expect(
      isEnough(
        all.map((each) => here(each)),
        [ana.key],
      ),
    ).toBe(false);
    expect(
      isEnough(
        all.map((each) => here(each)),
        [ana.key, ben.key],
      ),
    ).toBe(true);
    expect(isEnough([here(ana), here(ben, false)], [ana.key])).toBe(true);
  });

  test('never from its own number alone where another device is seated', () => {
    expect(isEnough([here(host), here(ben, false)], [host.key])).toBe(false);
    expect(isEnough([here(host)], [host.key])).toBe(true);
    expect(isEnough([], [])).toBe(true);
  });
});
