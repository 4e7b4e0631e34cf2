import { getDefaultStore } from 'jotai';

import { carryLink } from '@/net/carryLink';
import { readPlace } from '@/net/linkParts';
import { loopback } from '@/net/loopback';
import { rescueDesk } from '@/net/rescueDesk';
import { fetchGame } from '@/rules/shelf';
import { openBook } from '@/table/book';
import type { Host } from '@/table/host';
import type { Rescued } from '@/table/rescue';
import { memoryLog } from '@/table/storage';

import { takeTableHere } from './atTable';
import { deviceValues } from './device';
import { doorAtom, doorWays, openDoor, USUAL_PORT } from './door';
import type { HereRescue } from './hereRescue';
import { keysAsHost } from './keysAsHost';
import { tableLogs } from './tableLogs';

/** Opens the door of this phone for the players of a table whose host is gone. */
export async function openRescueHere(tableId: string, gameId: string): Promise<HereRescue> {
  const game = await fetchGame(gameId);
  const keys = keysAsHost();
  let host: Host | null = null;
  let isTaken = false;
  let port = USUAL_PORT;

  /** Played through first: nothing of what is here is given up for a log that does not play. */
  function found({ lines, values }: Rescued): void {
    openBook(memoryLog(lines), { [game.id]: game });
    tableLogs.remove(tableId);
    const store = tableLogs.log(tableId);
    for (const line of lines) store.append(line);
    for (const [name, value] of values) deviceValues.set(name, value);
    isTaken = true;
    takeTableHere(tableId, game, port, (opened) => {
      host = opened;
      return close;
    });
  }

  const desk = rescueDesk(found, keys);
  const closeDoor = openDoor({
    tableId,
    game: game.id,
    host: () => host,
    rescue: desk,
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
      desk.accept(tableId, line.host);
      return Promise.resolve(line.guest);
    },
    shown: () => ({
      code: desk.code,
      links: doorWays().flatMap(({ place }) => {
        const at = readPlace(place);
        return at === null ? [] : [carryLink({ ...at, hostKey: keys.publicKey })];
      }),
      gatherings: desk.gatherings().filter(({ id }) => id === tableId),
    }),
    goOn: () => desk.goOn(tableId),
    subscribe: (listener) => {
      const stops = [desk.subscribe(listener), getDefaultStore().sub(doorAtom, listener)];
      return () => stops.forEach((stop) => stop());
    },
    close: () => {
      if (!isTaken) close();
    },
  };
}
