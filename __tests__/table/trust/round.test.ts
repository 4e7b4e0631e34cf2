import { createHash } from 'node:crypto';

import { hashOf } from '@/table/trust/hash';
import {
  circleOf,
  MAX_DEVICES,
  nonceOf,
  pledgeFor,
  readRound,
  type Roster,
  rosterOf,
  roundOf,
  seedFor,
} from '@/table/rounds/round';
import type { Device } from '@/table/wire/device';

import * as fc from '../../support/fastCheck';
import { devicesOf, PLACE, rosterFor, roundWith, unique } from './rounds';

const all = devicesOf('ana', 'ben', 'cem') as [Device, Device, Device];
const [ana, ben, cem] = all;
const honest = roundWith(all);

describe('what the hashes bind', () => {
  test('a field that holds a newline cannot pass for two fields', () => {
    expect(() => hashOf('palaver test', 'a\nb')).toThrow('newline');
    expect(circleOf({ ...PLACE, table: 'a\nb' }, all)).toMatch(/^[0-9a-f]{64}$/);
    expect(rosterOf(rosterFor(all, { game: 'a\nb', options: { 'x\n': 'y\n' } }))).toMatch(/^[0-9a-f]{64}$/);
  });

  test('[W7.1] the hashes are those of the written protocol, so that a phone of another make reaches them', () => {
    const H = (...lines: readonly string[]) => createHash('sha256').update(lines.join('\n')).digest('hex');
    const circle = H(
      'palaver circle 1',
      '"table-1"',
      PLACE.hostKey,
      ...all.map(({ key }) => `${key} app`).sort(),
    );
    const seats = all.map(({ key }, seat) => `${seat} phone ${unique('seat', key)} ${key}`);
    const roster = H('palaver roster 1', '1', '"podium"', '3', '{"policies":"random","years":4}', ...seats);
    const of = H('palaver round 1', circle, roster, '00112233aabbccdd');
    const nonce = H('palaver nonce 1', honest.hostNumber);
    expect(honest.of).toBe(of);
    expect(roundOf(circleOf(PLACE, all), null, 'ff')).toBe(H('palaver round 1', circle, '-', 'ff'));
    expect(honest.told.host).toBe(H('palaver pledge 2', of, 'host', nonce));
    const mine = { device: ana.key, number: unique('number', ana.key) };
    expect(seedFor(of, honest.hostNumber, [mine])).toBe(
      H('palaver seed 2', of, honest.hostNumber, `${mine.device} ${mine.number}`),
    );
  });

  test('a host that changes anything about circle, seats, options or rules asks for another pledge', () => {
    const circle = circleOf(PLACE, all);
    const others: Roster[] = [
      rosterFor(all, { match: 2 }),
      rosterFor(all, { game: 'chile' }),
      rosterFor(all, { rules: 4 }),
      rosterFor(all, { options: { policies: 'random', years: 5 } }),
      rosterFor([ben, ana, cem]),
      rosterFor(all, { seats: rosterFor(all).seats.slice(1) }),
      rosterFor(all, {
        seats: rosterFor(all).seats.map((at) => (at.seat === 2 ? { ...at, kind: 'bot', device: null } : at)),
      }),
    ];
    const circles = [
      circleOf(PLACE, [ana, ben]),
      circleOf(PLACE, [ana, ben, { ...cem, runs: 'page' }]),
      circleOf({ ...PLACE, table: 'table-2' }, all),
      circleOf({ ...PLACE, hostKey: unique('another host') }, all),
    ];
    const seen = new Set([
      honest.of,
      roundOf(circle, null, honest.round),
      roundOf(circle, rosterOf(rosterFor(all)), '0011223344556677'),
      ...others.map((roster) => roundOf(circle, rosterOf(roster), honest.round)),
      ...circles.map((other) => roundOf(other, rosterOf(rosterFor(all)), honest.round)),
    ]);
    expect(seen.size).toBe(3 + others.length + circles.length);
  });

  test('[W7.1] the order in which a host lists devices or options changes nothing', () => {
    expect(circleOf(PLACE, [cem, ana, ben])).toBe(circleOf(PLACE, all));
    expect(rosterOf(rosterFor(all, { options: { years: 4, policies: 'random' } }))).toBe(
      rosterOf(rosterFor(all)),
    );
    const numbers = all.map(({ key }) => ({ device: key, number: unique('number', key) }));
    expect(seedFor(honest.of, honest.hostNumber, [...numbers].reverse())).toBe(
      seedFor(honest.of, honest.hostNumber, numbers),
    );
  });

  test('every single number changes the seed: one honest phone is enough', () => {
    const numbers = all.map(({ key }) => ({ device: key, number: unique('number', key) }));
    const seed = seedFor(honest.of, honest.hostNumber, numbers);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
    for (const { device } of numbers) {
      const one = numbers.map((each) =>
        each.device === device ? { ...each, number: unique('other') } : each,
      );
      expect(seedFor(honest.of, honest.hostNumber, one)).not.toBe(seed);
    }
    expect(seedFor(honest.of, unique('other'), numbers)).not.toBe(seed);
    expect(seedFor(unique('other round'), honest.hostNumber, numbers)).not.toBe(seed);
  });

  test("a copied pledge is not the copier's", () => {
    const nonce = nonceOf(unique('number', ana.key));
    expect(pledgeFor(honest.of, ben.key, nonce)).not.toBe(pledgeFor(honest.of, ana.key, nonce));
  });
});

describe('a host that sends nonsense', () => {
  test.each([
    ['nothing', null],
    ['a number where a key should be', { ...honest.told, devices: [{ key: 7, runs: 'app' }] }],
    ['a key with a newline', { ...honest.told, devices: [{ key: `${ana.key.slice(1)}\n`, runs: 'app' }] }],
    ['another kind of program', { ...honest.told, devices: [{ key: ana.key, runs: 'robot' }] }],
    ['a round for something else', { ...honest.told, for: 'fun' }],
    ['no count', { ...honest.told, tries: 0 }],
    ['too many devices', { ...honest.told, devices: Array.from({ length: MAX_DEVICES + 1 }, () => ana) }],
    ['something beside', { ...honest.told, number: 'x' }],
  ])('is not read: %s', (_, told) => {
    expect(readRound(told)).toBeNull();
  });

  test('a round is read as it was told', () => {
    expect(readRound(JSON.parse(JSON.stringify(honest.told)))).toEqual(honest.told);
  });

  test('whatever it sends, reading does not throw', () => {
    fc.assert(fc.property(fc.anything(), (value) => void readRound(value)));
  });
});
