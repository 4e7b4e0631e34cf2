import type { Clock } from '@/table/wire/clock';
import type { SocketConstructor } from './webSocketDial';

const PATIENCE_MS = 3_000;

/**
 * Whether a guest could come in now. A WebSocket never shares a connection, as a request for a file may, so it finds
 * a listener that died in silence.
 */
export function isAnswering(of: {
  url: string;
  tableId: string;
  clock: Clock;
  WebSocket: SocketConstructor;
}): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = new of.WebSocket(`${of.url}/t/${of.tableId}`);
    const settle = (answer: boolean) => {
      stop();
      socket.onopen = socket.onerror = socket.onclose = null;
      // Some sockets report a failed close as an error with nobody left to hear it.
      socket.onerror = () => {};
      socket.close(1000, '');
      resolve(answer);
    };
    const stop = of.clock.after(PATIENCE_MS, () => settle(false));
    socket.onopen = () => settle(true);
    socket.onerror = () => settle(false);
    socket.onclose = () => settle(false);
  });
}
