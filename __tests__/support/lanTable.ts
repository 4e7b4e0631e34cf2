import { invitationIn } from '@/scripts/sim/phones/socketPhone';
import { eachUntil } from '@/scripts/sim/phones/waits';
import type { Guest } from '@/table/guest/guest';

import { lanPhone } from './lanPhone';
import { servingOf } from './serving';

/** Each takes a seat, behind those of bots, and the game starts. */
export async function dealIn(guests: readonly Guest[], bots = 0): Promise<void> {
  await eachUntil(guests, ({ line }) => line === 'here');
  for (const [at, guest] of guests.entries())
    await guest.ask({ type: 'sit', seat: bots + at, name: `Player ${at}` });
  await guests[0]?.ask({ type: 'start' });
}

/** A laptop's table in the middle of a game, with so many phones over real sockets. */
export async function lanTable(game: string, count: number, bots = 0) {
  const laptop = await servingOf();
  const { house } = laptop.serving();
  const from = invitationIn(house.linkTo(house.create(game, bots), '127.0.0.1'));
  const phones = Array.from({ length: count }, () => lanPhone(from));
  const guests = () => phones.map(({ guest }) => guest);
  await dealIn(guests(), bots);
  await eachUntil(guests(), ({ snapshot }) => snapshot !== null);
  return { laptop, from, phones, guests };
}
