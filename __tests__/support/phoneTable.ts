import { openTable } from '@/net/lan/openTable';
import type { PhoneHost, PhoneHostOptions } from '@/net/lan/phoneHost';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Game } from '@/rules/engine';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { dialAt, guestOf, invitedBy } from '@/scripts/sim/phones/socketPhone';
import { nextChange } from '@/scripts/sim/phones/waits';
import { type LogDatabase, sqliteLogs } from '@/state/store/sqliteLogs';
import type { Dial } from '@/table/wire/channel';
import type { Runs } from '@/table/wire/device';
import type { Guest } from '@/table/guest/guest';
import { newTable } from '@/table/host/host';
import { memoryValues } from '@/table/storage/storage';

import { phoneListener } from './phoneListener';
import { openDatabaseSync } from './sqliteStandIn';

/** A phone that is the table: its sockets' own JavaScript, its SQLite, the web app it hands out. */
export async function phoneTable(game: Game, options: Partial<PhoneHostOptions> = {}) {
  const logs = sqliteLogs(() => openDatabaseSync('tables.db') as unknown as LogDatabase);
  const log = logs.log('table');
  log.append(newTable({ id: 'table', game, crypto: tableCrypto }));
  let phone: PhoneHost | null = null;
  const table = openTable({
    store: log,
    values: memoryValues(),
    games: { [game.id]: game },
    pace: () => 5,
    addresses: () => phone?.ways() ?? [],
  });
  const { host } = table;
  phone = await phoneListener({ host: () => host, ...options });
  const guests: Guest[] = [];
  const { port } = phone;

  function sit(dial: (keys: ReturnType<typeof tableCrypto.newKeyPair>) => Dial, runs: Runs = 'app'): Guest {
    const keys = tableCrypto.newKeyPair();
    const guest = guestOf(invitedBy(host), { keys, values: memoryValues(), runs }, dial(keys));
    guests.push(guest);
    return guest;
  }

  return {
    host,
    phone,
    log,
    /** The host's own player. */
    own: () => sit(table.dial, 'host'),
    join: () => sit((keys) => dialAt(`127.0.0.1:${port}`, invitedBy(host), keys)),
    async close() {
      for (const guest of guests) guest.close();
      table.close();
      await phone.close();
    },
  };
}

/** Everyone makes random legal choices until the game is over on every phone. Returns how many were made. */
export async function playToTheEnd(
  guests: readonly Guest[],
  given: { seed: number; before?: (choice: number) => void },
): Promise<number> {
  const random = createRandom(seedFrom(given.seed));
  const isOver = (guest: Guest) => guest.state().table?.stage === 'over' && guest.state().line === 'here';
  let made = 0;
  while (!guests.every(isOver)) {
    // Talk is legal at any time and moves nothing on.
    const able = guests.flatMap((guest) => {
      const legal = (guest.state().snapshot?.legal ?? []).filter(({ type }) => type !== 'say');
      return guest.state().line === 'here' && legal.length > 0 ? [{ guest, legal }] : [];
    });
    const turn = able[random.int(Math.max(1, able.length))];
    const move = turn?.legal[random.int(turn.legal.length)];
    if (turn === undefined || move === undefined) {
      await nextChange(guests);
      continue;
    }
    given.before?.(made);
    await turn.guest.choose(move);
    // A refusal may come at once; what has changed since must be heard before the next choice.
    await new Promise((soon) => setImmediate(soon));
    made += 1;
  }
  return made;
}
