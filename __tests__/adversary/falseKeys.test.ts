import { dystocratic } from '@/rules/dystocratic/game';
import { boxesByDevice, type BoxesFor } from '@/table/ballots/holders';

import { type Phone, pick, seated } from '@/__tests__/support/tableOf';

const MALLORY = 'ab'.repeat(32);

/** After the deal the host tells the first phone that the second seat's phone has another key. */
async function withFalseKey(boxesFor?: (told: () => readonly string[]) => BoxesFor) {
  let voter: Phone | null = null;
  const told = () => voter?.guest.state().table?.devices.map(({ key }) => key) ?? [];
  const at = await seated(dystocratic, 4, {
    options: { firstDealer: '0' },
    ...(boxesFor && { phones: { boxesFor: boxesFor(told) } }),
  });
  const [first, ...others] = at.phones as [Phone, ...Phone[]];
  voter = first;
  at.table.between(first, {
    tell: (frame) => {
      if (frame.t !== 'table') return frame;
      const { table } = first.guest.state();
      const devices = table?.devices.map((device, n) => (n === 1 ? { ...device, key: MALLORY } : device));
      return { ...frame, base: null, delta: ['=', { ...table, devices }] };
    },
  });
  at.table.host().announce();
  await at.table.pass(500);
  void first.guest.choose(pick(first, { type: 'deal' }));
  await at.table.pass(300);
  for (const phone of at.phones) {
    void phone.guest.choose(pick(phone, { type: 'lock' }));
    await at.table.pass(300);
  }
  const line = at.table.store.read().find((each) => each.includes('"commitments"')) ?? '{}';
  const { entry } = JSON.parse(line) as { entry: { move: { entrusted: { boxes: { to: string }[] } } } };
  return { ...at, first, others, sealedFor: entry.move.entrusted.boxes.map(({ to }) => to) };
}

describe('[A1] a host that names false keys after the deal', () => {
  test('is sent a box of its own where keys are taken as they are told', async () => {
    const { sealedFor } = await withFalseKey((told) => (pinned, own) => {
      const { to, isShared } = boxesByDevice(pinned, own);
      return { to: to.map(({ seats }) => ({ seats, device: told()[seats[0] ?? 0] ?? '' })), isShared };
    });
    expect(sealedFor).toContain(MALLORY);
  });

  test('[W9.6] gets none: boxes go to the phones that were there at the deal, and the player is told', async () => {
    const { sealedFor, others, first, table } = await withFalseKey();
    expect(sealedFor).toEqual(others.map(({ keys }) => keys.publicKey));
    await table.pass(3_500);
    expect(first.guest.state().trust.asks).toMatchObject({ what: 'open', why: 'seat-changed' });
    expect(first.guest.state().snapshot?.waiting).toContain(0);
  });
});
