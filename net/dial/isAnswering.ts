import type { Clock } from '@/table/wire/clock';
import type { SocketConstructor } from './webSocketDial';

const PATIENCE_MS = 3_000;

/**
 * Says whether a guest could connect now. A WebSocket always opens a new connection, which a request for a file may
 * not, so this also notices a listener that died without an error.
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
