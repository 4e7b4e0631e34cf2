import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import { dystocratic } from '@/rules/dystocratic/game';
import { putTogether, shareOut } from '@/table/ballots/shares';

import { type Phone, pick, playOn, seated, tellAnyway } from '@/__tests__/support/tableOf';
import * as fc from '@/__tests__/support/fastCheck';

const LOCKED = { vote: 'white', prediction: 'minority' };
const FAIR = { agrees: true, from: 0 };

type Round = { readonly votes: readonly string[]; readonly struck: readonly number[] };

/** All four have locked, and the phone of the first died in between. */
async function withOneDead(players = 4) {
  const { table, phones } = await seated(dystocratic, players, {
    options: { firstDealer: '0' },
  });
  const [voter, ...others] = phones as [Phone, ...Phone[]];
  void voter.guest.choose(pick(voter, { type: 'deal' }));
  await table.pass(100);
  void voter.guest.choose(pick(voter, { type: 'lock', choice: LOCKED }));
  await table.pass(100);
  voter.guest.close();
  const lockOthers = async () => {
    for (const phone of others) {
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await table.pass(100);
    }
    // The others wait for it first.
    await table.pass(21_000);
    await tellAnyway({ table, phones: others });
  };
  const lend = async (phone: Phone) => {
    const answer = phone.guest.lend(0);
    await table.pass(300);
    return answer;
  };
  const rounds = () => (others[0]?.guest.state().snapshot?.view as { history: readonly Round[] }).history;
  return { table, phones, voter, others, lockOthers, lend, rounds };
}

/** The slips as the dead phone kept them. */
const slipsOf = ({ values }: Phone): readonly string[] => {
  const name = values.keys().find((key) => key.startsWith('slips/')) ?? 'slips/none';
  return (JSON.parse(values.get(name) ?? '[[]]') as string[][]).flat();
};

describe('the ballot of a phone that stays away', () => {
  test('[W9.9] is opened by all the others together, as it was locked, and all can read that it was', async () => {
    const at = await withOneDead();
    await at.lockOthers();
    for (const phone of at.others) expect(await at.lend(phone)).toEqual({ ok: true });
    const [round] = at.rounds();
    expect(round?.struck).toEqual([]);
    expect(round?.votes[0]).toBe(LOCKED.vote);
    for (const { guest } of at.others)
      expect(guest.state().events.map(({ event }) => event)).toContainEqual({
        type: 'recovered',
        seat: 0,
        by: [1, 2, 3],
      });
  });

  test('stays closed while one of them has not agreed, to the host too', async () => {
    const at = await withOneDead();
    await at.lockOthers();
    for (const phone of at.others.slice(1)) expect(await at.lend(phone)).toEqual({ ok: true });
    const slips = slipsOf(at.voter);
    expect(slips).toHaveLength(2);
    expect(at.rounds()).toEqual([]);
    const known = [...at.table.store.read(), ...at.table.frames.map(({ text }) => text)].join('\n');
    for (const slip of slips) expect(known).not.toContain(slip);
    expect(at.others[0]?.guest.state().table?.lent).toEqual([
      { ballot: expect.any(String), seat: 0, by: 2 },
      { ballot: expect.any(String), seat: 0, by: 3 },
    ]);
  });

  test('[W9.8] is not lent before all have locked, whoever asks', async () => {
    const at = await withOneDead();
    const [first] = at.others as [Phone];
    expect(await at.lend(first)).toEqual({ ok: false, why: 'no-share' });
    const ballot = first.guest.state().snapshot?.ballot?.key ?? '';
    const forced = first.guest.ask({ type: 'lend', ballot, seat: 0, share: '00' });
    await at.table.pass(300);
    expect(await forced).toEqual({ ok: false, why: 'not-now' });
  });

  test('[W9.8] is not lent while its phone is there to open it', async () => {
    const at = await withOneDead();
    at.table.reload(at.voter);
    await at.table.pass(500);
    const [first] = at.others as [Phone];
    const ballot = first.guest.state().snapshot?.ballot?.key ?? '';
    const asked = first.guest.ask({ type: 'lend', ballot, seat: 0, share: '00' });
    await at.table.pass(300);
    expect(await asked).toEqual({ ok: false, why: 'not-now' });
    await at.lockOthers();
    expect(at.rounds()).toHaveLength(1);
    expect(at.table.store.read().join('\n')).not.toContain('"t":"lend"');
  });

  test('opens by itself after all when its phone comes back before the last has agreed', async () => {
    const at = await withOneDead();
    await at.lockOthers();
    await at.lend(at.others[0] as Phone);
    at.table.reload(at.voter);
    await at.table.pass(1_000);
    expect(at.rounds()).toHaveLength(1);
    expect(at.others[0]?.guest.state().events.map(({ event }) => event.type)).not.toContain('recovered');
  });

  test('[W9.9] is not opened by a share that somebody made up; the table can still strike it', async () => {
    const at = await withOneDead();
    await at.lockOthers();
    const [cheat, ...honest] = at.others as [Phone, Phone, Phone];
    const ballot = cheat.guest.state().snapshot?.ballot?.key ?? '';
    void cheat.guest.ask({ type: 'lend', ballot, seat: 0, share: `${'00'.repeat(64)}09` });
    for (const phone of honest) await at.lend(phone);
    expect(at.rounds()).toEqual([]);
    await at.table.pass(60_000);
    for (const phone of [cheat, ...honest]) void phone.guest.ask({ type: 'propose', strike: 0, ballot });
    await at.table.pass(300);
    expect(at.rounds()[0]?.struck).toEqual([0]);
  });

  test('is opened by a host that was killed after the last share and before the opening', async () => {
    const at = await withOneDead();
    await at.lockOthers();
    const [first, ...rest] = at.others as [Phone, Phone, Phone];
    for (const phone of rest) await at.lend(phone);
    // The last share is written down, and nothing after it.
    const { append } = at.table.store;
    let isDead = false;
    at.table.store.append = (line) => {
      if (isDead) throw new Error('dead');
      append(line);
      isDead = true;
    };
    void first.guest.lend(0);
    await at.table.pass(300);
    expect(at.table.store.read().at(-1)).toContain('"t":"lend"');
    at.table.kill();
    at.table.store.append = append;
    at.table.restart();
    await at.table.pass(15_000);
    expect(at.rounds()[0]?.votes[0]).toBe(LOCKED.vote);
  });

  test('is found fair at the end by every phone, the one that was away too', async () => {
    const at = await withOneDead();
    await at.lockOthers();
    for (const phone of at.others) await at.lend(phone);
    at.table.reload(at.voter);
    await at.table.pass(1_000);
    await playOn(at);
    await at.table.pass(5_000);
    expect(at.phones.map(({ guest }) => guest.state().verdict)).toEqual(at.phones.map(() => FAIR));
  }, 60_000);
});

test('each share is sealed for one phone, and no other is sent it', async () => {
  const at = await withOneDead();
  await at.table.pass(500);
  const [line] = at.table.store.read().filter((each) => each.includes('"entrusted"'));
  const { entry } = JSON.parse(line ?? '{}') as {
    entry: { move: { entrusted: { boxes: { to: string; seats: number[]; box: string }[] } } };
  };
  const { boxes } = entry.move.entrusted;
  expect(boxes.map(({ seats }) => seats)).toEqual([[1], [2], [3]]);
  expect(boxes.map(({ to }) => to)).toEqual(at.others.map(({ keys }) => keys.publicKey));
  for (const { to, box } of boxes) {
    const told = at.table.frames.filter(({ text }) => text.includes(box)).map((frame) => frame.to);
    expect(new Set(told)).toEqual(new Set([to]));
  }
});

test('every share but one opens nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uint8Array({ minLength: 32, maxLength: 96 }),
      fc.integer({ min: 2, max: 5 }),
      fc.nat(),
      async (secret, among, left) => {
        const shares = await shareOut(secret, { among, threshold: among });
        expect(bytesToHex((await putTogether(shares)) ?? new Uint8Array())).toBe(bytesToHex(secret));
        const fewer = shares.filter((_, at) => at !== left % among);
        const opened = await putTogether(fewer);
        expect(opened === null ? '' : bytesToHex(opened)).not.toBe(bytesToHex(secret));
        for (const share of fewer) expect(hexToBytes(share)).toHaveLength(secret.length + 1);
      },
    ),
    { numRuns: 50, seed: 1 },
  );
});
