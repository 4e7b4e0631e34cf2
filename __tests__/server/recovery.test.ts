import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type GameTypes, type Legal, legalMoves, waitingFor } from '@/rules/engine';
import { createRandom, type Random, seedFrom } from '@/rules/engine/random';
import { freePort } from '@/scripts/sim/kills/hostProcess';
import { invitationIn } from '@/scripts/sim/phones/socketPhone';
import { eachUntil } from '@/scripts/sim/phones/waits';
import { openTableLog } from '@/table/log/tableLogState';
import { textsOf } from '@/table/log/checkedLine';
import { memoryLog } from '@/table/storage/storage';

import { GAMES } from '@/__tests__/support/games';
import { HostProcess } from '@/__tests__/support/browser/hostProcess';
import {
  recoveryClientOf,
  type LanPhone,
  lanPhone,
  moveTo,
  recoveryPlaceIn,
} from '@/__tests__/support/lanPhone';

const LONG = 60_000;
const WITHIN_MS = 15_000;

/** How each game is interrupted: with how many phones and bots, and where. */
const TABLES: readonly {
  readonly game: string;
  readonly phones: number;
  readonly bots: number;
  readonly choices: number;
}[] = [
  { game: 'dystocratic', phones: 3, bots: 1, choices: 6 },
  { game: 'chile', phones: 2, bots: 0, choices: 12 },
  { game: 'invest', phones: 3, bots: 1, choices: 12 },
  { game: 'podium', phones: 3, bots: 1, choices: 12 },
  { game: 'ryv', phones: 3, bots: 1, choices: 12 },
];

const folder = mkdtempSync(join(tmpdir(), 'palaver-'));
const ARGS = ['--site', folder, '--bot-pace', '5'];
const open: LanPhone[] = [];
/** The laptop that carries on, one table after the other. */
let laptop: HostProcess;
let old: HostProcess;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  laptop = new HostProcess(join(folder, 'laptop'), await freePort());
  await laptop.start(...ARGS, '--recover');
}, LONG);
afterEach(async () => {
  for (const { guest } of open.splice(0)) guest.close();
  await old.kill();
});
afterAll(async () => {
  await laptop.kill();
  rmSync(folder, { recursive: true });
});

/** Off the disk, while the laptop goes on writing there. */
function linesAtLaptop(tableId: string): readonly string[] {
  const whole = readFileSync(join(laptop.data, `${tableId}.table`), 'utf8')
    .split('\n')
    .slice(0, -1);
  return textsOf(whole);
}

/** Any legal choice, a kind first: moves with few ways to make them would hardly ever be made. */
function anyOf(legal: readonly Legal<GameTypes>[], random: Random): Legal<GameTypes> | undefined {
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const kind = kinds[random.int(Math.max(1, kinds.length))];
  const ways = legal.filter(({ type }) => type === kind);
  return ways[random.int(Math.max(1, ways.length))];
}

/** Somebody makes one choice that the table takes. */
async function chooseOnce(game: string, phones: readonly LanPhone[], random: Random): Promise<void> {
  for (;;) {
    await Promise.race(
      phones.map(({ guest }) => eachUntil([guest], ({ snapshot }) => (snapshot?.legal.length ?? 0) > 0)),
    );
    const able = phones.filter(({ guest }) => (guest.state().snapshot?.legal.length ?? 0) > 0);
    const phone = able[random.int(Math.max(1, able.length))];
    const chosen = anyOf(phone?.guest.state().snapshot?.legal ?? [], random);
    if (phone === undefined || chosen === undefined) continue;
    const text = GAMES[game]?.moves[chosen.type]?.text === undefined ? undefined : 'As we said';
    if ((await phone.guest.choose(chosen, text)).ok) return;
  }
}

/** Everyone has been told the same, and nothing happens before somebody with a phone chooses: bots have the first seats. */
async function atRest(phones: readonly LanPhone[], bots: number): Promise<void> {
  const revision = () => old.table().match()?.revision ?? -1;
  const isQuiet = () => {
    const [match, game] = [old.table().match(), old.table().game()];
    if (match === null) return false;
    // Bots leave it to people to turn a page.
    const onlyTurns = (seat: number) =>
      legalMoves(game, match.state, seat).every(({ type }) => game.moves[type]?.turnsPage === true);
    return waitingFor(game, match.state).every((seat) => seat >= bots || onlyTurns(seat));
  };
  for (let told = -1; told !== revision() || !isQuiet();) {
    await old.until(isQuiet, 'the bots have moved');
    told = revision();
    await eachUntil(
      phones.map(({ guest }) => guest),
      ({ rev, snapshot }) => rev >= told && snapshot?.duties.length === 0,
    );
  }
}

const isInBallot = ({ guest }: LanPhone): boolean => guest.state().locked !== null;
const matchIn = (lines: readonly string[]) => openTableLog(memoryLog(lines), GAMES).match();
const isMove = (line: string): boolean => line.startsWith('{"t":"move"');
const movesIn = (lines: readonly string[]) => lines.filter(isMove);
const upToMove = (lines: readonly string[], count: number) =>
  lines.filter((line, at) => !isMove(line) || movesIn(lines.slice(0, at)).length < count);

/** Phones at a host of their own, in a game that has begun; bots have the first seats. */
async function playing({ game, count, bots }: { game: string; count: number; bots: number }) {
  old = new HostProcess(mkdtempSync(join(folder, game)), await freePort());
  await old.start(...ARGS, '--game', game, '--bots', String(bots));
  const from = invitationIn(old.link());
  const phones = Array.from({ length: count }, () => lanPhone(from));
  open.push(...phones);
  const guests = () => phones.map(({ guest }) => guest);
  await eachUntil(guests(), ({ line }) => line === 'here');
  for (const [at, guest] of guests().entries())
    expect(await guest.ask({ type: 'sit', seat: bots + at, name: `Player ${at}` })).toEqual({ ok: true });
  expect(await guests()[0]?.ask({ type: 'start' })).toEqual({ ok: true });
  await eachUntil(guests(), ({ snapshot }) => snapshot !== null);
  return { from, phones, guests };
}

test.each(TABLES)(
  '$game goes on at another host when its own is killed',
  async ({ game, phones: count, bots, choices }) => {
    const { from, phones, guests } = await playing({ game, count, bots });
    const random = createRandom(seedFrom(7));
    for (let made = 0; made < choices; made += 1) await chooseOnce(game, phones, random);
    while (game === 'dystocratic' && !phones.some(isInBallot)) await chooseOnce(game, phones, random);
    await atRest(phones, bots);

    const locked = guests().map((guest) => guest.state().locked);
    const seen = Math.max(...guests().map((guest) => guest.state().rev));
    await old.kill();
    const before = old.lines();

    const recoveryDevice = recoveryPlaceIn(laptop.output);
    const coming = phones.map((phone) => ({ phone, client: recoveryClientOf(phone, from, recoveryDevice) }));
    const clients = coming.map(({ client }) => client);
    await eachUntil(clients, ({ gathering }) => gathering?.people.every(({ here }) => here) === true);
    for (const client of clients) client.agree();
    const consented = performance.now();
    await eachUntil(clients, ({ moved }) => moved !== null);
    for (const { phone, client } of coming) moveTo(phone, from, recoveryDevice, client);
    await eachUntil(guests(), ({ line, snapshot }) => line === 'here' && snapshot !== null);
    expect(guests().map((guest) => guest.state().locked)).toEqual(locked);
    await chooseOnce(game, phones, random);
    const took = performance.now() - consented;
    process.stdout.write(`${game}: on after ${Math.round(took)} ms, ${movesIn(before).length} moves kept\n`);
    expect(took).toBeLessThan(WITHIN_MS);

    // Nothing that anybody was shown is missing, and nothing has been changed.
    const after = linesAtLaptop(from.tableId);
    const moved = after.findIndex((line) => line.startsWith('{"t":"moved"'));
    const kept = movesIn(after.slice(0, moved));
    expect(kept).toEqual(movesIn(before).slice(0, kept.length));
    expect(matchIn(after.slice(0, moved))?.revision).toBeGreaterThanOrEqual(seen);
    expect(matchIn(after.slice(0, moved))).toEqual(matchIn(upToMove(before, kept.length)));
    expect(after.some((line) => line.includes('"strike"'))).toBe(false);

    // The old host comes back on its own log: it is told, refuses everyone, and stays closed.
    await old.start(...ARGS);
    const stray = lanPhone(from);
    open.push(stray);
    await eachUntil([stray.guest], ({ line }) => line === 'turned-away');
    expect(stray.guest.state()).toMatchObject({ why: 'moved', movedTo: { hostKey: recoveryDevice.hostKey } });
    expect(old.lines().slice(0, before.length)).toEqual(before);
    expect(movesIn(old.lines())).toHaveLength(movesIn(before).length);
    expect(guests().map((guest) => guest.state().line)).toEqual(phones.map(() => 'here'));
  },
  LONG,
);

test(
  '[W11.7] Enter at the terminal goes on without a phone that stays away, once enough have agreed and not before',
  async () => {
    const { from, phones } = await playing({ game: 'dystocratic', count: 3, bots: 1 });
    const [first, second, third] = phones as [LanPhone, LanPhone, LanPhone];
    await atRest(phones, 1);
    await old.kill();
    const recoveryDevice = recoveryPlaceIn(laptop.output);
    const clients = [first, second].map((phone) => recoveryClientOf(phone, from, recoveryDevice));
    const agreed = (count: number) =>
      eachUntil(
        clients,
        ({ gathering }) => gathering?.people.filter((person) => person.agreed).length === count,
      );
    await eachUntil(clients, ({ gathering }) => gathering?.people.filter(({ here }) => here).length === 2);
    expect(clients[0]?.state().gathering?.people.map(({ seat, name }) => [seat, name])).toEqual([
      [1, 'Player 0'],
      [2, 'Player 1'],
      [3, 'Player 2'],
    ]);
    clients[0]?.agree();
    await agreed(1);
    laptop.pressEnter();
    clients[1]?.agree();
    await agreed(2);
    expect(clients.map((client) => client.state().gathering?.stage)).toEqual(['gathering', 'gathering']);
    await laptop.says(
      `Table ${from.tableId}: here Player 0, Player 1; agreed Player 0, Player 1; Enter goes on`,
    );
    laptop.pressEnter();
    await eachUntil(clients, ({ moved }) => moved !== null);
    await laptop.says(`Table ${from.tableId} goes on here.`);

    // Who comes late is led to the table, and has the seat.
    const late = recoveryClientOf(third, from, recoveryDevice);
    await eachUntil([late], ({ moved }) => moved !== null);
    moveTo(third, from, recoveryDevice, late);
    await eachUntil([third.guest], ({ line, you }) => line === 'here' && you.seat === 3);
  },
  LONG,
);
