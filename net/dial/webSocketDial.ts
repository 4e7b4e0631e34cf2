import { DialError, type Channel, type Dial, type PublicKey } from '@/table/wire/channel';
import { systemClock, type Clock } from '@/table/wire/clock';
import type { SecretKey } from '@/table/wire/keys';
import { HANDSHAKE_MS } from '@/net/secure/handshakeFrames';
import { inbox } from '@/net/inbox';
import { closeCode, closedBy, type FrameLink } from '@/net/frameLink';
import { secureGuest } from '@/net/secure/secureGuest';

/** As much of a WebSocket as a browser, React Native and the `ws` package have in common. */
export type Socket = {
  binaryType: string;
  send(bytes: Uint8Array): void;
  close(code: number, reason: string): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onerror: (() => void) | null;
  onclose: ((event: { code: number }) => void) | null;
};
export type SocketConstructor = new (url: string) => Socket;

export type DialOptions = {
  /** `ws://ADDRESS:PORT`; the table's path is added. */
  url: string;
  hostKey: PublicKey;
  tableId: string;
  seatSecret: SecretKey;
  WebSocket?: SocketConstructor;
  /** For reaching the host and for the handshake, each. */
  timeoutMs?: number;
  clock?: Clock;
};

export function linkOver(socket: Socket): { link: FrameLink; opened: Promise<void> } {
  const received = inbox<Uint8Array>();
  let isClosing = false;
  const close: FrameLink['close'] = (why) => {
    if (isClosing) return;
    isClosing = true;
    received.shut();
    socket.close(closeCode(why), why);
    // The browser's own `close` event waits for the host's answer, which may never come.
    void Promise.resolve().then(() => received.end(why));
  };
  const opened = new Promise<void>((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new DialError('unreachable'));
    socket.onclose = ({ code }) => {
      reject(new DialError('unreachable'));
      isClosing = true;
      received.end(closedBy(code));
    };
    socket.onmessage = ({ data }) => {
      if (data instanceof ArrayBuffer) received.put(new Uint8Array(data));
      else close('garbage');
    };
  });
  const link: FrameLink = {
    send(frame) {
      if (!isClosing) socket.send(frame);
    },
    close,
    listen: (on) => received.listen({ item: on.frame, closed: on.closed }),
  };
  return { link, opened };
}

/** How a guest reaches a table over a WebSocket. Each call of the dial is a new line. */
export function dialTable(options: DialOptions): Dial {
  const { url, tableId, timeoutMs = HANDSHAKE_MS, clock = systemClock } = options;
  const WebSocket = options.WebSocket ?? (globalThis.WebSocket as unknown as SocketConstructor);
  return async (): Promise<Channel> => {
    const socket = new WebSocket(`${url}/t/${tableId}`);
    socket.binaryType = 'arraybuffer';
    const { link, opened } = linkOver(socket);
    const stopWaiting = clock.after(timeoutMs, () => link.close('too-slow'));
    try {
      await opened;
    } finally {
      stopWaiting();
    }
    const { hostKey, seatSecret } = options;
    return secureGuest({ link, hostKey, seatSecret, tableId, clock, timeoutMs });
  };
}
