import { equalBytes } from '@noble/curves/utils.js';

import { bytesToUtf8, concatBytes, utf8ToBytes } from '@/net/bytes';
import {
  generatorOf,
  lengthsAndParts,
  POINT_BYTES,
  publicPoint,
  type Said,
  sealingKeyOf,
  sessionKey,
  sharedPoint,
  TAG_BYTES,
  tagOf,
} from './cpace';
import { decryptNumbered, encryptNumbered } from './encryptNumbered';

/**
 * How a typed code becomes the link to a table, in four frames:
 * guest: version 1, table letter 1, sid 16, point 32. Host: point 32, tag 16. Guest: tag 16. Host: the link, sealed.
 */

const SID_BYTES = 16;
const HELLO_BYTES = 2 + SID_BYTES + POINT_BYTES;
const SECRET_BYTES = 64;

type RandomBytes = (count: number) => Uint8Array;
/** A test takes any point, to see what that gives away. */
type Reached = { readonly reach?: typeof sharedPoint };

/** What a guest opens with. `letter` says which table of this host it means. */
export type CodeHello = {
  readonly version: number;
  readonly letter: string;
  readonly sid: Uint8Array;
  readonly point: Uint8Array;
};

export function readCodeHello(frame: Uint8Array): CodeHello | null {
  const [version = 0, letter = 0] = frame;
  if (frame.length !== HELLO_BYTES || letter < 0x21 || letter > 0x7e) return null;
  const sid = frame.slice(2, 2 + SID_BYTES);
  return { version, letter: String.fromCharCode(letter), sid, point: frame.slice(2 + SID_BYTES) };
}

const channelOf = (version: number): Uint8Array =>
  lengthsAndParts(utf8ToBytes('palaver code'), Uint8Array.of(version));
const guestSays = ({ version, letter, point }: Omit<CodeHello, 'sid'>): Said => ({
  point,
  data: lengthsAndParts(utf8ToBytes('guest'), Uint8Array.of(version), utf8ToBytes(letter)),
});
const hostSays = (point: Uint8Array): Said => ({ point, data: utf8ToBytes('host') });

/** The host's end. It answers whether or not the guest knows the code: only the tag that follows tells. */
export function answerByCode(
  of: Reached & { readonly code: string; readonly link: string; readonly randomBytes: RandomBytes },
  hello: CodeHello,
) {
  const { version, sid } = hello;
  const secret = of.randomBytes(SECRET_BYTES);
  const generator = generatorOf(utf8ToBytes(of.code), channelOf(version), sid);
  const [guest, host] = [guestSays(hello), hostSays(publicPoint(generator, secret))];
  const shared = (of.reach ?? sharedPoint)(secret, guest.point);
  if (shared === null) return null;
  const session = sessionKey({ sid, shared, guest, host });
  let isOver = false;
  return {
    frame: concatBytes(host.point, tagOf(sid, session, host)),
    /** The link, sealed, for who knows the code. Asked once: a second tag would be a second guess. */
    confirm(tag: Uint8Array): Uint8Array | null {
      const isRight = !isOver && equalBytes(tag, tagOf(sid, session, guest));
      isOver = true;
      const key = sealingKeyOf(session);
      return isRight ? utf8ToBytes(encryptNumbered({ key, number: 0 }, utf8ToBytes(of.link))) : null;
    },
  };
}

/** The guest's end. */
export function askByCode(
  of: Reached & {
    readonly code: string;
    readonly letter: string;
    readonly version: number;
    readonly randomBytes: RandomBytes;
  },
) {
  const { version, letter } = of;
  const sid = of.randomBytes(SID_BYTES);
  const secret = of.randomBytes(SECRET_BYTES);
  const generator = generatorOf(utf8ToBytes(of.code), channelOf(version), sid);
  const guest = guestSays({ version, letter, point: publicPoint(generator, secret) });
  return {
    frame: concatBytes(Uint8Array.of(version), utf8ToBytes(letter), sid, guest.point),
    /** `null`: the other end does not know the code, and is told nothing more. */
    confirm(answer: Uint8Array) {
      if (answer.length !== POINT_BYTES + TAG_BYTES) return null;
      const host = hostSays(answer.slice(0, POINT_BYTES));
      const shared = (of.reach ?? sharedPoint)(secret, host.point);
      if (shared === null) return null;
      const session = sessionKey({ sid, shared, guest, host });
      if (!equalBytes(answer.slice(POINT_BYTES), tagOf(sid, session, host))) return null;
      return {
        frame: tagOf(sid, session, guest),
        link(sealed: Uint8Array): string | null {
          const key = sealingKeyOf(session);
          const link = decryptNumbered({ key, number: 0 }, bytesToUtf8(sealed) ?? '');
          return link && bytesToUtf8(link);
        },
      };
    },
  };
}
