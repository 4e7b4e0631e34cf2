import { readFileSync } from 'node:fs';

import { GAME_IDS, SHELF } from '@/rules/shelf';
import type { KeyPair } from '@/table/wire/keys';
import { memoryLog, memoryValues, OtherRules } from '@/table/storage/storage';

import { GAMES } from '../support/games';
import { haveFirstChile } from '../support/haveRules';
import { playOn, tableOf } from '../support/tableOf';

type Old = {
  readonly log: readonly string[];
  readonly phones: readonly { readonly keys: KeyPair; readonly values: Record<string, string> }[];
  readonly bots: Record<string, string>;
};

/** A match under way at a host of protocol 5, before phones had keys of their own; with what its phones had kept. */
const oldTable = (game: string): Old =>
  JSON.parse(readFileSync(`__tests__/fixtures/protocol5/${game}.json`, 'utf8')) as Old;

const valuesOf = (kept: Record<string, string>) => {
  const values = memoryValues();
  for (const [name, value] of Object.entries(kept))
    values.set(name as Parameters<typeof values.set>[0], value);
  return values;
};

/** Whether a game is played by other rules now than it was then. */
const hasChanged = (id: string) => {
  const [first = ''] = oldTable(id).log;
  return SHELF[id]?.rulesVersion !== (JSON.parse(first) as { rules: number }).rules;
};

test.each(GAME_IDS.filter(hasChanged))(
  '[W6.5] a table of %s from protocol 5, whose rules have changed since, says which rules it needs',
  (id) => {
    const game = GAMES[id];
    if (game === undefined) throw new Error(id);
    expect(() => tableOf(game, { store: memoryLog(oldTable(id).log) })).toThrow(OtherRules);
  },
);

// The rules of every game have changed since: this is a Palaver that still has those of one of them.
describe('a table of Chile, 1988 from protocol 5, under its own rules', () => {
  const id = 'chile';
  beforeEach(() => haveFirstChile());
  afterEach(() => jest.restoreAllMocks());

  test('[W6.5] opens, takes its phones back as devices, and is played to its end', async () => {
    const game = GAMES[id];
    if (game === undefined) throw new Error(id);
    const old = oldTable(id);
    const table = tableOf(game, { store: memoryLog(old.log), botValues: valuesOf(old.bots) });
    const before = table.host().table();
    expect(before.devices).toEqual(
      old.phones.map(({ keys }) => ({ key: keys.publicKey, runs: 'page', out: false })),
    );
    const phones = old.phones.map(({ keys, values }) => {
      const kept = { keys, values: valuesOf(values) };
      return { ...kept, guest: table.tab(kept) };
    });
    await table.pass(500);
    expect(phones.map(({ guest }) => guest.state().you.seat)).toEqual(phones.map((_, seat) => seat));
    expect(
      table
        .host()
        .table()
        .devices.map(({ runs }) => runs),
    ).toEqual(phones.map(() => 'app'));
    const { rev } = phones[0]?.guest.state() ?? { rev: -1 };
    await playOn({ table, phones });
    expect(phones.map(({ guest }) => guest.state().table?.stage)).toEqual(phones.map(() => 'over'));
    expect(phones[0]?.guest.state().rev).toBeGreaterThan(rev);
    await table.pass(20_000);
    // What each kept of the deal and of the game so far still fits what the host publishes.
    for (const { guest } of phones) expect(guest.state().verdict).toMatchObject({ agrees: true });
  });
});
