import WebSocket from 'ws';
import type { Channel } from '@/table/wire/channel';
import type { KeyPair } from '@/table/wire/keys';
import { acceptTable, type AcceptOptions } from '@/net/http/acceptTable';
import { hostCore, type HostCoreOptions } from '@/net/http/hostCore';
import { newKeyPair } from '@/net/secure/keys';
import type { Tcp } from '@/net/http/tcp';
import { dialTable, type DialOptions, type SocketConstructor } from '@/net/dial/webSocketDial';

import type { Transport } from './transportContract';

export const TABLE = 'table-1';

type Options = Partial<Omit<HostCoreOptions, 'tcp' | 'onLink'>> & {
  tcp: Tcp;
  tables?: AcceptOptions['tables'];
};

/** A host core on this machine with one table, and a way to dial it. */
export async function tableHost({ tcp, tables, ...options }: Options) {
  const keys = newKeyPair();
  const arrived = new Map<string, Channel>();
  const awaited = new Map<string, (channel: Channel) => void>();
  const core = hostCore({
    tcp,
    file: () => null,
    onLink: acceptTable({
      tables: tables ?? ((id) => (id === TABLE ? { secretKey: keys.secretKey } : null)),
      onChannel(_tableId, channel) {
        arrived.set(channel.peer, channel);
        awaited.get(channel.peer)?.(channel);
      },
      ...(options.clock && { clock: options.clock }),
    }),
    ...options,
  });
  const { port } = await core.listen({ port: 0, host: '127.0.0.1' });
  const sockets: WebSocket[] = [];

  class Recorded extends WebSocket {
    constructor(url: string) {
      super(url);
      sockets.push(this);
    }
  }

  const dial = (seat: KeyPair, other: Partial<DialOptions> = {}) =>
    dialTable({
      url: `ws://127.0.0.1:${port}`,
      hostKey: keys.publicKey,
      tableId: TABLE,
      seatSecret: seat.secretKey,
      WebSocket: Recorded as unknown as SocketConstructor,
      ...other,
    })();

  return {
    core,
    keys,
    port,
    sockets,
    dial,
    hasArrived: (seat: KeyPair) => arrived.has(seat.publicKey),
    async connect(seat: KeyPair) {
      const guest = await dial(seat);
      const socket = sockets.at(-1);
      const known = arrived.get(seat.publicKey);
      const host = known ?? (await new Promise<Channel>((done) => awaited.set(seat.publicKey, done)));
      return { guest, host, kill: () => socket?.terminate() };
    },
    async close() {
      for (const socket of sockets) socket.terminate();
      await core.close();
    },
  };
}

export async function hostTransport(tcp: Tcp): Promise<Transport> {
  const host = await tableHost({ tcp });
  return { hostKey: host.keys.publicKey, connect: host.connect, close: host.close };
}
