import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { bytesToHex } from '@/net/bytes';
import { dystocratic } from '@/rules/dystocratic/game';
import type { Game } from '@/rules/engine';
import { tableOptions } from '@/rules/engine/log';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { GAME_IDS } from '@/rules/shelf';
import { playAgain } from '@/table/audit/audit';
import { type GameFile, gameFileOf, readGameFile } from '@/table/log/files/gameFile';
import { pledgeOf, seedOf } from '@/table/rounds/shuffleBefore';

import { GAMES } from '../support/games';
import { OLD_GAME_FILE } from '../support/oldLogs';
import { cryptoFrom } from '../support/cryptoFrom';
import { FILES } from '@/table/wire/limits';

/** A finished game as a host would show it. */
function finished(game: Game, seed: number): GameFile {
  const crypto = cryptoFrom(seed);
  const seats = game.seats.min;
  const draw = () => bytesToHex(crypto.randomBytes(32));
  const of = { table: 'table', match: 1, round: bytesToHex(crypto.randomBytes(8)) };
  const own = draw();
  const from = Array.from({ length: seats }, (_, seat) => ({
    seat,
    key: crypto.newKeyPair().publicKey,
    number: draw(),
  }));
  const options = tableOptions(game, {});
  const { match, entries } = playOut(
    game,
    { seats, options, seed: seedOf(of, { own, seats, from }) },
    randomPlayer(),
    { random: createRandom(seedFrom(seed)), maxMoves: 5_000 },
  );
  const result = game.result(match.state);
  return {
    palaver: 'game',
    v: 2,
    table: of.table,
    match: of.match,
    game: game.id,
    rules: game.rulesVersion,
    app: null,
    options,
    seats: from.map(({ seat }) => ({ name: `Player ${seat}`, kind: 'phone' as const })),
    deal: null,
    shuffle: {
      round: of.round,
      host: { pledge: pledgeOf(of, 'host', own), number: own },
      from: from.map((each) => ({ ...each, pledge: pledgeOf(of, each.key, each.number) })),
      without: [],
    },
    keys: from.map(({ key }) => key),
    entries: entries.map((entry, at) => ({
      id: `move-${at}`,
      by: 'seat' in entry ? entry.seat : null,
      entry,
    })),
    chain: null,
    result: result && { scores: [...result.scores], winners: [...result.winners] },
  };
}

const checked = (game: Game, file: GameFile) => {
  const playing = playAgain(game, file, () => null);
  for (;;) {
    const step = playing.next();
    if (step.done === true) return step.value;
  }
};

describe('a game file', () => {
  test.each(GAME_IDS)('of %s is read back whole and plays again', (id) => {
    const game = GAMES[id] as Game;
    const file = finished(game, 11);
    const read = readGameFile(JSON.stringify(file));
    expect(read).toEqual({ file: JSON.parse(JSON.stringify(file)) });
    expect('file' in read && checked(game, read.file)).toBeNull();
  });

  test.each(GAME_IDS.flatMap((id) => [1, 16].map((count) => ({ id, count }))))(
    'of $id with $count at the table is found out, and nothing is thrown',
    ({ id, count }) => {
      const game = GAMES[id] as Game;
      const file = finished(game, 11);
      const seats = Array.from({ length: count }, () => ({ name: 'Player', kind: 'phone' as const }));
      expect(checked(game, { ...file, seats })).toEqual({ agrees: false, move: 0, what: 'illegal' });
    },
  );

  test('that is damaged is refused with a reason, and nothing is thrown', () => {
    const text = JSON.stringify(finished(GAMES['dystocratic'] as Game, 3));
    expect(readGameFile(text.slice(0, -20))).toEqual({ problem: 'not-json' });
    expect(readGameFile('{}')).toEqual({ problem: 'not-a-game' });
    expect(readGameFile('null')).toEqual({ problem: 'not-a-game' });
    expect(readGameFile(text.replace('"v":2', '"v":4'))).toEqual({ problem: 'other-version' });
    expect(readGameFile(text.replace('"match":1', '"match":"one"'))).toEqual({ problem: 'not-a-game' });
    expect(readGameFile(' '.repeat(FILES.gameChars + 1))).toEqual({ problem: 'too-big' });
  });

  const swapped = (file: GameFile, at: number): GameFile => ({
    ...file,
    entries: file.entries.map((each, n) => file.entries[n === at ? at + 1 : n === at + 1 ? at : n] ?? each),
  });
  test.each<{ what: string; change: (file: GameFile) => object; found: object }>([
    {
      what: 'a result that it did not have',
      change: () => ({ result: { scores: [0, 0, 0, 0], winners: [] } }),
      found: { what: 'result' },
    },
    { what: 'no numbers', change: () => ({ shuffle: null }), found: { move: 0, what: 'seed' } },
    {
      what: 'another number of the host',
      change: ({ shuffle }) => ({
        shuffle: { ...shuffle, host: { ...shuffle?.host, number: '00'.repeat(32) } },
      }),
      found: { move: 0, what: 'seed' },
    },
    {
      what: 'one move less at the end',
      change: ({ entries }) => ({ entries: entries.slice(0, -1) }),
      found: { what: 'result' },
    },
    { what: 'its first two moves swapped', change: (file) => swapped(file, 0), found: { what: 'illegal' } },
  ])('with $what is found out', ({ change, found }) => {
    const game = GAMES['dystocratic'] as Game;
    const file = finished(game, 5);
    expect(checked(game, { ...file, ...change(file) })).toMatchObject({ agrees: false, ...found });
  });

  test('of an unfinished game tells no number and no move', () => {
    const log = [
      { t: 'table', v: 1, id: 'table', game: 'toy', seats: 2, secrets: {} },
      { t: 'sit', seat: 0, key: 'aa', name: 'A' },
      { t: 'shuffle', round: '00', own: 'secret-own', asked: [0], without: [] },
      { t: 'pledge', seat: 0, pledge: 'bb' },
      { t: 'number', seat: 0, number: 'secret-number' },
      { t: 'start', seed: [1, 2, 3, 4] },
      { t: 'move', id: 'id', entry: { seat: 0, move: { type: 'secret-move' } } },
    ].map((line) => JSON.stringify(line));
    const running = JSON.stringify(gameFileOf(log, null));
    expect(running).not.toContain('secret');
    const over = JSON.stringify(gameFileOf(log, { scores: [1], winners: [0] }));
    for (const told of ['secret-own', 'secret-number', 'secret-move']) expect(over).toContain(told);
  });
});

describe('npm run replay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-replay-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = finished(dystocratic as unknown as Game, 2);

  const replay = (content: string): { code: number; said: string } => {
    const path = join(folder, 'game.json');
    writeFileSync(path, content);
    try {
      const said = execFileSync(process.execPath, ['scripts/run.mjs', 'scripts/sim/replay.ts', path], {
        encoding: 'utf8',
        stdio: 'pipe',
      });
      return { code: 0, said };
    } catch (error) {
      const { status, stderr } = error as { status: number; stderr: string };
      return { code: status, said: stderr };
    }
  };

  test('finds a fair game fair', () => {
    const { code, said } = replay(JSON.stringify(file));
    expect(said).toContain('Fair.');
    expect(code).toBe(0);
  }, 60_000);

  test('names the move that the rules do not allow, and fails', () => {
    const place = file.entries.findIndex(({ entry }) => 'seat' in entry && entry.move.type === 'lock');
    const { code, said } = replay(
      JSON.stringify({ ...file, entries: file.entries.filter((_, at) => at !== place) }),
    );
    expect(said).toContain('Not fair: at move ');
    expect(code).toBe(1);
  }, 60_000);

  test('says which rules a game needs that it cannot check, and does not call it unfair', () => {
    const has = dystocratic.rulesVersion;
    const later = { ...file, rules: has + 1, app: '0.9.0' };
    expect(replay(JSON.stringify(later))).toEqual({
      code: 2,
      said: expect.stringContaining(
        `needs Palaver with rules ${has + 1} of dystocratic; this one has ${has}. It was played with Palaver 0.9.0.`,
      ) as string,
    });
    expect(replay(OLD_GAME_FILE)).toMatchObject({
      code: 2,
      said: expect.stringContaining(
        `needs Palaver with rules 1 of dystocratic; this one has ${has}.`,
      ) as string,
    });
  }, 60_000);

  test('has a clear answer to what is no game', () => {
    expect(replay('{"palaver":')).toEqual({ code: 2, said: expect.stringContaining('damaged') as string });
  }, 60_000);
});
