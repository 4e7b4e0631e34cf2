import { Buffer } from 'buffer';
import Hybi from 'websocket-driver/lib/websocket/driver/hybi';
import type { Closed } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { HttpRequest } from '@/net/http/httpRequest';
import { inbox } from '@/net/inbox';
import { messageRate, type Limits } from '@/net/http/limits';
import { closeCode, closedBy, type FrameLink } from '@/net/frameLink';
import type { Outbox } from '@/net/http/outbox';
import type { TcpSocket } from '@/net/http/tcp';

export type HostLink = {
  link: FrameLink;
  /** Bytes from the socket. */
  data(bytes: Buffer): void;
  /** The socket is gone. */
  lost(): void;
};

type HostLinkOptions = {
  request: HttpRequest;
  socket: TcpSocket;
  out: Outbox;
  limits: Limits;
  clock: Clock;
};

/** The host's end of a WebSocket: frames over one socket, with limits on what a peer may cost. */
export function webSocketLink({ request, socket, out, limits, clock }: HostLinkOptions): HostLink {
  const received = inbox<Uint8Array>();
  const rate = messageRate(limits, clock);
  const driver = new Hybi(request, `ws://${request.headers['host']}${request.path}`, {
    maxLength: limits.frameBytes,
    requireMasking: true,
    protocols: [],
  });
  let unfinished = 0;
  let isOver = false;
  let isBroken = false;
  let stopLinger = () => {};

  /** Closing at once, with bytes unread, would reset the connection, and the peer would never see why it was closed. */
  const linger = () => {
    stopLinger = clock.after(limits.lingerMs, () => socket.destroy());
  };

  const over = (why: Closed) => {
    if (isOver) return;
    isOver = true;
    received.shut();
    linger();
    // Do not call the listener from inside `send` or `close`: their caller has not finished yet.
    void Promise.resolve().then(() => received.end(why));
  };

  const close = (why: Closed) => {
    if (isOver) return;
    driver.close(why, closeCode(why));
    over(why);
  };

  driver.io.on('data', (bytes) => out.send(bytes));
  driver.on('error', () => {
    isBroken = true;
  });
  driver.on('ping', () => {
    if (!rate.take()) close('too-fast');
  });
  driver.on('message', ({ data }) => {
    unfinished = 0;
    if (isOver) return;
    if (!rate.take()) close('too-fast');
    else if (typeof data === 'string') close('garbage');
    else received.put(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  });
  driver.on('close', ({ code }) => {
    const why = closedBy(code);
    over(isBroken && why === 'lost' ? 'garbage' : why);
    if (!isBroken) out.end();
  });
  driver.start();

  return {
    link: {
      send(frame) {
        if (isOver) return;
        driver.binary(Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength));
        if (out.queued <= limits.queuedBytes) return;
        over('too-slow');
        socket.destroy();
      },
      close,
      listen: (on) => received.listen({ item: on.frame, closed: on.closed }),
    },
    data(bytes) {
      // Read and drop what comes: a broken peer is still writing, and the driver would keep all of it in memory.
      if (isBroken || unfinished > 2 * limits.frameBytes) return;
      unfinished += bytes.length;
      driver.io.write(bytes);
      // Endless empty fragments never make a message too big, but the driver keeps each of them in memory.
      if (unfinished > 2 * limits.frameBytes) close('too-big');
    },
    lost() {
      over('lost');
      stopLinger();
    },
  };
}
