import { randomBytes } from 'node:crypto';
import net from 'node:net';

import WebSocket from 'ws';

import { PROTOCOL } from '@/table/wire/version';

/** Everybody in a test is on this machine; each address of it is somebody else. */
export const addressesFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `127.0.0.${first + at}`);

/** A WebSocket that comes from this address, as phones in one network do. */
export const socketFrom = (localAddress: string) => {
  const sockets = new Set<WebSocket>();
  class From extends WebSocket {
    constructor(url: string) {
      super(url, { localAddress });
      sockets.add(this);
    }
  }
  return {
    Socket: From,
    /** The network takes all its lines away, without a word to anybody. */
    cut: () => {
      for (const socket of sockets) socket.terminate();
      sockets.clear();
    },
  };
};

/** Somebody without a link: sockets that say nothing, always as many as `count`. */
export function silentSockets(port: number, addresses: readonly string[], count: number) {
  let isOver = false;
  const open = new Set<net.Socket>();
  let opened = 0;
  const one = (localAddress: string) => {
    if (isOver) return;
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    open.add(socket);
    socket.on('connect', () => (opened += 1));
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.on('close', () => {
      open.delete(socket);
      setTimeout(() => one(localAddress), 500);
    });
  };
  for (let at = 0; at < count; at += 1) one(addresses[at % addresses.length] ?? '');
  return {
    open: () => open.size,
    opened: () => opened,
    stop: () => {
      isOver = true;
      for (const socket of open) socket.destroy();
    },
  };
}

const MASK = [0, 0, 0, 0];
/** The first frame of a handshake as anybody can make it who has read the protocol, but has no link. */
function handshake(): Buffer {
  const frame = Buffer.from([PROTOCOL, ...randomBytes(96)]);
  return Buffer.from([0x82, 0x80 | frame.length, ...MASK, ...frame]);
}

/** Somebody without a link: so many handshakes a second, each on a socket of its own. */
export function handshakeFlood(of: {
  port: number;
  table: string;
  addresses: readonly string[];
  perSecond: number;
}) {
  const upgrade = [
    `GET /t/${of.table} HTTP/1.1`,
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '',
    '',
  ].join('\r\n');
  const open = new Set<net.Socket>();
  const began = Date.now();
  let sent = 0;
  let answered = 0;
  const one = () => {
    const localAddress = of.addresses[sent % of.addresses.length] ?? '';
    const socket = net.connect({ port: of.port, host: '127.0.0.1', localAddress });
    sent += 1;
    open.add(socket);
    let heard = '';
    socket.on('connect', () => socket.write(Buffer.concat([Buffer.from(upgrade), handshake()])));
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      heard += bytes.toString('latin1');
      if (heard.includes('bad-link')) {
        answered += 1;
        socket.destroy();
      }
    });
    socket.on('close', () => open.delete(socket));
  };
  const timer = setInterval(() => {
    const due = ((Date.now() - began) * of.perSecond) / 1000;
    while (sent < due) one();
  }, 10);
  return {
    sent: () => sent,
    /** Handshakes on which the host has really worked. */
    answered: () => answered,
    stop: () => {
      clearInterval(timer);
      for (const socket of open) socket.destroy();
    },
  };
}
