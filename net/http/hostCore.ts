import { systemClock, type Clock } from '@/table/wire/clock';
import { connection, type Connection, type HostWork } from './connection';
import { answerBytes } from './httpAnswer';
import { placeFor } from './doorkeeper';
import { LIMITS, type Limits } from './limits';
import { outbox } from './outbox';
import { addressRates, type Standing } from './standing';
import { addressOf, type Tcp, type TcpServer, type TcpSocket } from './tcp';

export type HostCoreOptions = HostWork & {
  tcp: Tcp;
  limits?: Partial<Limits>;
  clock?: Clock;
  /** Who is at an address. Whoever it does not know is a stranger. */
  knows?: (address: string) => Standing;
  /** Who finds a place. */
  door?: typeof placeFor;
  /** The listener has failed after it was up: nobody can come any more. */
  onDown?: () => void;
};

export type HostCore = {
  /** Rejects when the port is taken. Called again it listens anew: on iOS a listener dies while the phone is locked. */
  listen(where: { port: number; host: string }): Promise<{ port: number }>;
  close(): Promise<void>;
  readonly connections: number;
};

/** Refused ones are told why as long as there are few; in a flood the telling would be the harm. */
const TOLD_WHY = 32;

/** One port for everything a guest needs: the web app's files and the WebSocket of every table. */
export function hostCore({
  tcp,
  limits: some,
  clock = systemClock,
  knows = () => 'stranger',
  door = placeFor,
  onDown,
  ...work
}: HostCoreOptions): HostCore {
  const limits = { ...LIMITS, ...some };
  const mayConnect = addressRates(limits.connects, knows, clock);
  const mayShakeHands = addressRates(limits.handshakes, knows, clock);
  const inside = new Set<Connection>();
  const refused = new Set<TcpSocket>();
  let server: TcpServer | null = null;

  function turnAway(socket: TcpSocket): void {
    const out = outbox({ socket, clock, stallMs: limits.lingerMs });
    const stop = clock.after(limits.lingerMs, () => socket.destroy());
    const gone = () => {
      stop();
      out.drop();
      refused.delete(socket);
    };
    socket.on('data', () => {});
    socket.on('error', gone);
    socket.on('close', gone);
    refused.add(socket);
    if (refused.size > TOLD_WHY) return void socket.destroy();
    for (const bytes of answerBytes({ status: 503, headers: { 'Retry-After': '2' } }, null)) out.send(bytes);
    out.end();
  }

  function letIn(address: string): boolean {
    const place = door(address, inside, { ...limits, knows }, clock.now());
    if (place !== null && place !== 'free') place.destroy();
    return place !== null;
  }

  function accept(socket: TcpSocket): void {
    // On a phone one that came just before the listener was closed is told of only afterwards.
    if (server === null) return void socket.destroy();
    const address = addressOf(socket);
    // Nothing has been read yet, and in a flood even a word would be too much.
    if (!mayConnect(address)) {
      socket.on('error', () => {});
      return void socket.destroy();
    }
    if (!letIn(address)) return turnAway(socket);
    const one = connection({
      socket,
      work,
      limits,
      clock,
      mayShakeHands: () => mayShakeHands(address),
      onGone: () => void inside.delete(one),
    });
    inside.add(one);
  }

  const stopListening = () =>
    new Promise<void>((done) => {
      if (!server) return done();
      server.close(() => done());
      server = null;
    });

  return {
    async listen(where) {
      void stopListening();
      const listening = tcp.createServer({ noDelay: true }, accept);
      server = listening;
      return new Promise((resolve, reject) => {
        let isUp = false;
        listening.on('error', (error) => {
          if (isUp && server === listening) onDown?.();
          else reject(error instanceof Error ? error : new Error(String(error)));
        });
        listening.listen(where, () => {
          isUp = true;
          const bound = listening.address();
          resolve({ port: typeof bound === 'object' && bound ? bound.port : where.port });
        });
      });
    },
    close() {
      for (const one of inside) one.destroy();
      for (const socket of refused) socket.destroy();
      return stopListening();
    },
    get connections() {
      return inside.size;
    },
  };
}
