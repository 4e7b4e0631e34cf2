import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync } from 'fflate';

import { bytesToBase64url, concatBytes, utf8ToBytes } from '@/net/bytes';
import { deviceValues } from '@/state/store/values';
import { forgetParts, takeLink } from '@/state/designs/collectCodes';
import { type Sound, STORY_LENGTH } from '@/state/designs/draft';
import { packLinks } from '@/state/designs/designCodes';

import { anyDesign, madeClimate, madeScenario, sound } from '../../support/designs';
import * as fc from '../../support/fastCheck';

const PLACE = 'http://192.168.43.1:8787/take';
const scenario = sound(madeScenario());
const climate = sound(madeClimate());
/** Nothing in it repeats, so that nothing of it packs well. */
const story = (from: number, of: keyof typeof STORY_LENGTH) =>
  Array.from({ length: STORY_LENGTH[of] }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((from + at * 613) % 20_000)),
  ).join('');
const long: Sound = {
  scenario: {
    ...(scenario.scenario as NonNullable<Sound['scenario']>),
    words: {
      name: 'Long',
      story: story(1, 'scenario'),
      outcomes: {
        'future-1': { name: 'One', story: story(2, 'outcome') },
        'future-2': { name: 'Two', story: story(3, 'outcome') },
        'future-3': { name: 'Three', story: story(4, 'outcome') },
      },
    },
  },
};

const checked = (bytes: Uint8Array) => sha256(bytes).subarray(0, 4);
/** A part as an attacker, or another version, would write it: with a checksum that fits. */
function forged(packed: Uint8Array, { version = 1, of = 1, at = 0, digest = checked(packed) } = {}): string {
  const body = concatBytes(Uint8Array.of(version, of, at), digest, packed);
  return `${PLACE}#${bytesToBase64url(concatBytes(body, checked(body)))}`;
}

const waiting = () => deviceValues.keys().filter((key) => key.startsWith('design-parts/'));
beforeEach(() => deviceValues.keys().forEach((key) => deviceValues.remove(key)));

/** Every code once, in this order; what the last of them brings. */
const scan = (links: readonly string[]) => links.map(takeLink).at(-1);

test('a design of usual length goes into one code', () => {
  for (const design of [scenario, climate]) {
    const links = packLinks(design, PLACE);
    expect(links).toHaveLength(1);
    expect(links[0]?.length).toBeLessThanOrEqual(780);
    expect(scan(links)).toMatchObject({ design });
  }
});

test('any design comes out as it went in, whatever the order of its codes', () => {
  fc.assert(
    fc.property(
      anyDesign,
      fc.constantFrom(PLACE, 'palaver://take'),
      fc.infiniteStream(fc.nat()),
      (design, place, dice) => {
        const links = packLinks(design, place);
        expect(Math.max(...links.map(({ length }) => length))).toBeLessThanOrEqual(780);
        const order = links.map((link) => ({ link, by: dice.next().value as number }));
        const taken = scan(order.sort((a, b) => a.by - b.by).map(({ link }) => link));
        expect(taken).toMatchObject({ design });
        forgetParts(taken?.digest ?? '');
      },
    ),
    { numRuns: 150 },
  );
});

test('a long design needs several codes, and the phone says which are still missing', () => {
  const links = packLinks(long, PLACE);
  expect(links.length).toBeGreaterThan(3);
  expect(takeLink(links[2] as string)).toMatchObject({ of: links.length, here: [2] });
  expect(takeLink(links[2] as string)).toMatchObject({ here: [2] });
  expect(takeLink(links[0] as string)).toMatchObject({ here: [0, 2] });
  expect(scan(links)).toMatchObject({ design: long });
});

test('codes of two designs do not mix, and half-collected designs do not pile up', () => {
  const other: Sound = { scenario: { ...(long.scenario as NonNullable<Sound['scenario']>), id: 'own-9' } };
  const [one, two] = [packLinks(long, PLACE), packLinks(other, PLACE)];
  takeLink(one[0] as string);
  takeLink(two[1] as string);
  expect(scan(one)).toMatchObject({ design: long });
  expect(scan(two)).toMatchObject({ design: other });
  for (let at = 0; at < 20; at += 1)
    takeLink(forged(utf8ToBytes(`piece ${at}`), { of: 3, digest: Uint8Array.of(at, 0, 0, 0) }));
  expect(waiting().length).toBeLessThanOrEqual(4);
});

test('a code with any letter changed is refused', () => {
  const [link = ''] = packLinks(scenario, PLACE);
  const from = link.indexOf('#') + 1;
  fc.assert(
    fc.property(
      fc.integer({ min: from, max: link.length - 1 }),
      fc.constantFrom(...'AZaz09-_'),
      (at, letter) => {
        fc.pre(link[at] !== letter);
        const taken = takeLink(link.slice(0, at) + letter + link.slice(at + 1));
        expect(taken).toEqual({ problem: 'damaged', digest: null });
      },
    ),
  );
  expect(takeLink(link.slice(0, -9))).toMatchObject({ problem: 'damaged' });
});

test('codes that do not belong together are noticed and dropped', () => {
  const links = packLinks(long, PLACE);
  const digest = { of: 2, digest: checked(utf8ToBytes('what it should be')) };
  takeLink(forged(utf8ToBytes('one'), { ...digest, at: 0 }));
  expect(takeLink(forged(utf8ToBytes('two'), { ...digest, at: 1 }))).toMatchObject({ problem: 'damaged' });
  expect(waiting()).toEqual([]);
  expect(scan(links)).toMatchObject({ design: long });
});

test('a small code that unpacks to a huge text is refused', () => {
  const bomb = deflateSync(new Uint8Array(1_500_000), { level: 9 });
  const pieces = Array.from({ length: 4 }, (_, at) => bomb.subarray(at * 400, (at + 1) * 400));
  expect(bomb.length).toBeLessThanOrEqual(1_600);
  const taken = pieces.map((piece, at) => takeLink(forged(piece, { of: 4, at, digest: checked(bomb) })));
  expect(taken.at(-1)).toMatchObject({ problem: 'too-big' });
  const stored = deflateSync(
    new Uint8Array(500).map((_, at) => at * 7),
    { level: 0 },
  );
  expect(takeLink(forged(stored))).toMatchObject({ problem: 'damaged' });
});

test('a file that is too long is refused before it is read', () => {
  expect(takeLink(`${PLACE}#${'A'.repeat(5_000)}`)).toEqual({ problem: 'too-big', digest: null });
  expect(takeLink(forged(Uint8Array.of(1), { of: 200 }))).toEqual({ problem: 'too-big', digest: null });
  expect(waiting()).toEqual([]);
});

test('another version says so', () => {
  expect(takeLink(forged(utf8ToBytes('{}'), { version: 2 }))).toEqual({
    problem: 'other-version',
    digest: null,
  });
});

test('what the engine does not accept is refused with its faults', () => {
  const broken = { climate: { ...climate.climate, legal: 'absent', run: 'alert(1)' } } as unknown as Sound;
  expect(scan(packLinks(broken, PLACE))).toMatchObject({
    problem: 'faulty',
    faults: [
      { path: 'climate.run', why: 'design.unknown-field' },
      { path: 'climate.legal', why: 'design.bad-level' },
    ],
  });
  const polluting = JSON.parse('{"climate":{"__proto__":{"id":"x"}}}') as Sound;
  expect(scan(packLinks(polluting, PLACE))).toMatchObject({ problem: 'faulty' });
});

test('every text that a camera reads gets an answer', () => {
  const answers = (link: string) => expect(takeLink(link)).toHaveProperty('problem');
  for (const link of ['', 'hello', 'http://192.168.43.1:8787/join#AAAA', 'palaver://take#', `${PLACE}#`])
    answers(link);
  fc.assert(fc.property(fc.string(), answers));
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => answers(`${PLACE}#${bytesToBase64url(bytes)}`)),
  );
  fc.assert(fc.property(fc.uint8Array({ maxLength: 500 }), (bytes) => answers(forged(bytes))));
});
