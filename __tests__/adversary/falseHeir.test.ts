import { hashOf } from '@/table/trust/hash';
import type { Defences } from '@/table/trust/phoneTrust';
import type { TableInfo } from '@/table/wire/protocol';

import { type Phone, seated } from '@/__tests__/support/tableOf';
import { toyGame } from '@/__tests__/support/toyGame';

const heirOf = (name: string, hostKey: string) => ({ name, addresses: ['10.0.0.9:8787'], hostKey });
const TRUE_KEY = hashOf('palaver test heir', 'true');
const FALSE_KEY = hashOf('palaver test heir', 'false');

/** The host says that the device with this key is the one on which its players should go on. */
async function named(hostKey: string, defences: Partial<Defences> = {}) {
  const { table, phones } = await seated(toyGame(), 3, { defences });
  const [first, second] = phones as [Phone, Phone];
  // What a phone says when it sits down, after a reload as well.
  table.reload(second, { heir: heirOf('Whoever', TRUE_KEY) });
  table.between(first, {
    tell: (frame) => {
      if (frame.t !== 'table') return frame;
      const info: TableInfo = { ...table.host().info(), heirs: [heirOf('Player 1', hostKey)] };
      return { ...frame, base: null, delta: ['=', info] };
    },
  });
  table.reload(first);
  await table.pass(3_000);
  return first.guest.state().trust.heirs;
}

describe('[A40] a host that names its own device as the next host, under the name of a player', () => {
  test('is offered to the players where nobody asks for a vouch', async () => {
    expect(await named(FALSE_KEY, { heir: () => true })).toMatchObject([{ hostKey: FALSE_KEY }]);
  });

  test('[W11.17] is not offered: no phone has vouched for that key', async () => {
    expect(await named(FALSE_KEY)).toEqual([]);
  });

  test('[W11.17] a key that its phone has vouched for is offered, by the name of its player', async () => {
    const { name = '' } = (await named(TRUE_KEY))?.[0] ?? {};
    expect(name).not.toBe('Whoever');
    expect(name).toMatch(/\S/);
  });
});
