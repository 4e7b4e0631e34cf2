import { dystocratic } from '@/rules/dystocratic/game';
import { boxesByDevice, type BoxesFor } from '@/table/ballots/holders';
import type { Defences } from '@/table/trust/phoneTrust';

import { type Phone, pick, seated, tableOf } from '@/__tests__/support/tableOf';

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
  const dealt = first.guest.state().table;
  voter = first;
  at.table.between(first, {
    tell: (frame) => {
      if (frame.t !== 'table') return frame;
      const table = first.guest.state().table ?? dealt;
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

/** Once the first phone is bound and has shown its number, and before the game begins, the host names a false key once. */
async function withFalseKeyBefore(defences: Partial<Defences> = {}) {
  const table = tableOf(dystocratic, { defences });
  const phones = Array.from({ length: 4 }, () => table.phone());
  await table.pass(100);
  for (const [seat, { guest }] of phones.entries()) {
    void guest.ask({ type: 'sit', seat, name: `Player ${seat}` });
    await table.pass(1_000);
  }
  const [first] = phones as [Phone];
  let isGiven = false;
  let hasLied = false;
  table.between(first, {
    hear: (frame) => {
      isGiven ||= frame.t === 'ask' && (frame.op as { type: string }).type === 'number';
      return frame;
    },
    tell: (frame) => {
      const { table: told } = first.guest.state();
      if (!isGiven || hasLied || frame.t !== 'table' || told?.stage !== 'lobby') return frame;
      hasLied = true;
      const devices = told.devices.map((device, n) => (n === 1 ? { ...device, key: MALLORY } : device));
      return { ...frame, base: null, delta: ['=', { ...told, shuffle: null, devices }] };
    },
  });
  void first.guest.ask({ type: 'options', options: { firstDealer: '0' } });
  await table.pass(1_000);
  void first.guest.ask({ type: 'start' });
  await table.pass(5_000);
  void first.guest.choose(pick(first, { type: 'deal' }));
  await table.pass(300);
  void first.guest.choose(pick(first, { type: 'lock' }));
  await table.pass(300);
  const line = table.store.read().find((each) => each.includes('"commitments"')) ?? '{}';
  const { entry } = JSON.parse(line) as { entry: { move: { entrusted: { boxes: { to: string }[] } } } };
  return { hasLied, sealedFor: entry.move.entrusted.boxes.map(({ to }) => to), phones };
}

describe('[A1] a host that names false keys just before the deal, when all are bound', () => {
  test('is sent a box of its own where keys are taken as they were told last', async () => {
    const { sealedFor, hasLied } = await withFalseKeyBefore({ roster: () => true });
    expect(hasLied).toBe(true);
    expect(sealedFor).toContain(MALLORY);
  });

  test('[W9.6] gets none: a phone seals for those to whom it has bound itself', async () => {
    const { sealedFor, hasLied, phones } = await withFalseKeyBefore();
    expect(hasLied).toBe(true);
    expect(sealedFor).toEqual(phones.slice(1).map(({ keys }) => keys.publicKey));
  });
});

test('[A1] a phone that comes back in the middle of a game keeps to the keys from the deal', async () => {
  const { first, others, table } = await withFalseKey();
  table.reload(first);
  await table.pass(2_000);
  const told = first.guest.state().table?.devices[1]?.key;
  expect(told).toBe(MALLORY);
  expect(first.trust?.watch.pins.deviceOf(1)).toBe(others[0]?.keys.publicKey);
});
