import { getDefaultStore } from 'jotai';

import { recoveryLink } from '@/net/links/recoveryLink';
import { readHostAddress } from '@/net/links/linkParts';
import { loopback } from '@/net/loopback';
import { recoveryDesk } from '@/net/recovery/recoveryDesk';
import { fetchGame } from '@/rules/shelf';
import { openTableLog } from '@/table/log/tableLogState';
import type { Host } from '@/table/host/host';
import type { Recovered } from '@/table/recovery/recoveryServer';
import { memoryLog } from '@/table/storage/storage';

import { takeTableHere } from '@/state/session/connectToTable';
import * as local from '@/state/session/localTable';
import { deviceValues } from '@/state/store/values';
import { USUAL_PORT } from '@/net/lan/port';
import { lanListenerAtom, lanAddresses, openLanListener } from '@/state/hosting/lanListener';
import type { PhoneRecovery } from './localRecoveryTypes';
import { keysAsHost } from '@/state/hosting/keysAsHost';
import { tableLogs } from '@/state/store/logs';

/** Opens the door of this phone for the players of a table whose host is gone. */
export async function openRecoveryHere(tableId: string, gameId: string): Promise<PhoneRecovery> {
  const game = await fetchGame(gameId);
  const keys = keysAsHost();
  let host: Host | null = null;
  let isTaken = false;
  let port = USUAL_PORT;

  /** Played through first: nothing of what is here is given up for a log that does not play. */
  function found({ lines, values }: Recovered): void {
    openTableLog(memoryLog(lines), { [game.id]: game });
    tableLogs.remove(tableId);
    const store = tableLogs.log(tableId);
    for (const line of lines) store.append(line);
    for (const [name, value] of values) deviceValues.set(name, value);
    isTaken = true;
    takeTableHere(tableId, { rules: game, local }, port, (opened) => {
      host = opened;
      return close;
    });
  }

  const desk = recoveryDesk(found, keys);
  const closeDoor = openLanListener({
    tableId,
    host: () => host,
    recovery: desk,
    port,
    onPort: (opened) => (port = opened),
  });
  const close = () => {
    desk.close();
    closeDoor();
  };

  return {
    dial: (seat) => () => {
      const line = loopback({ keys: { host: keys.publicKey, guest: seat.publicKey } });
      desk.accept(tableId, line.host, 'this phone');
      return Promise.resolve(line.guest);
    },
    shown: () => ({
      code: desk.code(),
      links: lanAddresses().flatMap(({ place }) => {
        const at = readHostAddress(place);
        return at === null ? [] : [recoveryLink({ ...at, hostKey: keys.publicKey })];
      }),
      gatherings: desk.gatherings().filter(({ id }) => id === tableId),
    }),
    goOn: (group) => desk.goOn(tableId, group),
    subscribe: (listener) => {
      const stops = [desk.subscribe(listener), getDefaultStore().sub(lanListenerAtom, listener)];
      return () => stops.forEach((stop) => stop());
    },
    close: () => {
      if (!isTaken) close();
    },
  };
}
