import { EventEmitter } from 'node:events';
import net from 'node:net';

/**
 * The native half of react-native-tcp-socket as it is on Android, over Node's net: ids and base64 across the
 * bridge, every event later and in order, at most 16 KB a read, `end` and `destroy` the same thing, which drops
 * what is unwritten, errors as strings, and an exception for an id that is not there, unless it is only ended or
 * written to (as our patch has it).
 */
const READ_BYTES = 16 * 1024;
const FIRST_ACCEPTED_ID = 5000;

const bridge = new EventEmitter().setMaxListeners(0);
const servers = new Map<number, net.Server>();
const clients = new Map<number, { socket: net.Socket; isClosed: boolean }>();
let acceptedId = FIRST_ACCEPTED_ID;

const emit = (event: string, body: { id: number; [field: string]: unknown }) =>
  void setImmediate(() => bridge.emit(event, body));

function client(id: number) {
  const found = clients.get(id);
  if (!found) throw new Error(`No socket with id ${id}`);
  return found;
}

function destroy(id: number): void {
  const one = clients.get(id);
  if (one === undefined) return;
  clients.delete(id);
  one.isClosed = true;
  one.socket.destroy();
  emit('close', { id, hadError: false });
}

function accept(serverId: number, socket: net.Socket): void {
  const id = (acceptedId += 1);
  clients.set(id, { socket, isClosed: false });
  const { localAddress, localPort, remoteAddress, remotePort, remoteFamily } = socket;
  const connection = { localAddress, localPort, remoteAddress, remotePort, remoteFamily };
  emit('connection', { id: serverId, info: { id, connection } });
  socket.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += READ_BYTES) {
      emit('data', { id, data: bytes.subarray(at, at + READ_BYTES).toString('base64') });
    }
  });
  socket.on('end', () => emit('end', { id }));
  socket.on('error', (error) => {
    if (clients.has(id)) emit('error', { id, error: error.message });
  });
}

const TcpSockets = {
  listen(id: number, { port, host }: { port: number; host: string }) {
    const server = net.createServer({ allowHalfOpen: true }, (socket) => accept(id, socket));
    servers.set(id, server);
    server.on('error', (error) => emit('error', { id, error: error.message }));
    server.listen(port, host, () => {
      const bound = server.address() as net.AddressInfo;
      emit('listening', {
        id,
        connection: { localAddress: bound.address, localPort: bound.port, localFamily: bound.family },
      });
    });
  },
  close(id: number) {
    servers.get(id)?.close();
    servers.delete(id);
  },
  write(id: number, base64: string, msgId: number) {
    const one = clients.get(id);
    // On a thread of its own, so that an `end` right behind it comes first.
    setImmediate(() => {
      if (one === undefined || one.isClosed)
        return emit('error', { id, error: 'Attempted to write to closed socket' });
      one.socket.write(Buffer.from(base64, 'base64'), (error) =>
        emit('written', { id, msgId, err: error?.message }),
      );
    });
  },
  end: destroy,
  destroy,
  setNoDelay: (id: number, isOn: boolean) => void client(id).socket.setNoDelay(isOn),
  setKeepAlive: (id: number, isOn: boolean) => void client(id).socket.setKeepAlive(isOn),
  pause: (id: number) => void client(id).socket.pause(),
  resume: (id: number) => void client(id).socket.resume(),
  addListener() {},
  removeListeners() {},
};

export class NativeEventEmitter {
  addListener(event: string, listener: (body: unknown) => void) {
    bridge.on(event, listener);
    return { remove: () => void bridge.off(event, listener) };
  }
}

/** What happens to a phone without a word to the app. */
export const faults = {
  /** iOS, after a lock: nobody can come in any more, and no event says so. */
  killListeners: (): void => servers.forEach((server) => void server.close()),
  /** The network is gone for a moment: every line breaks, or only some. */
  breakLines: (which: (nth: number) => boolean = () => true): void =>
    [...clients.values()]
      .filter(({ isClosed }) => !isClosed)
      .forEach(({ socket }, nth) => which(nth) && socket.destroy(new Error('Connection reset'))),
  /** How many sockets the native half still holds. */
  held: (): number => clients.size,
};

export const NativeModules = { TcpSockets };
export const Platform = { OS: 'android' };
export const Image = { resolveAssetSource: (asset: unknown) => asset };
