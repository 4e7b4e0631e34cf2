import { SHELF } from '@/rules/shelf';

import { openTableHere } from './connectToTable';
import { type Guest, currentSession } from './tableSession';

/** A table on this phone with one player and so many bots, else as many as fit, started. Its id, once it has begun. */
export async function playAlone(
  game: string,
  name: string,
  bots = (SHELF[game]?.seats.max ?? 1) - 1,
): Promise<string> {
  const tableId = await openTableHere(game);
  const guest = currentSession()?.guests[0];
  await guest?.ask({ type: 'sit', seat: 0, name });
  for (let seat = 1; seat <= bots; seat += 1) await guest?.ask({ type: 'bot', seat, on: true });
  await guest?.ask({ type: 'start' });
  if (guest !== undefined) await hasBegun(guest);
  return tableId;
}

/** The shuffle takes a moment, even when every phone in it is this one. */
const hasBegun = (guest: Guest): Promise<void> =>
  new Promise((begun) => {
    const look = () => {
      if (guest.state().table?.stage === 'lobby') return;
      unsubscribe();
      begun();
    };
    const unsubscribe = guest.subscribe(look);
    look();
  });
