import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { GameTypes } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { freePort } from '@/scripts/sim/kills/hostProcess';

import { HostProcess } from '../support/browser/hostProcess';

const LONG = 60_000;
let folder = '';
let host: HostProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-again-'));
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  host = new HostProcess(join(folder, 'data'), await freePort());
});
afterEach(async () => {
  await host.kill();
  rmSync(folder, { recursive: true });
});

/** As it stands in the history of a facilitator's terminal. */
const start = (...more: readonly string[]) =>
  host.start('--site', folder, '--quiet', '--game', 'dystocratic', ...more);
const tables = () => readdirSync(host.data).filter((name) => name.endsWith('.table'));

describe('the same command again, after a crash that damaged the game', () => {
  beforeEach(async () => {
    await start();
    await host.kill();
    const [name = ''] = tables();
    const file = join(host.data, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seats"', '"seatS"'));
    await start();
  }, LONG);

  test(
    'opens no lobby beside it, offers to bring it back, and says how to get a new table',
    async () => {
      expect(tables()).toHaveLength(1);
      expect(host.output).not.toContain('/join#');
      // Warnings come by another way than the rest, and may come later.
      await host.says('cannot be opened: its file is damaged');
      expect(host.output).toMatch(/type\n {2}address .* code /);
      expect(host.output).toMatch(/No new table has been opened.*\n.*--new/);
    },
    LONG,
  );

  test(
    'opens one when a new one is asked for, and goes on there the next time',
    async () => {
      await host.kill();
      await start('--new');
      expect(tables()).toHaveLength(2);
      expect(host.output).toContain('/join#');
      await host.kill();
      await start();
      expect(tables()).toHaveLength(2);
      expect(host.output).toContain('/join#');
    },
    LONG,
  );
});

/** Each code is drawn in lines of blocks, with a line of something else between two codes. */
const codesIn = (output: string) => output.match(/(^[ █▀▄]*[█▀▄][ █▀▄]*\n)+/gm) ?? [];

test(
  'after a finished game one code alone is drawn, that of the table to be joined',
  async () => {
    await start('--bots', '4');
    const game = host.table().game();
    const isOver = (state: GameTypes['state']) => game.result(state) !== null;
    await host.beginWith(
      { seed: seedFrom(1), until: isOver },
      '--site',
      folder,
      '--quiet',
      '--game',
      'dystocratic',
    );
    await host.kill();
    await start();
    expect(tables()).toHaveLength(2);
    expect(host.output.match(/\(dystocratic, over\)/g)).toHaveLength(1);
    expect(host.output.match(/\/join#/g)?.length).toBeGreaterThan(0);
    expect(codesIn(host.output)).toHaveLength(1);
    expect(host.output.indexOf('(dystocratic, over)')).toBeLessThan(
      host.output.indexOf('(dystocratic, lobby)'),
    );
  },
  LONG,
);
