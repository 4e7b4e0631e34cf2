import net from 'node:net';

import WebSocket from 'ws';

import { acceptTable } from '@/net/acceptTable';
import { appDesk, type AppFile } from '@/net/appFile';
import { hostCore } from '@/net/hostCore';
import { herald } from '@/net/herald';
import { PER_ADDRESS } from '@/net/limits';
import { type RescueDesk, rescueDesk } from '@/net/rescueDesk';
import { ways } from '@/net/ways';
import type { SocketConstructor } from '@/net/webSocketDial';
import { fetchGames } from '@/rules/shelf';

import { isLoopback, ownAddresses } from './addresses';
import { desk } from './desk';
import { type House, openHouse } from './house';
import { readSite } from './site';

export type Serving = {
  readonly house: House;
  readonly port: number;
  /** Where phones come whose own host is gone; `null` unless this machine offers to carry on. */
  rescue(): RescueDesk | null;
  /** Offers it from now on. */
  offerRescue(): RescueDesk;
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
  pace?: Parameters<typeof openHouse>[0]['pace'];
  /** An Android app to pass on to guests. */
  app?: AppFile;
  /** Offers to carry on tables whose host is gone. */
  rescue?: boolean;
  onDamaged?: (file: string) => void;
}): Promise<Serving> {
  let port = of.port;
  const way = ways(ownAddresses, () => port);
  const addresses = () => ownAddresses().map(({ address }) => address);
  const house = openHouse({
    games: await fetchGames(),
    data: of.data,
    port: () => port,
    addresses: way.list,
    onDamaged: of.onDamaged ?? (() => undefined),
    ...(of.pace && { pace: of.pace }),
  });
  let rescue: RescueDesk | null = null;
  const offerRescue = () => (rescue ??= rescueDesk((rescued) => void house.carryOn(rescued)));
  if (of.rescue === true) offerRescue();
  const places = () => addresses().map((address) => `${address}:${port}`);
  const stopTelling = herald({
    tables: house.tables,
    places,
    WebSocket: WebSocket as unknown as SocketConstructor,
  });
  const app = appDesk(() => of.app ?? null);
  const answer = desk({ house, addresses, port: () => port, rescue: () => rescue, offerRescue });
  const core = hostCore({
    tcp: net,
    limits: { perAddress: (address) => (isOwn(address) ? OWN_CONNECTIONS : PER_ADDRESS) },
    file: readSite(of.site),
    respond: async (request) => (await app(request)) ?? answer(request),
    places,
    welcomesNeighbours: () =>
      rescue !== null || house.tables().some((host) => host.table().formers.length > 0),
    onLink: acceptTable({
      tables: (id) => house.table(id) ?? (rescue && { secretKey: rescue.keys.secretKey }),
      onChannel: (id, channel, arrival) => {
        way.came(arrival);
        const table = house.table(id);
        if (table !== undefined) table.accept(channel);
        else rescue?.accept(id, channel);
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
    rescue: () => rescue,
    offerRescue,
    addresses,
    close: async () => {
      stopTelling();
      rescue?.close();
      house.close();
      await core.close();
    },
  };
}
