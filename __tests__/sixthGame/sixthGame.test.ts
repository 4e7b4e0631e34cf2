import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { fetchGameWords } from '@/i18n/gameWords';
import { LANGUAGES } from '@/i18n/languages';
import { lidsIn } from '@/i18n/lids';
import { rulebook } from '@/i18n/rulebook';
import { fetchGames, GAME_IDS, SHELF } from '@/rules/shelf';

import { highlow } from '../fixtures/sixthGame/rules/highlow/game';
import { describeCanaryScan } from '../support/canaries';
import { describeGameContract } from '../support/gameContract';

const FOLDER = '__tests__/fixtures/sixthGame';

const linesOf = (file: string): readonly string[] =>
  readFileSync(`${FOLDER}/${file}`, 'utf8').trim().split('\n');

/** A command as people run it, with the registries of the folder. */
const run = (script: string, ...args: readonly string[]): Promise<Record<string, unknown>> =>
  new Promise((done, failed) => {
    const command = ['scripts/run.mjs', script, ...args, '--json'];
    const options = { maxBuffer: 64_000_000, env: { ...process.env, PALAVER_GAMES: FOLDER } };
    execFile(process.execPath, command, options, (error, stdout) => {
      if (error !== null && error.code !== 1) failed(error);
      else done(JSON.parse(stdout) as Record<string, unknown>);
    });
  });

describe('a game that is added by one line in each registry', () => {
  test('needs no other line', () => {
    expect(linesOf('games.ts')).toEqual([
      "export * from '@/rules/games';",
      "export { highlow } from './rules/highlow';",
    ]);
    expect(linesOf('boards.ts')).toEqual([
      "export * from '@/components/boards';",
      "export { highlow } from './boards/highlow';",
    ]);
  });

  test('stands on the shelf by its length, and the host has its rules', async () => {
    expect(Object.keys(SHELF)[0]).toBe('highlow');
    expect(GAME_IDS).toHaveLength(6);
    expect((await fetchGames())['highlow']).toBe(highlow);
  });

  test.each(LANGUAGES.map(({ id }) => id))('has a lid, words and a rulebook: %s', async (language) => {
    expect(lidsIn(language)['highlow']?.name).not.toBe('');
    const words = await fetchGameWords('highlow', language);
    const english = await fetchGameWords('highlow', 'en');
    expect(Object.keys(words.text)).toEqual(Object.keys(english.text));
    expect(rulebook(words)[0]?.rules).toHaveLength(2);
    expect(rulebook(words).flatMap(({ rules }) => rules.filter(({ text }) => text.includes('{')))).toEqual(
      [],
    );
  });

  test('is studied by the simulator, with its own figures', async () => {
    const simulated = await run('scripts/sim/bots/simulate.ts', 'highlow', '--games', '200');
    expect(simulated).toMatchObject({ game: 'highlow', finished: 200, stuck: 0 });
    expect(simulated['details']).toEqual({ averageFace: expect.closeTo(3.5, 0) as number });
  });

  const faults = (...args: readonly string[]) =>
    run('scripts/sim/faults/simulateFaults.ts', '--game', 'highlow', '--threads', '1', ...args);

  test('is played under faults through all its phases, and nothing is lost', async () => {
    const simulated = await faults('--runs', '40', '--seed', '1');
    expect(simulated).toMatchObject({ runs: 40, failures: [], unseen: [] });
    expect(Object.keys(simulated['phases'] as object)).toEqual(['highlow']);
  }, 120_000);

  test('is watched by its scan there: a view with one secret is found', async () => {
    const { failures } = await faults('--runs', '60', '--seed', '1', '--plant', 'open-view');
    expect(failures).toEqual([expect.objectContaining({ game: 'highlow', verdict: 'leaked' })]);
  }, 120_000);
});

describeGameContract(highlow);
describeCanaryScan('highlow');
