import { auditGame } from '@/table/audit/audit';
import type { Defences } from '@/table/trust/phoneTrust';
import type { Proposal } from '@/table/log/proposal';

import { type Phone, playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const BACK = 1;

const revAt = ([first]: readonly Phone[]) => first?.guest.state().rev ?? 0;

async function underWay(given: { defences?: Partial<Defences>; audit?: typeof auditGame } = {}) {
  const at = await seated(toyGame(), 3, given);
  await playOn(at, { until: () => revAt(at.phones) >= 2 });
  return at;
}

/** The host tells the first phone that its own player has agreed to go back. */
async function toldSo(defences: Partial<Defences> = {}) {
  const { table, phones } = await underWay({ defences });
  const [first] = phones as [Phone];
  const proposal: Proposal = { what: 'rewind', from: BACK, by: 1, agreed: [0], refused: null };
  table.between(first, {
    tell: (frame) =>
      frame.t === 'table'
        ? { ...frame, base: null, delta: ['=', { ...first.guest.state().table, proposal }] }
        : frame,
  });
  table.host().announce();
  await table.pass(500);
  return first.guest.state().trust.alarm?.what ?? null;
}

test('[A22] a consent that the host made up stands where a phone does not look for its own', async () => {
  expect(await toldSo({ consent: () => true })).toBeNull();
});

test('[A22] [W5.23] a consent that the host made up is told as forged by the phone whose it would be', async () => {
  expect(await toldSo()).toBe('forged');
});

test('[W5.23] a consent that was given raises no alarm, after a reload neither, and the audit agrees', async () => {
  const at = await underWay();
  const { table, phones } = at;
  const [first, second, third] = phones as [Phone, Phone, Phone];
  void second.guest.ask({ type: 'rewind', from: 2 });
  await table.pass(500);
  const { proposal } = first.guest.state().table ?? {};
  if (proposal?.what !== 'rewind') throw new Error('nothing was proposed');
  void first.guest.ask({ type: 'consent', from: proposal.from, yes: true });
  await table.pass(500);
  table.reload(first);
  await table.pass(1_000);
  void third.guest.ask({ type: 'consent', from: proposal.from, yes: true });
  await table.pass(500);
  await playOn(at);
  await table.pass(5_000);
  for (const { guest } of phones) {
    expect(guest.state().trust.alarm).toBeNull();
    expect(guest.state().verdict).toMatchObject({ agrees: true });
  }
});

/** Looks at the moves, and not at who is said to have agreed to them. */
const movesAlone: typeof auditGame = (game, text, evidence, at) => {
  const file = JSON.parse(text) as object;
  return auditGame(game, JSON.stringify({ ...file, chain: null }), { ...evidence, heads: new Map() }, at);
};

test.each([
  { how: 'is found by no phone that looks at moves alone', audit: movesAlone, found: [true, true, true] },
  { how: 'is named by every phone', audit: auditGame, found: ['forged', 'forged', 'forged'] },
])('[A22] [W5.23] a host that goes back by a consent of its own making $how', async ({ audit, found }) => {
  const at = await underWay({ audit });
  const { table, phones } = at;
  const rev = revAt(phones);
  table.kill();
  const lines = [
    { t: 'propose', by: 1, from: BACK },
    { t: 'agree', seat: 0 },
    { t: 'agree', seat: 2 },
    { t: 'move', id: 'ab'.repeat(12), entry: { rewind: BACK, by: 1 } },
  ];
  for (const line of lines) table.store.append(JSON.stringify(line));
  table.restart();
  await playOn(at);
  await table.pass(5_000);
  const verdicts = phones.map(({ guest }) => guest.state().verdict);
  expect(verdicts.map((verdict) => (verdict?.agrees === false ? verdict.what : verdict?.agrees))).toEqual(
    found,
  );
  for (const verdict of verdicts) if (verdict?.agrees === false) expect(verdict.move).toBe(rev);
});

test('[W5.23] a consent that was given after a reload, before the game itself had come, raises no alarm', async () => {
  const { table, phones } = await underWay();
  const [first, second] = phones as [Phone, Phone];
  void second.guest.ask({ type: 'rewind', from: 2 });
  await table.pass(500);
  table.between(first, { tell: (frame) => (frame.t === 'update' ? null : frame) });
  table.reload(first);
  await table.pass(1_000);
  const { snapshot, table: info } = first.guest.state();
  expect({ snapshot, proposal: info?.proposal?.what }).toEqual({ snapshot: null, proposal: 'rewind' });
  void first.guest.ask({ type: 'consent', from: 2, yes: true });
  await table.pass(500);
  expect(first.guest.state().table?.proposal?.agreed).toEqual([0]);
  expect(first.guest.state().trust.alarm).toBeNull();
});
