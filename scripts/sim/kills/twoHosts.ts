import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fetchGames } from '@/rules/shelf';
import { invitationIn } from '@/scripts/sim/phones/socketPhone';
import { until } from '@/scripts/sim/phones/waits';
import { memoryLog } from '@/table/storage/storage';
import { openTableLog } from '@/table/log/tableLogState';

import { freePort, type HostRun, linesIn, linkIn, startHost } from './hostProcess';
import { legalOf, playerAt } from './player';

export type TwoHostsReport = {
  times: number;
  /** The second ended by itself and said why. */
  stopped: number;
  /** The log is as the first host left it, and can be played on. */
  whole: number;
  /** After the first was killed, the next took the folder at once. */
  takenOver: number;
  /** Of two that were started at the same instant on the lock of a dead one, exactly one had the folder. */
  oneOfTwo: number;
  /** What the second said last. */
  said: string;
};

/** Somebody starts the host twice on one folder, in the middle of a game, and kills the first. */
export async function twoHosts(of: { times: number }): Promise<TwoHostsReport> {
  const report = { times: 0, stopped: 0, whole: 0, takenOver: 0, oneOfTwo: 0, said: '' };
  const folder = mkdtempSync(join(tmpdir(), 'palaver-two-'));
  const data = join(folder, 'data');
  const games = await fetchGames();
  mkdirSync(data);
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  const port = await freePort();
  const start = async (at?: number): Promise<HostRun> =>
    startHost({
      data,
      site: folder,
      port: at ?? (await freePort()),
      args: ['--game', 'dystocratic', '--bots', '3', '--bot-pace', '5'],
    });
  let first = await start(port);
  await first.ready;
  const player = playerAt(invitationIn(linkIn(first.output())), port);
  const { guest } = player;
  try {
    await until(guest, ({ line }) => line === 'here');
    await guest.ask({ type: 'sit', seat: 3, name: 'Amina' });
    await guest.ask({ type: 'start' });
    await until(guest, ({ snapshot }) => snapshot !== null);
    for (; report.times < of.times; report.times += 1) {
      const [move] = legalOf(player);
      const chosen = move === undefined ? null : guest.choose(move);
      const second = await start();
      const code = await second.ended;
      await chosen;
      report.said = second.output();
      if (code === 1 && report.said.includes('already running')) report.stopped += 1;
      await first.kill();
      if (isWhole(linesIn(data, player.table), games)) report.whole += 1;
      // Nobody waits for the other: both find the lock of the dead one.
      const both = [await start(port), await start(port)];
      const left = await Promise.all(
        both.map((one) =>
          one.ready.then(
            () => one,
            () => null,
          ),
        ),
      );
      const [next, ...more] = left.filter((one) => one !== null);
      if (next === undefined)
        throw new Error(`nobody took over: ${both.map((one) => one.output()).join('\n')}`);
      report.takenOver += 1;
      if (more.length === 0) report.oneOfTwo += 1;
      for (const one of more) await one.kill();
      first = next;
      await until(guest, ({ line }) => line === 'here');
    }
    return report;
  } finally {
    guest.close();
    await first.kill();
    rmSync(folder, { recursive: true });
  }
}

function isWhole(lines: readonly string[], games: Parameters<typeof openTableLog>[1]): boolean {
  try {
    return openTableLog(memoryLog(lines), games).match() !== null;
  } catch {
    return false;
  }
}
