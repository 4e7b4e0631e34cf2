import { systemClock, type Clock } from '@/table/wire/clock';
import type { Host } from '@/table/host/host';
import { seatOf } from '@/table/log/records';
import type { TableAddress } from '@/table/wire/protocol';
import { acceptTable } from '@/net/http/acceptTable';
import type { HostWork } from '@/net/http/connection';
import { notifyFormerHosts } from '@/net/recovery/notifyFormerHosts';
import { hostCore } from '@/net/http/hostCore';
import type { AddressRates } from '@/net/http/limits';
import { seatedAddresses } from '@/net/http/standing';
import { invitationAt } from './invitation';
import { isAnswering } from '@/net/dial/isAnswering';
import { joinLink } from '@/net/links/joinLink';
import type { RecoveryDesk } from '@/net/recovery/recoveryDesk';
import type { FileLookup } from '@/net/http/site';
import type { Tcp } from '@/net/http/tcp';
import { CODE_PATH, codeDesk } from './codeDesk';
import { type OwnAddress, hostAddresses } from './hostAddresses';
import type { SocketConstructor } from '@/net/dial/webSocketDial';

export type PhoneHost = {
  readonly port: number;
  /** Where guests can come in, best first. */
  ways(): readonly TableAddress[];
  /** The app is in front again, or the network has changed: make sure that guests can come in. */
  wake(): void;
  close(): Promise<void>;
};

export type PhoneHostOptions = {
  tcp: Tcp;
  /** The table on this phone; `null` while its players still bring it here from a host that is gone. */
  host: () => Host | null;
  /** Where they bring it. */
  recovery?: RecoveryDesk | undefined;
  file: FileLookup;
  /** Asked before `file`. */
  respond?: HostWork['respond'];
  /** The first to try; where it was open before. */
  port: number;
  addresses: () => readonly OwnAddress[];
  WebSocket?: SocketConstructor;
  clock?: Clock;
};

/** Every connection is two threads on Android: more than a table needs, and far less than a phone can bear. */
const CONNECTIONS = 64;
const KEPT = 16;
/** A phone takes a fifth of a second for one. */
const HANDSHAKES: AddressRates = {
  address: { burst: 10, perSecond: 1 },
  newcomers: { burst: 10, perSecond: 3 },
  strangers: { burst: 5, perSecond: 1 },
  seated: { burst: 20, perSecond: 5 },
};
/** Another app may have the port, or a table of ours that was closed a moment ago. */
const PORTS = 10;
const ALL_INTERFACES = '0.0.0.0';
const CHECK_MS = 15_000;
/** The old listener is closed on another thread than the new one is opened on, so the port may still be taken. */
const AGAIN_MS = [100, 300, 1_000, 3_000];

/**
 * One table of this phone on one port, for all phones in the room. Listeners die in silence while a phone is locked,
 * so this one dials itself and listens again when nobody answers.
 */
export async function phoneHost(of: PhoneHostOptions): Promise<PhoneHost> {
  const { clock = systemClock, recovery } = of;
  const WebSocket = of.WebSocket ?? (globalThis.WebSocket as unknown as SocketConstructor);
  let isClosed = false;
  let isMending = false;
  let port = of.port;

  const way = hostAddresses(of.addresses, () => port);
  /** A page that was loaded from an address that is gone comes back through another. */
  const ever = new Set<string>();
  const list = () => {
    const now = way.list();
    for (const { place } of now) ever.add(place);
    return now;
  };

  const typed = codeDesk({
    codes: () => {
      const host = of.host();
      return [
        ...(host?.code
          ? [
              {
                code: host.code,
                link: (address: string) => joinLink(invitationAt(host, { address, port })),
              },
            ]
          : []),
        ...(recovery === undefined ? [] : [recovery.coded(() => port)]),
      ];
    },
    clock,
  });
  const tableBy = (id: string): Host | null => {
    const host = of.host();
    return host?.id === id ? host : null;
  };
  const seated = seatedAddresses((key) => seatOf(of.host()?.table().seats ?? [], key) !== null);
  const accept = acceptTable({
    tables: (id) => (isClosed ? null : (tableBy(id) ?? recovery?.keys ?? null)),
    onChannel: (id, channel, arrival) => {
      way.came(arrival);
      seated.came(channel.peer, arrival.remoteAddress);
      const table = tableBy(id);
      if (table === null) recovery?.accept(id, channel, arrival.remoteAddress);
      else table.accept(channel);
    },
    clock,
  });
  const core = hostCore({
    tcp: of.tcp,
    clock,
    limits: { connections: CONNECTIONS, kept: KEPT, handshakes: HANDSHAKES },
    knows: (address) => (address === '127.0.0.1' ? 'own' : seated.has(address) ? 'seated' : 'stranger'),
    file: of.file,
    ...(of.respond && { respond: of.respond }),
    places: () => [...ever],
    welcomesNeighbours: () => recovery !== undefined || (of.host()?.table().formers.length ?? 0) > 0,
    onLink: (arrival) => (arrival.tableId === CODE_PATH ? typed : accept)(arrival),
    onDown: () => void mend(),
  });

  async function listenSomewhere(): Promise<number> {
    for (let tried = of.port; ; tried += 1)
      try {
        return (await core.listen({ port: tried, host: ALL_INTERFACES })).port;
      } catch (error) {
        if (tried === 0 || tried + 1 >= of.port + PORTS) throw error;
      }
  }

  const pause = (ms: number) => new Promise<void>((done) => void clock.after(ms, done));

  const answers = () =>
    isAnswering({ url: `ws://127.0.0.1:${port}`, tableId: of.host()?.id ?? 'any', clock, WebSocket });

  /** Guests know this port and no other, so it is this one or none. */
  async function mend(): Promise<void> {
    if (isMending) return;
    isMending = true;
    for (let tries = 0; !isClosed && !(await answers()); tries += 1) {
      if (tries > 0) await pause(AGAIN_MS[Math.min(tries, AGAIN_MS.length) - 1] ?? 0);
      await core.listen({ port, host: ALL_INTERFACES }).catch(() => undefined);
    }
    isMending = false;
    if (isClosed) await core.close();
  }

  let stopChecking = () => {};
  const checkLater = () => {
    stopChecking = clock.after(CHECK_MS, () => void mend().then(() => isClosed || checkLater()));
  };

  port = await listenSomewhere();
  list();
  checkLater();
  const stopTelling = notifyFormerHosts({
    tables: () => {
      const host = of.host();
      return host === null ? [] : [host];
    },
    places: () => list().map(({ place }) => place),
    WebSocket,
    clock,
  });

  return {
    get port() {
      return port;
    },
    ways: list,
    wake: () => void mend(),
    close() {
      isClosed = true;
      stopChecking();
      stopTelling();
      return core.close();
    },
  };
}
