import net from 'node:net';
import WebSocket from 'ws';

/** A plain TCP connection that says what it is told to, and keeps what comes back until the other end hangs up. */
export function rawPeer(port: number, text: string | Uint8Array = '') {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (bytes) => (answer += bytes.toString('latin1')));
  socket.on('error', () => {});
  socket.on('connect', () => socket.write(text));
  return {
    socket,
    connected: new Promise<void>((done) => socket.on('connect', () => done())),
    closed: new Promise<string>((done) => socket.on('close', () => done(answer))),
  };
}

/** Sends one request and returns the whole answer, head and all. */
export const raw = (port: number, request: string | Uint8Array) => rawPeer(port, request).closed;

export const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n');

/** A WebSocket that knows nothing of the secure channel. */
export function rawWebSocket(url: string, options: WebSocket.ClientOptions = {}) {
  const socket = new WebSocket(url, options);
  const frames: Buffer[] = [];
  socket.on('message', (data: Buffer) => frames.push(data));
  socket.on('error', () => {});
  return {
    socket,
    frames,
    open: new Promise<void>((done) => socket.on('open', done)),
    /** The HTTP status that refused it. */
    refused: new Promise<number | undefined>((done) =>
      socket.on('unexpected-response', (request, response) => {
        request.destroy();
        done(response.statusCode);
      }),
    ),
    closed: new Promise<number>((done) => socket.on('close', (code) => done(code))),
  };
}
