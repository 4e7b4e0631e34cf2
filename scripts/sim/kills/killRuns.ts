import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Game, type Random, same, waitingFor } from '@/rules/engine';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { fetchGames } from '@/rules/shelf';
import { invitationIn } from '@/scripts/sim/phones/socketPhone';
import { eachUntil, until } from '@/scripts/sim/phones/waits';
import { snapshotFor } from '@/table/host/telling/viewUpdates';
import { memoryLog } from '@/table/storage/storage';
import { openTableLog, type TableLogState } from '@/table/log/tableLogState';

import { freePort, type HostRun, linesIn, linkIn, startHost } from './hostProcess';
import { legalOf, type Player, playerAt } from './player';

export type KillReport = {
  kills: number;
  /** Moves that a phone was told were made. */
  acknowledged: number;
  /** Of these, not in the log, or twice in it. */
  lost: number;
  /** Views of phones held against what the log says they are. */
  views: number;
  different: number;
};

type World = {
  readonly folder: string;
  readonly data: string;
  readonly port: number;
  readonly games: { readonly [id: string]: Game };
  readonly random: Random;
};

const GAME = 'dystocratic';
const PHONES = 3;
/** A log is played again after every kill, so it must not become the whole of the work. */
const KILLS_A_TABLE = 50;
const PATIENCE_MS = 60_000;
const PAUSE_MS = 10;

const pause = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** A host with three phones over real sockets, killed in the middle of their moves, again and again. */
export async function killRuns(of: {
  times: number;
  seed: number;
  /** Called after every kill. */
  told?: (report: KillReport) => void;
}): Promise<KillReport> {
  const report: KillReport = { kills: 0, acknowledged: 0, lost: 0, views: 0, different: 0 };
  const random = createRandom(seedFrom(of.seed));
  const games = await fetchGames();
  while (report.kills < of.times) {
    const folder = mkdtempSync(join(tmpdir(), 'palaver-kills-'));
    const world = { folder, data: join(folder, 'data'), port: await freePort(), games, random };
    try {
      await oneTable(world, Math.min(KILLS_A_TABLE, of.times - report.kills), report, of.told);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return report;
}

const start = ({ data, folder, port }: World): HostRun =>
  startHost({
    data,
    site: folder,
    port,
    args: ['--game', GAME, '--bots', '1', '--bot-pace', '5'],
  });

async function oneTable(
  world: World,
  kills: number,
  report: KillReport,
  told: (report: KillReport) => void = () => undefined,
): Promise<void> {
  mkdirSync(world.data);
  writeFileSync(join(world.folder, 'index.html'), '<p>the app</p>');
  let host = start(world);
  await host.ready;
  const players = await sitDown(world, host);
  const table = playAt(players, world);
  try {
    for (let killed = 0; killed < kills; killed += 1) {
      table.play();
      await killInAMove(players, host, world.random);
      report.kills += 1;
      host = start(world);
      await host.ready;
      await eachUntil(guestsOf(players), ({ line }) => line === 'here');
      await table.rest();
      await atRest(world, players, (lines) => count(world, players, { lines, report }));
      told(report);
    }
  } finally {
    table.stop();
    for (const { guest } of players) guest.close();
    await host.kill();
  }
}

const guestsOf = (players: readonly Player[]) => players.map(({ guest }) => guest);

async function sitDown(world: World, host: HostRun): Promise<readonly Player[]> {
  const invitation = invitationIn(linkIn(host.output()));
  const players = Array.from({ length: PHONES }, () => playerAt(invitation, world.port));
  for (const [at, { guest }] of players.entries()) {
    await until(guest, ({ line }) => line === 'here');
    await guest.ask({ type: 'sit', seat: at + 1, name: `Player ${at}` });
  }
  await players[0]?.guest.ask({ type: 'start' });
  await eachUntil(guestsOf(players), ({ snapshot }) => snapshot !== null);
  return players;
}

/** Everybody makes a legal move as soon as there is one, and begins another game when one is over. */
function playAt(players: readonly Player[], { random }: World) {
  let isPlaying = false;
  let isOver = false;
  const under = new Set<Promise<unknown>>();
  const during = async <T>(work: Promise<T>): Promise<T> => {
    under.add(work);
    try {
      return await work;
    } finally {
      under.delete(work);
    }
  };

  async function step(player: Player, isFirst: boolean): Promise<void> {
    const { guest } = player;
    const legal = legalOf(player);
    const chosen = legal[random.int(Math.max(1, legal.length))];
    if (chosen !== undefined) await during(guest.choose(chosen));
    else if (isFirst && guest.state().table?.stage === 'over') await during(guest.ask({ type: 'again' }));
    else if (isFirst && guest.state().table?.stage === 'lobby') await during(guest.ask({ type: 'start' }));
    await pause(random.int(PAUSE_MS));
  }

  for (const [at, player] of players.entries())
    void (async () => {
      while (!isOver)
        if (isPlaying) await step(player, at === 0);
        else await pause(PAUSE_MS);
    })();

  return {
    play: () => void (isPlaying = true),
    /** Nobody begins anything new, and all that was under way has been answered. */
    rest: async () => {
      isPlaying = false;
      while (under.size > 0) await Promise.all(under);
    },
    stop: () => void (isOver = true),
  };
}

/** Somewhere between a move that is sent and the answer to it, or a little later. */
async function killInAMove(players: readonly Player[], host: HostRun, random: Random): Promise<void> {
  const sent = () => players.reduce((sum, player) => sum + player.sent.size, 0);
  const after = sent() + 1 + random.int(6);
  for (let waited = 0; sent() < after; waited += 1) {
    if (waited > PATIENCE_MS) throw new Error('nobody makes a move');
    await pause(1);
  }
  await pause(random.int(12));
  await host.kill();
}

const linesAt = ({ data }: World, [player]: readonly Player[]) => linesIn(data, player?.table ?? '');

/**
 * Every phone has been told what the log says, and nothing happens before somebody chooses: a bot has the first seat.
 * `look` gets the lines in that same moment: an opening that is still on its way could add to them in the next.
 */
async function atRest(
  world: World,
  players: readonly Player[],
  look: (lines: readonly string[]) => void,
): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS; waited += PAUSE_MS) {
    const lines = linesAt(world, players);
    const book = openTableLog(memoryLog(lines), world.games);
    const match = book.match();
    const isQuiet =
      match === null || waitingFor(book.game(), match.state).every((seat) => seat > 0) || isOverAt(book);
    const isTold = players.every(({ guest }) => {
      const { rev, snapshot, table } = guest.state();
      return (
        table?.match === book.table().match &&
        (match === null || (rev === match.revision && snapshot?.duties.length === 0))
      );
    });
    if (isQuiet && isTold) return look(lines);
    await pause(PAUSE_MS);
  }
  throw new Error('the table does not come to rest');
}

function isOverAt(book: TableLogState): boolean {
  const match = book.match();
  return match !== null && book.game().result(match.state) !== null;
}

function count(
  world: World,
  players: readonly Player[],
  { lines, report }: { lines: readonly string[]; report: KillReport },
): void {
  const ids = lines.flatMap((line) => {
    const { t, id } = JSON.parse(line) as { t: string; id?: string };
    return t === 'move' && id !== undefined ? [id] : [];
  });
  const times = new Map<string, number>();
  for (const id of ids) times.set(id, (times.get(id) ?? 0) + 1);
  // A move that is sent again after the kill is acknowledged again.
  const acknowledged = new Set(players.flatMap((player) => player.acknowledged.splice(0)));
  report.lost += [...acknowledged].filter((id) => times.get(id) !== 1).length;
  report.acknowledged += acknowledged.size;

  const book = openTableLog(memoryLog(lines), world.games);
  const match = book.match();
  if (match === null) return;
  for (const { guest } of players) {
    const { snapshot, you } = guest.state();
    const { view, legal } = snapshotFor(book.game(), match, you.seat);
    report.views += 1;
    const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
    if (!same(asJson([snapshot?.view, snapshot?.legal]), asJson([view, legal]))) report.different += 1;
  }
}
