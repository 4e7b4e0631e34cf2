import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@/net/bytes';
import { drawSymbols, SYMBOLS, typedSymbols } from '@/net/links/codeSymbols';
import { answerByCode, askByCode, readCodeHello } from '@/net/secure/codeExchange';
import {
  generatorOf,
  lengthsAndParts,
  publicPoint,
  sessionKey,
  sharedPoint,
  TAG_BYTES,
  tagOf,
} from '@/net/secure/cpace';
import { createRandom, seedFrom } from '@/rules/engine/random';

import * as fc from '../support/fastCheck';

/** draft-irtf-cfrg-cpace, "Test vector for CPace using group ristretto255 and hash SHA-512". */
const DRAFT = {
  sid: hexToBytes('7e4b4791d6a8ef019b936c79fb7f2c57'),
  channel: hexToBytes('6f630b425f726573706f6e6465720b415f696e69746961746f72'),
  generator: 'a6fc82c3b8968fbb2e06fee81ca858586dea50d248f0c7ca6a18b0902a30b36b',
  ya: hexToBytes('da3d23700a9e5699258aef94dc060dfda5ebb61f02a5ea77fad53f4ff0976d08'),
  Ya: 'd40fb265a7abeaee7939d91a585fe59f7053f982c296ec413c624c669308f87a',
  yb: hexToBytes('d2316b454718c35362d83d69df6320f38578ed5984651435e2949762d900b80d'),
  Yb: '08bcf6e9777a9c313a3db6daa510f2d398403319c2341bd506a92e672eb7e307',
  K: 'e22b1ef7788f661478f3cddd4c600774fc0f41e6b711569190ff88fa0e607e09',
  ISK:
    '4c5469a16b2364c4b944ebc1a79e51d1674ad47db26e8718154f59faebfaa52d' +
    '8346f30aa58377117eb20d527f2cbc5c76381f7fd372e89df8239f87f2e02ed1',
  s: hexToBytes('7cd0e075fa7955ba52c02759a6c90dbbfc10e6d40aea8d283e407d88cf538a05'),
  X: '2c3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c',
  sX: '7c13645fe790a468f62c39beb7388e541d8405d1ade69d1778c5fe3e7f6b600e',
  invalid: '2b3c6b8c4f3800e7aef6864025b4ed79bd599117e427c41bd47d93d654b4a51c',
};

describe('CPace of the draft', () => {
  test('[W2.2] reaches the published generator, points and keys', () => {
    const generator = generatorOf(utf8ToBytes('Password'), DRAFT.channel, DRAFT.sid);
    expect(bytesToHex(generator.toBytes())).toBe(DRAFT.generator);
    expect(bytesToHex(publicPoint(generator, DRAFT.ya))).toBe(DRAFT.Ya);
    expect(bytesToHex(publicPoint(generator, DRAFT.yb))).toBe(DRAFT.Yb);
    const shared = sharedPoint(DRAFT.ya, hexToBytes(DRAFT.Yb));
    expect(shared && bytesToHex(shared)).toBe(DRAFT.K);
    expect(sharedPoint(DRAFT.yb, hexToBytes(DRAFT.Ya))).toEqual(shared);
    const session = sessionKey({
      sid: DRAFT.sid,
      shared: hexToBytes(DRAFT.K),
      guest: { point: hexToBytes(DRAFT.Ya), data: utf8ToBytes('ADa') },
      host: { point: hexToBytes(DRAFT.Yb), data: utf8ToBytes('ADb') },
    });
    expect(bytesToHex(session)).toBe(DRAFT.ISK);
  });

  test('multiplies as published, and refuses the published points that are none', () => {
    const product = sharedPoint(DRAFT.s, hexToBytes(DRAFT.X));
    expect(product && bytesToHex(product)).toBe(DRAFT.sX);
    expect(sharedPoint(DRAFT.s, hexToBytes(DRAFT.invalid))).toBeNull();
    expect(sharedPoint(DRAFT.s, new Uint8Array(32))).toBeNull();
  });

  test('writes lengths of one byte, and refuses what does not fit', () => {
    expect(lengthsAndParts()).toEqual(new Uint8Array());
    expect(bytesToHex(lengthsAndParts(utf8ToBytes('1234'), new Uint8Array()))).toBe('043132333400');
    expect(() => lengthsAndParts(new Uint8Array(128))).toThrow('too long');
  });
});

const LINK = 'http://192.168.1.20:8787/join#' + 'AbC_-9'.repeat(30);
const VERSION = 6;
const CODE = 'H7KQ2';

const guestWith = (code = CODE, letter = 'A', version = VERSION) =>
  askByCode({ code, letter, version, randomBytes });

function hostWith(frame: Uint8Array, code = CODE) {
  const hello = readCodeHello(frame);
  return hello && answerByCode({ code, link: LINK, randomBytes }, hello);
}

/** Everything that goes over the air, and what the guest has in the end. */
function run(codes: { guest: string; host: string }) {
  const guest = guestWith(codes.guest);
  const host = hostWith(guest.frame, codes.host);
  const confirmed = host && guest.confirm(host.frame);
  const sealed = host && confirmed && host.confirm(confirmed.frame);
  const frames = [guest.frame, host?.frame, confirmed?.frame, sealed].flatMap((frame) => frame ?? []);
  return { frames, link: (sealed && confirmed?.link(sealed)) ?? null };
}

describe('a typed code', () => {
  test('gives the link to who knows it', () => {
    expect(run({ guest: CODE, host: CODE }).link).toBe(LINK);
  });

  test('[W2.3] is four frames of fixed size, and the sealed link', () => {
    const { frames } = run({ guest: CODE, host: CODE });
    expect(frames.slice(0, 3).map(({ length }) => length)).toEqual([50, 48, TAG_BYTES]);
    expect(frames).toHaveLength(4);
  });

  test('gives nothing for any other code', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...SYMBOLS), minLength: 5, maxLength: 5 }), (code) => {
        fc.pre(code !== CODE);
        const { frames, link } = run({ guest: code, host: CODE });
        expect(link).toBeNull();
        expect(frames).toHaveLength(2);
      }),
      { numRuns: 10 },
    );
  });
});

describe('somebody who listens', () => {
  test('finds neither code nor link nor a key in any byte, and never the same frames twice', () => {
    const [first, second] = [run({ guest: CODE, host: CODE }), run({ guest: CODE, host: CODE })];
    const heard = first.frames.map((frame) => bytesToHex(frame)).join('');
    for (const secret of [CODE, LINK, LINK.slice(-12)])
      expect(heard).not.toContain(bytesToHex(utf8ToBytes(secret)));
    for (const [at, frame] of first.frames.entries()) expect(frame).not.toEqual(second.frames[at]);
  });

  test('cannot play a run again', () => {
    const guest = guestWith();
    const host = hostWith(guest.frame);
    const confirmed = host && guest.confirm(host.frame);
    if (!confirmed) throw new Error('both know the code');
    const again = hostWith(guest.frame);
    expect(again?.confirm(confirmed.frame)).toBeNull();
    expect(guestWith().confirm(host.frame)).toBeNull();
  });
});

describe('somebody who answers in the place of the host', () => {
  test.each([
    ['all zero: the neutral point', new Uint8Array(32)],
    ['all ones', new Uint8Array(32).fill(0xff)],
    ['a negative field element', hexToBytes(`01${'00'.repeat(31)}`)],
    [
      'of small order on the curve below',
      hexToBytes('26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'),
    ],
    ['of order two on the curve below', hexToBytes(`ec${'ff'.repeat(30)}7f`)],
    ['not reduced', hexToBytes(`ed${'ff'.repeat(30)}7f`)],
    ['of another length', new Uint8Array(31)],
  ])('cannot make the guest use a bad point: %s', (_, point) => {
    expect(sharedPoint(DRAFT.s, point)).toBeNull();
    const answer = new Uint8Array(48);
    answer.set(point);
    expect(guestWith().confirm(answer)).toBeNull();
    const hello = guestWith().frame;
    hello.set(new Uint8Array(32), 18);
    hello.set(point.slice(0, 32), 18);
    if (point.length === 32) expect(hostWith(hello)).toBeNull();
  });

  test('cannot send the guest its own point or tag back', () => {
    const guest = guestWith();
    const own = guest.frame.slice(18);
    expect(guest.confirm(Uint8Array.from([...own, ...new Uint8Array(TAG_BYTES)]))).toBeNull();
    const sid = randomBytes(16);
    const said = { point: own, data: utf8ToBytes('guest') };
    expect(tagOf(sid, own, said)).not.toEqual(tagOf(sid, own, { ...said, data: utf8ToBytes('host') }));
  });

  test('cannot change a bit of any frame', () => {
    const flipped = (frame: Uint8Array, bit: number) =>
      frame.map((byte, at) => (at === bit >> 3 ? byte ^ (1 << (bit & 7)) : byte));
    fc.assert(
      fc.property(fc.nat(47 * 8), fc.nat(49 * 8), (inAnswer, inHello) => {
        const guest = guestWith();
        const host = hostWith(guest.frame);
        if (!host) throw new Error('a good hello');
        expect(guest.confirm(flipped(host.frame, inAnswer))).toBeNull();
        const misled = hostWith(flipped(guest.frame, inHello));
        expect(misled && guest.confirm(misled.frame)).toBeNull();
      }),
      { numRuns: 15 },
    );
  });

  test('cannot pass a guest on to another table of the host, or to another version', () => {
    const guest = guestWith();
    const hello = readCodeHello(guest.frame);
    if (!hello) throw new Error('a good hello');
    for (const changed of [
      { ...hello, letter: 'B' },
      { ...hello, version: 7 },
    ]) {
      const host = answerByCode({ code: CODE, link: LINK, randomBytes }, changed);
      expect(host && guest.confirm(host.frame)).toBeNull();
    }
  });
});

describe('somebody who guesses', () => {
  test('[W2.9] has one guess a run: a second tag is refused, also the right one', () => {
    const guest = guestWith();
    const host = hostWith(guest.frame);
    const right = host && guest.confirm(host.frame);
    expect(host?.confirm(new Uint8Array(TAG_BYTES))).toBeNull();
    expect(right && host?.confirm(right.frame)).toBeNull();
  });

  test('gets no answer to a malformed first frame', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (frame) => {
        const hello = readCodeHello(frame);
        expect(hello !== null).toBe(frame.length === 50 && (frame[1] ?? 0) > 0x20 && (frame[1] ?? 0) < 0x7f);
      }),
    );
  });
});

describe('the symbols of a code', () => {
  test('[W2.1] are drawn evenly: bytes that would favour some symbols are thrown away', () => {
    const every = Uint8Array.from({ length: 256 }, (_, byte) => byte);
    let at = 0;
    const inTurn = (count: number) => every.slice(at, (at += count));
    const drawn = drawSymbols(248, inTurn);
    for (const symbol of SYMBOLS) expect(drawn.split(symbol)).toHaveLength(1 + 248 / SYMBOLS.length);
    expect(
      drawSymbols(5, (count) => (at++ % 2 ? randomBytes(count) : new Uint8Array(count).fill(255))),
    ).toMatch(new RegExp(`^[${SYMBOLS}]{5}$`));
  });

  test('come up equally often', () => {
    const random = createRandom(seedFrom(1));
    const drawn = drawSymbols(31_000, (count) => Uint8Array.from({ length: count }, () => random.int(256)));
    const counts = [...SYMBOLS].map((symbol) => drawn.split(symbol).length - 1);
    const chi = counts.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    // 30 degrees of freedom: above 60 once in 1,000 seeds.
    expect(chi).toBeLessThan(60);
  });

  test('are read however they are typed', () => {
    expect(typedSymbols(' a-h7 kq.2\n')).toBe('AH7KQ2');
  });
});
