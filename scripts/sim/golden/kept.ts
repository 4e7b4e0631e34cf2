import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Game } from '@/rules/engine';

import { type Line, type Playthrough, playthrough, versionIn } from './playthrough';

/** A playthrough as the rules play it now, and as it is kept. */
export type Golden = {
  readonly path: string;
  readonly now: Playthrough;
  readonly kept: string | null;
};

const folderOf = (game: string): string => join('__tests__', 'rules', game, 'golden');

/** The games of a game that are written down: those its folder names, or one at a full table. */
function linesOf(game: Game): readonly Line[] {
  const path = join(folderOf(game.id), 'lines.json');
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8')) as Line[];
  return [{ name: 'whole', seats: game.seats.max, options: {}, seed: 1 }];
}

export const goldensOf = (game: Game): readonly Golden[] =>
  linesOf(game).map((line) => {
    const path = join(folderOf(game.id), `${line.name}.txt`);
    const kept = existsSync(path) ? readFileSync(path, 'utf8') : null;
    return { path, kept, now: playthrough(game, line) };
  });

/** What is to be done about a playthrough, in words; `null` when it is as it is kept. */
export function whatToDo(
  game: Pick<Game, 'id' | 'rulesVersion'>,
  { path, now, kept }: Golden,
): string | null {
  if (kept === now.text) return null;
  const version = kept === null ? null : versionIn(kept);
  if (kept === null) return `There is no ${path}. Run \`npm run golden\` and review it.`;
  const where = firstDifference(kept, now.text);
  if (version === game.rulesVersion)
    return [
      `The rules of ${game.id} play another game than ${path} says, and are still called version ${version}.`,
      where,
      'If that was not wanted, undo it. If it was: old logs cannot be played by these rules, so',
      `  1. raise rulesVersion in rules/${game.id}/facts.ts from ${version} to ${version + 1},`,
      '  2. run `npm run golden`,',
      '  3. review the diff of the golden files, and commit them with the rules.',
    ].join('\n');
  return [
    `The rules of ${game.id} are version ${game.rulesVersion}, and ${path} is of version ${version}.`,
    where,
    'Run `npm run golden`, review the diff, and commit it with the rules.',
  ].join('\n');
}

/** The first line after the head that is not the same, with the move above it. */
function firstDifference(kept: string, now: string): string {
  const [before, after] = [kept.split('\n'), now.split('\n')];
  const isHead = (at: number) => (after[at] ?? '').startsWith('rules version ');
  const at = before.findIndex((line, n) => line !== after[n] && !isHead(n));
  if (at < 0) return '  Only the version in its head differs.';
  return `  line ${at + 1} was: ${before[at] ?? '(nothing)'}\n  line ${at + 1} is:  ${after[at] ?? '(nothing)'}`;
}
