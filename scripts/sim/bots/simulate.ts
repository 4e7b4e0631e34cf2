import { parseArgs } from 'node:util';

import type { Game, GameTypes, OptionValue } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import type { Study } from '@/rules/engine/trials';
import { LEVELS } from '@/rules/engine/levels';
import { fetchGame, fetchTrials, GAME_IDS, isGame } from '@/rules/shelf';

import { type PlayerKind, simulate, type Simulated } from './simulation';

const USAGE = `Usage: npm run --silent simulate -- GAME [--games N] [--seed N] [--seats N] [--bots KIND[,KIND…]] [--rotate] [--option name=value]… [--json]

Plays whole games without a table and counts who wins. Players who share a win share its count.
  GAME      ${GAME_IDS.join(', ')}
  --games   how many (100)
  --seed    a number; the same number plays the same games (1)
  --seats   how many players (as many as the game takes)
  --bots    even, gentle, sharp, random or recipe:NAME, for all seats or one for each seat (even)
  --rotate  every game begins with the bots one seat further on
  --option  a variant of the table (ryv: mode=full)
  --json    one JSON object instead of a summary`;

const asked = await readArguments();
const simulated = simulate({ ...asked, now: () => performance.now() });
console.log(asked.json ? JSON.stringify(simulated) : summary(simulated));
if (simulated.stuck > 0) process.exitCode = 1;

async function readArguments() {
  const { values, positionals } = parsed();
  const [id = '', ...more] = positionals;
  if (!isGame(id) || more.length > 0)
    refuse(id === '' ? 'Which game?' : `No game "${positionals.join(' ')}".`);
  const [game, { study }] = await Promise.all([fetchGame(id), fetchTrials(id)]);
  return {
    game,
    study,
    games: wholeNumber('games', values.games, 1),
    seed: wholeNumber('seed', values.seed, 0),
    bots: botsFor(game, study, values.bots, values.seats),
    options: optionsFor(game, study, values.option),
    rotate: values.rotate,
    json: values.json,
  };
}

function parsed() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        games: { type: 'string', default: '100' },
        seed: { type: 'string', default: '1' },
        seats: { type: 'string' },
        bots: { type: 'string', default: 'even' },
        rotate: { type: 'boolean', default: false },
        option: { type: 'string', multiple: true, default: [] },
        json: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    refuse(error instanceof Error ? error.message : String(error));
  }
}

function wholeNumber(name: string, value: string, least: number): number {
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > 1_000_000_000)
    refuse(`--${name} needs a whole number from ${least} to a thousand million, not "${value}".`);
  return number;
}

function botsFor(game: Game, study: Study, value: string, wanted: string | undefined): readonly PlayerKind[] {
  const recipes = Object.keys(study.recipes ?? {}).map((name) => `recipe:${name}`);
  const known = [...LEVELS, 'random', ...recipes];
  const kinds = value.split(',');
  if (!kinds.every((kind) => known.includes(kind)))
    refuse(`--bots knows ${known.join(', ')}, not "${value}".`);
  const [only] = kinds;
  const seats = wanted === undefined ? null : wholeNumber('seats', wanted, 1);
  const bots =
    kinds.length === 1 && only !== undefined
      ? Array.from({ length: seats ?? game.seats.max }, () => only)
      : kinds;
  if (bots.length < game.seats.min || bots.length > game.seats.max || bots.length !== (seats ?? bots.length))
    refuse(`${bots.length} bots do not fit; ${game.id} has ${game.seats.min} to ${game.seats.max} seats.`);
  return bots;
}

function optionsFor(game: Game, study: Study, given: readonly string[]): GameTypes['options'] {
  const chosen = given.map((pair): [string, OptionValue] => {
    const [name = '', value = ''] = pair.split('=', 2);
    const values = Object.hasOwn(game.options, name) ? (game.options[name]?.values ?? []) : [];
    const known = values.find((each) => String(each) === value);
    if (known === undefined)
      refuse(
        values.length === 0
          ? `${game.id} has no option "${name}"; it has ${Object.keys(game.options).join(', ')}.`
          : `--option ${name} is one of ${values.join(', ')}, not "${value}".`,
      );
    return [name, known];
  });
  return tableOptions(game, { ...study.options, ...Object.fromEntries(chosen) });
}

function summary(of: Simulated): string {
  const share = (count: number) => `${((100 * count) / Math.max(of.finished, 1)).toFixed(1)} %`;
  return [
    `${of.game}: ${of.finished} of ${of.games} games finished, ${of.stuck} stuck (seed ${of.seed}; ${of.bots.join(', ')})`,
    `${of.moves} moves, ${of.movesPerSecond} a second`,
    `wins: ${Object.entries(of.wins)
      .map(([winner, count]) => `${winner} ${share(count)}`)
      .join(', ')}`,
    `wins by kind of bot, of its fair share: ${JSON.stringify(of.ofFairShare)}`,
    `average scores: ${of.averageScores.join(', ')}`,
    ...Object.entries(of.details).map(([name, value]) => `${name}: ${JSON.stringify(value)}`),
  ].join('\n');
}

function refuse(why: string): never {
  console.error(`${why}\n\n${USAGE}`);
  process.exit(2);
}
