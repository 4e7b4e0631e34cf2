import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { AppState } from 'react-native';
import TcpSocket from 'react-native-tcp-socket';

import { interfaces } from '@/modules/phone';
import { appDesk } from '@/net/http/appFile';
import { phoneHost } from '@/net/lan/phoneHost';
import type { Tcp } from '@/net/http/tcp';
import { every, systemClock } from '@/table/wire/clock';

import { watchBattery } from './battery';
import type { HostTable } from './hostingTypes';
import { announceNearby } from '@/state/join/nearby';
import { ownApp } from './ownApp';
import { readSite } from './packedFiles';

const AWAKE = 'palaver-table';
const LOOK_MS = 4_000;

const addressesNow = (): string =>
  interfaces()
    .map(({ address }) => address)
    .join();

/** The table on this phone, open for all phones around it, for as long as the app runs. */
export const hostOnPhone: HostTable = async ({ tableId, host, recovery, port, onMoved, onBattery }) => {
  let known = addressesNow();
  const phone = await phoneHost({
    tcp: TcpSocket as unknown as Tcp,
    host,
    recovery,
    file: await readSite(),
    respond: appDesk(ownApp),
    port,
    addresses: interfaces,
  });

  /** A hotspot is often switched on only after the table was opened, and gets another address each time. */
  const look = () => {
    const now = addressesNow();
    if (now === known) return;
    known = now;
    onMoved();
  };

  // A phone that sleeps takes the table with it. Whoever forbids it can still play.
  await activateKeepAwakeAsync(AWAKE).catch(() => undefined);
  const stopBattery = watchBattery(onBattery);
  const stopAnnouncing = announceNearby({ tableId, port: phone.port });
  const stopLooking = every(systemClock, LOOK_MS, look);
  const appState = AppState.addEventListener('change', (state) => {
    if (state !== 'active') return;
    phone.wake();
    look();
  });

  return {
    port: phone.port,
    ways: phone.ways,
    async close() {
      stopLooking();
      stopBattery();
      stopAnnouncing();
      appState.remove();
      await deactivateKeepAwake(AWAKE).catch(() => undefined);
      await phone.close();
    },
  };
};
