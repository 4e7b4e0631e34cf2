import { createRandom, seedFrom } from '@/rules/engine/random';
import { SHELF } from '@/rules/shelf';
import { nextChange } from '@/scripts/sim/phones/waits';
import { addGuestHere, openTableHere } from '@/state/session/connectToTable';
import { type Guest, type GuestState, currentSession } from '@/state/session/tableSession';

export const NAMES = ['Amina', 'Duc', 'Itzel', 'Jomo', 'Luz'];

export type Moment = NonNullable<GuestState['snapshot']>;

const now = (guest: Guest): Moment | null => guest.state().snapshot;

/** A real table on this phone with everyone on it, played by chance until somebody sees what is asked for. Says who. */
export async function onePhone(
  game: string,
  until: (seen: Moment, seat: number) => boolean,
  talk: readonly string[] = [],
): Promise<{ readonly tableId: string; readonly seat: number; readonly seen: Moment }> {
  const tableId = await openTableHere(game);
  const seats = SHELF[game]?.seats.min ?? 0;
  for (let seat = 0; seat < seats; seat += 1) {
    const guest = seat === 0 ? currentSession()?.guests[0] : addGuestHere();
    await guest?.ask({ type: 'sit', seat, name: NAMES[seat] ?? '' });
  }
  const guests = currentSession()?.guests ?? [];
  const random = createRandom(seedFrom(1));
  await guests[0]?.ask({ type: 'start' });
  for (;;) {
    for (const [seat, guest] of guests.entries()) {
      const seen = now(guest);
      if (seen !== null && until(seen, seat)) return { tableId, seat, seen };
    }
    const able = guests.flatMap((guest) => {
      const legal = now(guest)?.legal.filter(({ type }) => !talk.includes(type)) ?? [];
      return legal.length === 0 ? [] : [{ guest, legal }];
    })[0];
    const move = able?.legal[random.int(able.legal.length)];
    if (able === undefined || move === undefined) await nextChange(guests);
    else {
      await able.guest.choose(move);
      // What has changed is heard before the next move is chosen.
      await new Promise((soon) => setImmediate(soon));
    }
  }
}
