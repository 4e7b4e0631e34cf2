import { bytesToUtf8, concatBytes, randomBytes, utf8ToBytes } from '@/net/bytes';
import { answerByCode, askByCode, readCodeHello } from '@/net/secure/codeExchange';
import {
  lengthsAndParts,
  POINT_BYTES,
  sealingKeyOf,
  sessionKey,
  sharedPoint,
  tagOf,
} from '@/net/secure/cpace';
import { decryptNumbered, encryptNumbered } from '@/net/secure/encryptNumbered';
import { PROTOCOL } from '@/table/wire/version';

const LINK = 'http://192.168.1.20:8787/join#AbCd';
const FALSE_LINK = 'http://192.168.1.66:8787/join#Mine';
/** Whatever is multiplied with it, it stays what it is: whoever sends it knows what both ends reach. */
const NEUTRAL = new Uint8Array(POINT_BYTES);
const anyPoint: typeof sharedPoint = (secret, theirs) =>
  theirs.every((byte) => byte === 0) ? NEUTRAL : sharedPoint(secret, theirs);

const guestSays = (point: Uint8Array) => ({
  point,
  data: lengthsAndParts(utf8ToBytes('guest'), Uint8Array.of(PROTOCOL), utf8ToBytes('A')),
});
const hostSays = (point: Uint8Array) => ({ point, data: utf8ToBytes('host') });
/** What somebody who does not know the code works out. */
const sessionOf = (sid: Uint8Array, guest: Uint8Array, host: Uint8Array) =>
  sessionKey({ sid, shared: NEUTRAL, guest: guestSays(guest), host: hostSays(host) });

/** Answers in the host's place, without the code. */
function falseHost(reach?: typeof sharedPoint): string | null {
  const guest = askByCode({
    code: 'H7KQ2',
    letter: 'A',
    version: PROTOCOL,
    randomBytes,
    ...(reach && { reach }),
  });
  const { sid, point } = readCodeHello(guest.frame) ?? { sid: NEUTRAL, point: NEUTRAL };
  const session = sessionOf(sid, point, NEUTRAL);
  const agreed = guest.confirm(concatBytes(NEUTRAL, tagOf(sid, session, hostSays(NEUTRAL))));
  const sealed = encryptNumbered({ key: sealingKeyOf(session), number: 0 }, utf8ToBytes(FALSE_LINK));
  return agreed?.link(utf8ToBytes(sealed)) ?? null;
}

/** Comes to the host, without the code. */
function falseGuest(reach?: typeof sharedPoint): string | null {
  const sid = randomBytes(16);
  const hello = { version: PROTOCOL, letter: 'A', sid, point: NEUTRAL };
  const host = answerByCode({ code: 'H7KQ2', link: LINK, randomBytes, ...(reach && { reach }) }, hello);
  if (host === null) return null;
  const session = sessionOf(sid, NEUTRAL, host.frame.slice(0, POINT_BYTES));
  const sealed = host.confirm(tagOf(sid, session, guestSays(NEUTRAL)));
  const link =
    sealed && decryptNumbered({ key: sealingKeyOf(session), number: 0 }, bytesToUtf8(sealed) ?? '');
  return link && bytesToUtf8(link);
}

describe('[A21] somebody without the code who sends the neutral point', () => {
  test('leads a guest to a table of their own where any point is taken', () => {
    expect(falseHost(anyPoint)).toBe(FALSE_LINK);
  });

  test('has the link where any point is taken', () => {
    expect(falseGuest(anyPoint)).toBe(LINK);
  });

  test('gets nothing, as a host and as a guest', () => {
    expect(falseHost()).toBeNull();
    expect(falseGuest()).toBeNull();
  });
});
