import { NativeModules } from 'react-native';
import type Zeroconf from 'react-native-zeroconf';

import { announcement, type NearbyTable, readAnnouncement, SERVICE } from '@/net/lan/nearby';

export type { NearbyTable } from '@/net/lan/nearby';

const DOMAIN = 'local.';
let found: readonly NearbyTable[] = [];

/** Not in Expo Go, which has no native half of it. */
export const canLookNearby = (): boolean => Boolean(NativeModules['RNZeroconf']);

/** What the last look found. */
export const nearbyNow = (): readonly NearbyTable[] => found;

/** Fetched when first used: it starts listening as soon as it is made. An error of it means no tables, and no more. */
async function open(): Promise<Zeroconf> {
  const { default: Service } = await import('react-native-zeroconf');
  const service = new Service();
  service.on('error', () => undefined);
  return service;
}

/** Runs `use` with the network's notice board until the returned function is called. */
function whileOpen(use: (service: Zeroconf) => () => void): () => void {
  let close: (() => void) | null = null;
  let isWanted = canLookNearby();
  if (isWanted)
    void open().then((service) => {
      const stop = isWanted ? use(service) : () => undefined;
      close = () => {
        stop();
        service.removeDeviceListeners();
      };
      if (!isWanted) close();
    });
  return () => {
    isWanted = false;
    close?.();
  };
}

export const lookNearby = (changed: (tables: readonly NearbyTable[]) => void): (() => void) =>
  whileOpen((service) => {
    service.on('update', () => {
      const tables = Object.values(service.getServices()).flatMap((one) => readAnnouncement(one) ?? []);
      found = tables.filter((one, at) => tables.findIndex(({ tableId }) => tableId === one.tableId) === at);
      changed(found);
    });
    service.scan(SERVICE.type, SERVICE.protocol, DOMAIN);
    return () => service.stop();
  });

/** Calls out a table of this phone, until the returned function is called. */
export const announceNearby = ({
  port,
  tableId,
}: {
  readonly tableId: string;
  readonly port: number;
}): (() => void) =>
  whileOpen((service) => {
    const { name, txt } = announcement(tableId);
    service.publishService(SERVICE.type, SERVICE.protocol, DOMAIN, name, port, txt);
    return () => service.unpublishService(name);
  });
