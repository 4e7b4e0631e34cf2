import { auditGame } from '@/table/audit/audit';
import type { ChainFile } from '@/table/log/files/chainFile';
import type { GameFile } from '@/table/log/files/gameFile';

import { playedAt } from '../support/cheatingHost';
import { type Phone, playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const SEATS = 3;

/** A phone that looks at the rest, and not at the heads that it was told. */
const forgetful: typeof auditGame = (game, text, evidence, at) =>
  auditGame(game, text, { ...evidence, heads: new Map() }, at);

const withChain = (file: GameFile, change: (chain: ChainFile) => Partial<ChainFile>): GameFile => ({
  ...file,
  chain: file.chain && { ...file.chain, ...change(file.chain) },
});

/** Somebody is called something else while the game is on: a record that is no move. */
const renamed = ([, second]: readonly Phone[]) =>
  void second?.guest.ask({ type: 'rename', seat: 1, name: 'Somebody' });

const AT_THE_START = { agrees: false, move: 0, what: 'chain' };

describe('[A10] [W10.8] a host that publishes other records than it told', () => {
  test.each<{ how: string; publish: (file: GameFile) => GameFile; found: object }>([
    { how: 'none at all', publish: (file) => ({ ...file, chain: null }), found: AT_THE_START },
    {
      how: 'a file of an earlier version, which had none',
      publish: (file) => ({ ...file, v: 2, chain: null }),
      found: AT_THE_START,
    },
    {
      how: 'another head before the round',
      publish: (file) => withChain(file, () => ({ head: 'ab'.repeat(32) })),
      found: AT_THE_START,
    },
    {
      how: 'another name for somebody',
      publish: (file) =>
        withChain(file, ({ others }) => ({
          others: others.map((each) => ({
            ...each,
            record: each.record.t === 'rename' ? { ...each.record, name: 'Else' } : each.record,
          })),
        })),
      found: AT_THE_START,
    },
    {
      how: 'one record less',
      publish: (file) =>
        withChain(file, ({ others }) => ({ others: others.filter(({ record }) => record.t !== 'rename') })),
      found: { agrees: false, move: 1, what: 'chain' },
    },
    {
      how: 'a consent that nobody gave',
      publish: (file) =>
        withChain(file, ({ others }) => ({
          others: [...others, { after: 2, record: { t: 'agree', seat: 1 } }],
        })),
      found: { agrees: false, move: 2, what: 'chain' },
    },
    {
      how: 'another seed than it wrote down when it dealt',
      publish: (file) =>
        withChain(file, ({ others }) => ({
          others: others.map((each) => ({
            ...each,
            record: each.record.t === 'start' ? { ...each.record, seed: [1, 2, 3, 4] } : each.record,
          })),
        })),
      found: { agrees: false, move: 0, what: 'seed' },
    },
  ])('$how', async ({ publish, found }) => {
    const { verdicts } = await playedAt(toyGame(), SEATS, { publish }, { before: renamed });
    expect(verdicts).toEqual(Array(SEATS).fill(found));
    const fooled = await playedAt(toyGame(), SEATS, { publish }, { before: renamed, audit: forgetful });
    expect(fooled.verdicts).toEqual(Array(SEATS).fill({ agrees: true, from: 0 }));
  });

  test('and one that publishes what it told is believed, with every record but the last words', async () => {
    let published: GameFile | null = null;
    const publish = (file: GameFile) => (published = file);
    const { verdicts } = await playedAt(toyGame(), SEATS, { publish }, { before: renamed });
    expect(verdicts).toEqual(Array(SEATS).fill({ agrees: true, from: 0 }));
    const kinds = (published as GameFile | null)?.chain?.others.map(({ record }) => record.t) ?? [];
    expect(kinds).toEqual([
      'round',
      ...Array(3).fill('pledge'),
      ...Array(3).fill('shown'),
      'start',
      'rename',
    ]);
  });
});

test('[W10.8] what a phone was told before a reload counts too, and after the host has started again', async () => {
  const at = await seated(toyGame(), SEATS, {
    tamper: (text) => (text.startsWith('{"t":"page"') ? text.replaceAll('Somebody', 'Else') : text),
  });
  renamed(at.phones);
  await playOn(at, { until: () => (at.phones[0]?.guest.state().rev ?? 0) > 4 });
  at.table.kill();
  at.table.restart();
  for (const phone of at.phones) at.table.reload(phone);
  await playOn(at);
  await at.table.pass(5_000);
  expect(at.phones.map(({ guest }) => guest.state().verdict)).toEqual(
    Array(SEATS).fill({ agrees: false, move: 0, what: 'chain' }),
  );
});

test('[A18] a move that a new host has added is named by the phone in whose name it stands', async () => {
  const at = await seated(toyGame(), SEATS);
  const { table, phones } = at;
  const mover = phones.find(({ guest }) => (guest.state().snapshot?.legal.length ?? 0) > 0) as Phone;
  const { you, snapshot, rev } = mover.guest.state();
  const move = snapshot?.legal.find(({ type }) => type !== 'lock');
  table.kill();
  table.store.append(JSON.stringify({ t: 'move', id: 'ab'.repeat(12), entry: { seat: you.seat, move } }));
  table.restart();
  await playOn(at);
  await table.pass(5_000);
  expect(mover.guest.state().verdict).toEqual({ agrees: false, move: rev + 1, what: 'forged' });
});
