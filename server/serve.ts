import net from 'node:net';

import WebSocket from 'ws';

import { acceptTable } from '@/net/http/acceptTable';
import { appDesk, type AppFile } from '@/net/http/appFile';
import { hostCore } from '@/net/http/hostCore';
import { notifyFormerHosts } from '@/net/recovery/notifyFormerHosts';
import { PER_ADDRESS } from '@/net/http/limits';
import { type RecoveryDesk, recoveryDesk } from '@/net/recovery/recoveryDesk';
import { hostAddresses } from '@/net/lan/hostAddresses';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { fetchGames } from '@/rules/shelf';

import { isLoopback, ownAddresses } from './addresses';
import { localApi } from './localApi';
import { type TableRegistry, openTableRegistry } from './tableRegistry';
import { readSite } from './site';

export type Serving = {
  readonly house: TableRegistry;
  readonly port: number;
  /** Where phones come whose own host is gone; `null` unless this machine offers to carry on. */
  recovery(): RecoveryDesk | null;
  /** Offers it from now on. */
  offerRecovery(): RecoveryDesk;
  addresses(): readonly string[];
  close(): Promise<void>;
};

/** Several browsers on the laptop itself share its address. */
const OWN_CONNECTIONS = 100;
const isOwn = (address: string) =>
  isLoopback(address) || ownAddresses().some((own) => own.address === address);

/** One machine's tables on one port, on all its addresses. Rejects when the port is taken. */
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
  onDamaged?: (file: string) => void;
}): Promise<Serving> {
  let port = of.port;
  const way = hostAddresses(ownAddresses, () => port);
  const addresses = () => ownAddresses().map(({ address }) => address);
  const house = openTableRegistry({
    games: await fetchGames(),
    data: of.data,
    port: () => port,
    addresses: way.list,
    onDamaged: of.onDamaged ?? (() => undefined),
    ...(of.pace && { pace: of.pace }),
  });
  let recovery: RecoveryDesk | null = null;
  const offerRecovery = () => (recovery ??= recoveryDesk((recovered) => void house.carryOn(recovered)));
  if (of.recovery === true) offerRecovery();
  const places = () => addresses().map((address) => `${address}:${port}`);
  const stopTelling = notifyFormerHosts({
    tables: house.tables,
    places,
    WebSocket: WebSocket as unknown as SocketConstructor,
  });
  const app = appDesk(() => of.app ?? null);
  const answer = localApi({ house, addresses, port: () => port, recovery: () => recovery, offerRecovery });
  const core = hostCore({
    tcp: net,
    limits: { perAddress: (address) => (isOwn(address) ? OWN_CONNECTIONS : PER_ADDRESS) },
    file: readSite(of.site),
    respond: async (request) => (await app(request)) ?? answer(request),
    places,
    welcomesNeighbours: () =>
      recovery !== null || house.tables().some((host) => host.table().formers.length > 0),
    onLink: acceptTable({
      tables: (id) => house.table(id) ?? (recovery && { secretKey: recovery.keys.secretKey }),
      onChannel: (id, channel, arrival) => {
        way.came(arrival);
        const table = house.table(id);
        if (table !== undefined) table.accept(channel);
        else recovery?.accept(id, channel);
      },
    }),
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
