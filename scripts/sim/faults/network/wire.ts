import Client from 'websocket-driver/lib/websocket/driver/client';

import { acceptTable } from '@/net/http/acceptTable';
import { hostCore } from '@/net/http/hostCore';
import { publicKeyOf } from '@/net/secure/keys';
import type { Tcp, TcpSocket } from '@/net/http/tcp';
import { dialTable, type Socket, type SocketConstructor } from '@/net/dial/webSocketDial';
import type { Channel } from '@/table/wire/channel';
import type { Clock } from '@/table/wire/clock';
import type { Host } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';

import type { Cable, End } from './cable';
import type { Process, Time } from '@/scripts/sim/faults/world/time';

export type Wire = {
  dial(of: { line: Cable<Uint8Array>; keys: KeyPair; clock: Clock }): Promise<Channel>;
  /** Somebody who only has the port. */
  socket(line: Cable<Uint8Array>): void;
};

/** The whole of `net/` on both sides of a simulated socket: HTTP, WebSocket, handshake, secure channel, limits. */
export function openWire(of: {
  time: Time;
  process: Process;
  host: Host;
  tableId: string;
  accept: (host: Host, channel: Channel) => void;
}): Wire {
  const { time, process, host, tableId } = of;
  let onSocket: (socket: TcpSocket) => void = () => undefined;
  let arrivals = 0;
  const tcp: Tcp = {
    createServer: (_options, arrive) => {
      onSocket = arrive;
      return {
        listen: (_where, done) => void process.clock.after(0, done),
        close: (done) => done(),
        address: () => ({ port: 8787, address: '0.0.0.0' }),
        on: () => undefined,
      };
    },
  };
  const core = hostCore({
    tcp,
    clock: process.clock,
    file: () => null,
    onLink: acceptTable({
      tables: (id) => (id === tableId ? { secretKey: host.secretKey } : null),
      onChannel: (_id, channel) => of.accept(host, channel),
      clock: process.clock,
    }),
  });
  void core.listen({ port: 8787, host: '0.0.0.0' });
  const hostKey = publicKeyOf(host.secretKey);
  const socket = (line: Cable<Uint8Array>) =>
    onSocket(tcpOver(line.ends[0], time, `10.0.0.${(arrivals += 1) % 250}`));

  return {
    socket,
    dial: ({ line, keys, clock }) => {
      socket(line);
      return dialTable({
        url: 'ws://10.0.0.1:8787',
        hostKey,
        tableId,
        seatSecret: keys.secretKey,
        clock,
        WebSocket: webSocketOver(line.ends[1], time),
      })();
    },
  };
}

function tcpOver(end: End<Uint8Array>, time: Time, remoteAddress: string): TcpSocket {
  const listeners: { [event: string]: ((value: never) => void)[] } = {};
  let destroyed = false;
  const emit = (event: string, value?: unknown) => {
    for (const listener of listeners[event] ?? []) listener(value as never);
  };
  const gone = () => {
    if (destroyed) return;
    destroyed = true;
    time.at(time.now(), () => emit('close'));
  };
  const hangUp = () => {
    end.close();
    gone();
  };
  end.listen({ item: (bytes) => emit('data', Buffer.from(bytes)), closed: gone });
  return {
    remoteAddress,
    get destroyed() {
      return destroyed;
    },
    write: (bytes, _encoding, done) => {
      if (!destroyed) end.send(Uint8Array.from(bytes));
      time.at(time.now(), () => done());
      return true;
    },
    end: hangUp,
    destroy: hangUp,
    on: (event: string, listener: (value: never) => void) => void (listeners[event] ??= []).push(listener),
  };
}

const LOST = 1006;

/** As much of a browser's WebSocket as a guest uses. */
function webSocketOver(end: End<Uint8Array>, time: Time): SocketConstructor {
  return function socket(url: string): Socket {
    const driver = new Client(url, { masking: true });
    let isOver = false;
    const over = (code: number) => {
      if (isOver) return;
      isOver = true;
      end.close();
      time.at(time.now(), () => made.onclose?.({ code }));
    };
    const made: Socket = {
      binaryType: 'arraybuffer',
      send: (bytes) => void driver.binary(Buffer.from(bytes)),
      close: (code, reason) => {
        driver.close(reason, code);
        // A browser waits for the host's answer; the table does not wait for the browser.
        time.at(time.now() + 200, () => over(code));
      },
      onopen: null,
      onmessage: null,
      onerror: null,
      onclose: null,
    };
    driver.io.on('data', (bytes) => end.send(Uint8Array.from(bytes)));
    driver.on('open', () => made.onopen?.());
    driver.on('error', () => made.onerror?.());
    driver.on('message', ({ data }) =>
      made.onmessage?.({ data: typeof data === 'string' ? data : Uint8Array.from(data).buffer }),
    );
    driver.on('close', ({ code }) => over(code));
    end.listen({ item: (bytes) => void driver.io.write(Buffer.from(bytes)), closed: () => over(LOST) });
    time.at(time.now(), () => driver.start());
    return made;
  } as unknown as SocketConstructor;
}
