import { DialError, type Channel, type Closed, type DialRefusal, type PublicKey } from '@/table/wire/channel';
import { systemClock, type Clock } from '@/table/wire/clock';
import type { SecretKey } from '@/table/wire/keys';
import { HANDSHAKE_MS, opening, readAnswer } from './handshakeFrames';
import type { FrameLink } from '@/net/frameLink';
import { guestHandshake, type Session } from './noise';
import { READY, secureEnd, type SecureEnd } from './secureChannel';

export type GuestOptions = {
  link: FrameLink;
  hostKey: PublicKey;
  seatSecret: SecretKey;
  tableId: string;
  clock?: Clock;
  timeoutMs?: number;
};

/** Null when the link's host key is no key at all. */
function startHandshake(options: GuestOptions) {
  try {
    return guestHandshake(options);
  } catch {
    return null;
  }
}

/** Shakes hands as the guest. Rejects with a `DialError`, and the link is closed. */
export function secureGuest(options: GuestOptions): Promise<Channel> {
  const { link, clock = systemClock, timeoutMs = HANDSHAKE_MS } = options;
  return new Promise((resolve, reject) => {
    let end: SecureEnd | null = null;
    let isOver = false;

    const fail = (why: DialRefusal, close: Closed) => {
      if (isOver) return;
      isOver = true;
      stopWaiting();
      link.close(close);
      reject(new DialError(why));
    };
    const stopWaiting = clock.after(timeoutMs, () => fail('unreachable', 'too-slow'));

    const handshake = startHandshake(options);
    if (!handshake) return fail('bad-link', 'left');

    const answered = (frame: Uint8Array) => {
      const answer = readAnswer(frame);
      if (answer === 'garbage') return fail('unreachable', 'garbage');
      if ('refused' in answer) return fail(answer.refused, 'left');
      let session: Session;
      try {
        session = handshake.finish(answer.welcome);
      } catch {
        return fail('bad-link', 'garbage');
      }
      isOver = true;
      stopWaiting();
      end = secureEnd({ link, session });
      end.channel.send(READY);
      resolve(end.channel);
    };

    link.listen({
      frame(bytes) {
        if (end) end.frame(bytes);
        else if (!isOver) answered(bytes);
      },
      closed(why) {
        if (end) end.closed(why);
        else fail('unreachable', why);
      },
    });
    link.send(opening(handshake.message));
  });
}
