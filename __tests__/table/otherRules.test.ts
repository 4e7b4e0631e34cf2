import { readFileSync } from 'node:fs';

import { dystocratic } from '@/rules/dystocratic/game';
import type { Game } from '@/rules/engine';
import { openTableLog } from '@/table/log/tableLogState';
import { gameFileOf, readGameFile } from '@/table/log/files/gameFile';
import { itemsOf } from '@/table/recovery/sealedLog';
import { DamagedLog, memoryLog, OtherRules } from '@/table/storage/storage';
import { unsealTable } from '@/table/log/files/tableFile';
import { APP_VERSION } from '@/table/wire/version';

import { GAMES } from '../support/games';
import { OLD_CODE, OLD_GAME_FILE, OLD_LOG, OLD_SEALED_TABLE } from '../support/oldLogs';
import { recoverAll } from '../support/recoveryOf';
import { playOn, seated, tableOf } from '../support/tableOf';
import { type Toy, toyGame } from '../support/toyGame';

const toy = (rulesVersion: number): Game<Toy> => ({ ...toyGame(), rulesVersion });
const gamesOf = (game: Game<Toy>) => ({ [game.id]: game as unknown as Game });

const thrownBy = (run: () => unknown): unknown => {
  try {
    run();
    return null;
  } catch (error) {
    return error;
  }
};

/** The log of a toy game by `rulesVersion` of the rules, some moves in. */
async function logOf(rulesVersion: number): Promise<readonly string[]> {
  const at = await seated(toy(rulesVersion), 2, { seed: 3 });
  await playOn(at as never, { until: () => at.table.store.read().length > 20 });
  return at.table.store.read();
}

describe('a log says by which rules and which app it is played', () => {
  test('in its first line and with every match', async () => {
    const records = (await logOf(3)).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(records[0]).toMatchObject({ t: 'table', rules: 3, app: APP_VERSION });
    expect(records.filter(({ t }) => t === 'start')).toMatchObject([{ rules: 3, app: APP_VERSION }]);
  });

  test('and so do the file of a finished game and its result', async () => {
    const file = gameFileOf(await logOf(3), { scores: [1, 2], winners: [1] });
    expect(file).toMatchObject({ v: 3, rules: 3, app: APP_VERSION });
    expect(readGameFile(JSON.stringify(file))).toEqual({ file });
  });

  test('with the version that package.json and app.json have', () => {
    const versionIn = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
    expect(versionIn('package.json')).toMatchObject({ version: APP_VERSION });
    expect(versionIn('app.json')).toMatchObject({ expo: { version: APP_VERSION } });
  });
});

describe('a log of other rules', () => {
  test.each([
    ['newer', 2, 1],
    ['older', 1, 2],
  ])('that are %s is neither damaged nor played: it says what it needs', async (_, needs, has) => {
    const log = await logOf(needs);
    const found = thrownBy(() => openTableLog(memoryLog(log), gamesOf(toy(has))));
    expect(found).toBeInstanceOf(OtherRules);
    expect(found).toMatchObject({ game: 'toy', needs, has, app: APP_VERSION });
    expect((found as Error).message).toBe(`needs Palaver with rules ${needs} of toy; this one has ${has}`);
  });

  test('is played again by a Palaver that has them', async () => {
    const log = await logOf(2);
    expect(() => openTableLog(memoryLog(log), gamesOf(toy(1)))).toThrow(OtherRules);
    expect(openTableLog(memoryLog(log), gamesOf(toy(2))).match()?.revision).toBeGreaterThan(5);
  });

  test('of a game that this Palaver does not have says so', async () => {
    const found = thrownBy(() => openTableLog(memoryLog([...OLD_LOG]), {}));
    expect(found).toBeInstanceOf(OtherRules);
    expect(found).toMatchObject({ game: 'dystocratic', needs: 1, has: null, app: null });
  });

  test('that is also damaged is called damaged', async () => {
    const log = await logOf(2);
    const broken = [...log.slice(0, -1), '{"t":'];
    expect(() => openTableLog(memoryLog(broken), gamesOf(toy(1)))).toThrow(DamagedLog);
    const nonsense = log.map((line) => line.replace('"t":"start","rules":2', '"t":"start","rules":"two"'));
    expect(() => openTableLog(memoryLog(nonsense), gamesOf(toy(1)))).toThrow(DamagedLog);
  });

  test('goes on by these rules once its match has been put away', async () => {
    const log = [...(await logOf(1)), JSON.stringify({ t: 'again' })];
    const at = tableOf(toy(2), { store: memoryLog(log) });
    const steward = at.phone({ steward: at.stewardSecret });
    await at.pass(1_000);
    expect(steward.guest.state().table).toMatchObject({ stage: 'lobby', match: 1 });
    for (const seat of [0, 1]) {
      void steward.guest.ask({ type: 'bot', seat, on: true });
      await at.pass(1_000);
    }
    // The phones of then are not here; the shuffle does without them.
    void steward.guest.ask({ type: 'start' });
    await at.pass(20_000);
    expect(steward.guest.state().table).toMatchObject({ match: 2 });
    expect(at.host().table()).toMatchObject({ rules: 2 });
    const lines = at.store.read();
    expect(lines.slice(0, log.length)).toEqual(log);
    expect(openTableLog(memoryLog(lines), gamesOf(toy(2))).table().match).toBe(2);
    expect(() => openTableLog(memoryLog(lines), gamesOf(toy(1)))).toThrow(OtherRules);
  });

  test('with more seats than these rules have is not opened, though nothing was played', () => {
    const { store } = tableOf({ ...toy(1), seats: { min: 2, max: 6 } });
    expect(() => openTableLog(memoryLog(store.read()), gamesOf(toy(2)))).toThrow(OtherRules);
    const { store: fits } = tableOf(toy(1));
    expect(openTableLog(memoryLog(fits.read()), gamesOf(toy(2))).match()).toBeNull();
  });
});

describe('what was kept before rules had versions', () => {
  test('[W10.3] a log is of version 1, and plays', async () => {
    const log = (await logOf(1)).map((line) => {
      const { rules: _, app: __, ...before } = JSON.parse(line) as Record<string, unknown>;
      return JSON.stringify(before);
    });
    const tableLog = openTableLog(memoryLog(log), gamesOf(toy(1)));
    expect(tableLog.table()).toMatchObject({ match: 1, rules: 1, app: null });
    expect(tableLog.match()?.revision).toBeGreaterThan(5);
  });

  test('a log is not played by a later version', () => {
    expect(OLD_LOG.join('')).not.toContain('"rules"');
    const has = dystocratic.rulesVersion;
    expect(has).toBeGreaterThan(1);
    expect(thrownBy(() => openTableLog(memoryLog(OLD_LOG), GAMES))).toMatchObject({ needs: 1, has });
  });

  test('a log whose past was summed up for the phones is of version 1', () => {
    const [sum] = itemsOf(OLD_LOG);
    const carried = JSON.parse(String(sum?.[1])) as { state: Record<string, unknown> };
    const { rules: _, app: __, ...state } = carried.state;
    const tableLog = openTableLog(memoryLog([JSON.stringify({ ...carried, state })]), GAMES);
    expect(tableLog.table()).toMatchObject({ rules: 1, app: null });
  });

  test('the file of a finished game is read, as one of version 1', () => {
    expect(readGameFile(OLD_GAME_FILE)).toMatchObject({ file: { v: 1, rules: 1, app: null } });
  });

  test('the file of a table is opened', () => {
    const read = unsealTable(OLD_SEALED_TABLE, OLD_CODE);
    expect(read).toMatchObject({ table: { tableId: 'table', log: OLD_LOG } });
  });
});

test('a device with other rules than the lost host cannot carry on, says why, and takes nothing from the phones', async () => {
  const { table, phones } = await seated(dystocratic, 4);
  await table.pass(1_000);
  table.kill();
  const before = phones.map(({ guest }) => guest.sealedLogs());
  const needs = dystocratic.rulesVersion;
  const later = { dystocratic: { ...dystocratic, rulesVersion: needs + 1 } as unknown as Game };
  const { at, clients } = await recoverAll(table as never, phones, ({ lines }) => {
    openTableLog(memoryLog(lines), later);
  });
  expect(at.gathering().stage).toBe('failed');
  expect(at.recovery.gatherings()[0]?.otherRules).toMatchObject({
    game: 'dystocratic',
    needs,
    has: needs + 1,
    app: APP_VERSION,
  });
  expect(clients.map((client) => client.state().moved)).toEqual([null, null, null, null]);
  expect(phones.map(({ guest }) => guest.sealedLogs())).toEqual(before);
  // Another device, with the right rules, still can.
  const { at: right } = await recoverAll(table as never, phones);
  expect(right.gathering().stage).toBe('open');
});

describe('a phone with other rules than the host', () => {
  const over = async (rules: Game<Toy>, tamper?: (text: string) => string) => {
    const at = await seated(toy(2), 2, { seed: 3, rules, ...(tamper && { tamper }) });
    await playOn(at as never);
    await at.table.pass(20_000);
    return at;
  };

  test('[W10.6] says that it cannot check, and accuses nobody', async () => {
    const { phones } = await over(toy(1));
    for (const { guest } of phones) {
      expect(guest.state()).toMatchObject({ verdict: null, unchecked: { needs: 2, has: 1 } });
      expect(guest.state().table?.verdicts).toEqual([]);
    }
  });

  test('[W10.6] still notices a number that was changed: a host cannot hide behind other rules', async () => {
    const spoil = (text: string) => text.replace(/(\\"number\\":\\")[0-9a-f]{4}/g, '$10000');
    const { phones } = await over(toy(1), spoil);
    for (const { guest } of phones)
      expect(guest.state().verdict).toMatchObject({ agrees: false, what: 'number' });
  });
});
