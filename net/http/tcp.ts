/** As much of Node's `net` as a host needs; react-native-tcp-socket has the same shape. */
export type Tcp = {
  createServer(options: { noDelay: boolean }, onSocket: (socket: TcpSocket) => void): TcpServer;
};

export type TcpServer = {
  listen(where: { port: number; host: string }, done: () => void): unknown;
  close(done: () => void): unknown;
  address(): { port: number; address: string } | string | null;
  on(event: 'error', listener: (error: unknown) => void): unknown;
};

export type TcpSocket = {
  readonly remoteAddress?: string | undefined;
  readonly localAddress?: string | undefined;
  readonly destroyed: boolean;
  write(bytes: Uint8Array, encoding: undefined, done: (error?: unknown) => void): boolean;
  end(): unknown;
  destroy(): unknown;
  on(event: 'data', listener: (bytes: Buffer) => void): unknown;
  on(event: 'end' | 'close', listener: () => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
};

/** One device has one name, whether it came over IPv4 or over IPv4 inside IPv6. */
const plain = (address: string | undefined): string =>
  (address ?? 'unknown').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '');

export const addressOf = (socket: TcpSocket): string => plain(socket.remoteAddress);
/** The host's own address that the peer came to. */
export const ownAddressOf = (socket: TcpSocket): string => plain(socket.localAddress);
