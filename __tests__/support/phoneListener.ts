import TcpSocket from 'react-native-tcp-socket';
import WebSocket from 'ws';

import type { SocketConstructor } from '@/net/dial/webSocketDial';
import type { Tcp } from '@/net/http/tcp';
import { phoneHost, type PhoneHost, type PhoneHostOptions } from '@/net/lan/phoneHost';

/** A phone that listens on loopback through its sockets' own JavaScript, and has no web app to hand out. */
export const phoneListener = (
  options: Pick<PhoneHostOptions, 'host'> & Partial<PhoneHostOptions>,
): Promise<PhoneHost> =>
  phoneHost({
    tcp: TcpSocket as unknown as Tcp,
    file: () => null,
    port: 0,
    addresses: () => [{ address: '127.0.0.1', kind: 'hotspot' }],
    WebSocket: WebSocket as unknown as SocketConstructor,
    ...options,
  });
