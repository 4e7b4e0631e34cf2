import net from 'node:net';

import { acceptTable } from '@/net/acceptTable';
import { appDesk, type AppFile } from '@/net/appFile';
import { hostCore } from '@/net/hostCore';
import { PER_ADDRESS } from '@/net/limits';
import { ways } from '@/net/ways';

import { isLoopback, ownAddresses } from './addresses';
import { desk } from './desk';
import { type House, openHouse } from './house';
import { readSite } from './site';

export type Serving = {
  readonly house: House;
  readonly port: number;
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
  onDamaged?: (file: string) => void;
}): Promise<Serving> {
  let port = of.port;
  const way = ways(ownAddresses, () => port);
  const addresses = () => ownAddresses().map(({ address }) => address);
  const house = openHouse({
    data: of.data,
    port: () => port,
    addresses: way.list,
    onDamaged: of.onDamaged ?? (() => undefined),
    ...(of.pace && { pace: of.pace }),
  });
  const app = appDesk(() => of.app ?? null);
  const answer = desk(house, addresses);
  const core = hostCore({
    tcp: net,
    limits: { perAddress: (address) => (isOwn(address) ? OWN_CONNECTIONS : PER_ADDRESS) },
    file: readSite(of.site),
    respond: async (request) => (await app(request)) ?? answer(request),
    places: () => addresses().map((address) => `${address}:${port}`),
    onLink: acceptTable({
      tables: (id) => house.table(id) ?? null,
      onChannel: (id, channel, arrival) => {
        way.came(arrival);
        house.table(id)?.accept(channel);
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
    addresses,
    close: async () => {
      house.close();
      await core.close();
    },
  };
}
