import type { Channel } from '@/table/wire/channel';
import { systemClock, type Clock } from '@/table/wire/clock';
import type { SecretKey } from '@/table/wire/keys';
import { HANDSHAKE_MS, refusal, welcome, type Refusal } from './handshakeFrames';
import type { FrameLink } from '@/net/frameLink';
import { hostHandshake } from './noise';
import { PROTOCOL } from '@/table/wire/version';
import { secureEnd, type SecureEnd } from './secureChannel';

/** The key a guest must know to sit down here, or why nobody can. */
export type Door = { secretKey: SecretKey } | { refuse: Refusal };

export type HostOptions = {
  link: FrameLink;
  tableId: string;
  door: Door;
  onChannel: (channel: Channel) => void;
  /** Asked before anything is computed. When it says no, the line is closed and the guest tries again later. */
  mayShakeHands?: () => boolean;
  clock?: Clock;
  timeoutMs?: number;
};

/** Shakes hands as the host. `onChannel` comes once, when the guest has proven its key, or never. */
export function secureHost(options: HostOptions): void {
  const { link, tableId, door, onChannel, clock = systemClock, timeoutMs = HANDSHAKE_MS } = options;
  let end: SecureEnd | null = null;
  let isRefused = false;

  const stopWaiting = clock.after(timeoutMs, () => link.close('too-slow'));

  const refuse = (why: Refusal) => {
    isRefused = true;
    link.send(refusal(why));
    link.close('refused');
  };

  const opened = (frame: Uint8Array) => {
    if (frame[0] !== PROTOCOL) return refuse('version');
    if ('refuse' in door) return refuse(door.refuse);
    if (options.mayShakeHands?.() === false) {
      isRefused = true;
      return link.close('too-fast');
    }
    let shaken: ReturnType<typeof hostHandshake>;
    try {
      shaken = hostHandshake({ secretKey: door.secretKey, tableId, message: frame.subarray(1) });
    } catch {
      return refuse('bad-link');
    }
    const { channel, ...rest } = secureEnd({
      link,
      session: shaken.session,
      ready() {
        stopWaiting();
        onChannel(channel);
      },
    });
    end = { channel, ...rest };
    link.send(welcome(shaken.answer));
  };

  link.listen({
    frame(bytes) {
      if (end) end.frame(bytes);
      else if (!isRefused) opened(bytes);
    },
    closed(why) {
      stopWaiting();
      end?.closed(why);
    },
  });
}
