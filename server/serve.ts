import net from 'node:net';

import WebSocket from 'ws';

import { acceptTable } from '@/net/http/acceptTable';
import { appDesk, type AppFile } from '@/net/http/appFile';
import { hostCore, type HostCoreOptions } from '@/net/http/hostCore';
import { notifyFormerHosts } from '@/net/recovery/notifyFormerHosts';
import { PER_ADDRESS } from '@/net/http/limits';
import { seatedAddresses } from '@/net/http/standing';
import { type RecoveryDesk, recoveryDesk } from '@/net/recovery/recoveryDesk';
import { CODE_PATH, codeDesk } from '@/net/lan/codeDesk';
import { hostAddresses } from '@/net/lan/hostAddresses';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { fetchGames } from '@/rules/shelf';
import { seatOf } from '@/table/log/records';
import type { PublicKey } from '@/table/wire/channel';

import { ownAddresses } from './addresses';
import { screenKey } from './data/screenKey';
import { sessionName } from './data/sessionName';
import { localApi } from './localApi';
import { type TableRegistry, openTableRegistry } from './tableRegistry';
import { readSite } from './site';

export type Serving = {
  readonly house: TableRegistry;
  readonly port: number;
  /** Opens the shared screen, on this computer alone. */
  readonly screenLink: string;
  /** Where phones come whose own host is gone; `null` unless this machine offers to carry on. */
  recovery(): RecoveryDesk | null;
  /** Offers it from now on. */
  offerRecovery(): RecoveryDesk;
  addresses(): readonly string[];
  close(): Promise<void>;
};

/** Several browsers on the laptop itself share its address. */
const OWN_CONNECTIONS = 100;
const LOOPBACK = ['127.0.0.1', '::1'];
const LOOK_AGAIN_MS = 1000;

/** Asked for every connection, so the machine's addresses are not looked up each time. */
function ownAddressCheck(): (address: string) => boolean {
  let known = new Set<string>();
  let at = 0;
  return (address) => {
    if (Date.now() - at > LOOK_AGAIN_MS) {
      known = new Set([...LOOPBACK, ...ownAddresses().map((own) => own.address)]);
      at = Date.now();
    }
    return known.has(address);
  };
}

/** One machine's tables on one port, on all its addresses. Rejects when the port or the folder is taken. */
export async function serve(of: {
  data: string;
  site: string;
  port: number;
  host?: string;
  pace?: Parameters<typeof openTableRegistry>[0]['pace'];
  /** An Android app to pass on to guests. */
  app?: AppFile;
  /** Offers to carry on tables whose host is gone. */
  recovery?: boolean;
  /** What strangers may cost, and who finds a place at the port, where it is not as usual. */
  strangers?: Pick<HostCoreOptions, 'limits' | 'door'>;
  /** A line could not be written. Whoever asked for it has been refused. */
  onUnsaved?: (error: unknown) => void;
}): Promise<Serving> {
  let port = of.port;
  const way = hostAddresses(ownAddresses, () => port);
  const addresses = () => ownAddresses().map(({ address }) => address);
  let recovery: RecoveryDesk | null = null;
  const house = openTableRegistry({
    games: await fetchGames(),
    data: of.data,
    port: () => port,
    addresses: way.list,
    lettersTaken: () => (recovery === null ? [] : [recovery.code().charAt(0)]),
    ...(of.onUnsaved && { onUnsaved: of.onUnsaved }),
    ...(of.pace && { pace: of.pace }),
  });
  const key = screenKey(of.data);
  const offerRecovery = () =>
    (recovery ??= recoveryDesk(
      (recovered) => void house.carryOn(recovered),
      tableCrypto.newKeyPair(),
      () => house.codes().flatMap(({ code }) => code.now()?.charAt(0) ?? []),
    ));
  if (of.recovery === true) offerRecovery();
  const places = () => addresses().map((address) => `${address}:${port}`);
  const stopTelling = notifyFormerHosts({
    tables: house.tables,
    places,
    WebSocket: WebSocket as unknown as SocketConstructor,
  });
  const isSeated = (key: PublicKey) =>
    house.tables().some((host) => seatOf(host.table().seats, key) !== null);
  const seated = seatedAddresses(isSeated);
  const isOwn = ownAddressCheck();
  const app = appDesk(() => of.app ?? null);
  const answer = localApi({
    house,
    session: sessionName(of.data),
    key,
    addresses,
    port: () => port,
    recovery: () => recovery,
    offerRecovery,
  });
  const typed = codeDesk({
    codes: () => [...house.codes(), ...(recovery === null ? [] : [recovery.coded(() => port)])],
  });
  const accept = acceptTable({
    tables: (id) => house.table(id) ?? (recovery && { secretKey: recovery.keys.secretKey }),
    onChannel: (id, channel, arrival) => {
      way.came(arrival);
      seated.came(channel.peer, arrival.remoteAddress);
      const table = house.table(id);
      if (table !== undefined) table.accept(channel);
      else recovery?.accept(id, channel, arrival.remoteAddress);
    },
  });
  const core = hostCore({
    tcp: net,
    ...of.strangers,
    limits: {
      perAddress: (address) => (isOwn(address) ? OWN_CONNECTIONS : PER_ADDRESS),
      ...of.strangers?.limits,
    },
    knows: (address) => (isOwn(address) ? 'own' : seated.has(address) ? 'seated' : 'stranger'),
    file: readSite(of.site),
    respond: async (request) => (await app(request)) ?? answer(request),
    places,
    welcomesNeighbours: () =>
      recovery !== null || house.tables().some((host) => host.table().formers.length > 0),
    onLink: (arrival) => (arrival.tableId === CODE_PATH ? typed : accept)(arrival),
  });
  try {
    ({ port } = await core.listen({ port: of.port, host: of.host ?? '0.0.0.0' }));
  } catch (error) {
    house.close();
    throw error;
  }
  return {
    house,
    port,
    screenLink: `http://localhost:${port}/#screen=${key}`,
    recovery: () => recovery,
    offerRecovery,
    addresses,
    close: async () => {
      stopTelling();
      recovery?.close();
      house.close();
      await core.close();
    },
  };
}
