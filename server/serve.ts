import net from 'node:net';

import { acceptTable } from '@/net/acceptTable';
import { appDesk, type AppFile } from '@/net/appFile';
import { hostCore } from '@/net/hostCore';
import { PER_ADDRESS } from '@/net/limits';
import { ways } from '@/net/ways';

import { isLoopback, ownAddresses } from './addresses';
import { desk } from './desk';
import { herald } from './herald';
import { type House, openHouse } from './house';
import { rescueDesk } from './rescueDesk';
import { readSite } from './site';

export type Serving = {
  readonly house: House;
  readonly port: number;
  /** Where phones come whose own host is gone; `null` unless this machine offers to carry on. */
  readonly rescue: ReturnType<typeof rescueDesk> | null;
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
    data: of.data,
    port: () => port,
    addresses: way.list,
    onDamaged: of.onDamaged ?? (() => undefined),
    ...(of.pace && { pace: of.pace }),
  });
  const rescue = of.rescue === true ? rescueDesk(house) : null;
  const stopTelling = herald(house, () => addresses().map((address) => `${address}:${port}`));
  const app = appDesk(() => of.app ?? null);
  const answer = desk(house, addresses);
  const core = hostCore({
    tcp: net,
    limits: { perAddress: (address) => (isOwn(address) ? OWN_CONNECTIONS : PER_ADDRESS) },
    file: readSite(of.site),
    respond: async (request) => (await app(request)) ?? answer(request),
    places: () => addresses().map((address) => `${address}:${port}`),
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
    rescue,
    addresses,
    close: async () => {
      stopTelling();
      rescue?.close();
      house.close();
      await core.close();
    },
  };
}
