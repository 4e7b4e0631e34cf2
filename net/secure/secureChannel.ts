import type { Channel, Closed } from '@/table/wire/channel';
import { bytesToUtf8, utf8ToBytes } from '@/net/bytes';
import { inbox } from '@/net/inbox';
import type { FrameLink } from '@/net/frameLink';
import type { Session } from './noise';
import { createTogether, messagesIn } from './together';
import { frameReader, frameWriter, MAX_MESSAGE } from './transportFrames';

/** One end of a line after the handshake: the channel for its owner, and where the link's events go. */
export type SecureEnd = {
  channel: Channel;
  frame(bytes: Uint8Array): void;
  closed(why: Closed): void;
};

type EndOptions = {
  link: FrameLink;
  session: Session;
  /** The host waits for the guest's first message, which is `READY`, before it believes in the guest. */
  ready?: () => void;
};

/**
 * The guest's first message. A recorded handshake can be played to the host again, but whoever does so cannot
 * write this, so a host that waits for it never mistakes a recording for the owner of a seat.
 */
export const READY = '';

export function secureEnd({ link, session, ready }: EndOptions): SecureEnd {
  const write = frameWriter(session.sendKey);
  const read = frameReader(session.receiveKey);
  const received = inbox<string>();
  const isHost = ready !== undefined;
  let isReady = !isHost;

  const close = (why: Closed) => {
    if (!received.isOpen) return;
    received.shut();
    link.close(why);
  };

  function send(message: string): void {
    if (!received.isOpen) return;
    const bytes = utf8ToBytes(message);
    if (bytes.length > MAX_MESSAGE) return close('too-big');
    for (const frame of write(bytes)) link.send(frame);
  }

  const outbox = createTogether(send);

  const channel: Channel = {
    peer: session.peer,
    ...(isHost ? { send: outbox.send, together: outbox.together } : { send }),
    close: (why = 'left') => {
      outbox.flush();
      close(why);
    },
    listen: (on) => received.listen({ item: on.message, closed: on.closed }),
  };

  return {
    channel,
    frame(bytes) {
      if (!received.isOpen) return;
      const message = read(bytes);
      if (message === 'more') return;
      if (message === 'garbage' || message === 'too-big') return close(message);
      const text = bytesToUtf8(message);
      if (text === null) return close('garbage');
      // Only from the host: how much a guest may say is counted by the frame.
      if (!isHost) return messagesIn(text).forEach(received.put);
      if (isReady) return received.put(text);
      if (text !== READY) return close('garbage');
      isReady = true;
      ready?.();
    },
    closed: received.end,
  };
}
