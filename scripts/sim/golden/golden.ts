import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';

import { fetchGames } from '@/rules/shelf';

import { goldensOf, whatToDo } from './kept';
import { versionIn } from './playthrough';

const USAGE = `Usage: npm run golden -- [--same-version]

Plays the golden playthroughs of every game anew and writes them down, for a person to review as a diff.
A playthrough that changed although its rules version did not is left as it is, and this ends with 1.

  --same-version  write it all the same: the way of writing was changed, or the seed, and not the rules`;

function readArguments() {
  try {
    return parseArgs({ options: { 'same-version': { type: 'boolean', default: false } } }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const { 'same-version': isSameVersion } = readArguments();
for (const game of Object.values(await fetchGames()))
  for (const golden of goldensOf(game)) {
    const { path, kept, now } = golden;
    const isUnraised = kept !== null && kept !== now.text && versionIn(kept) === game.rulesVersion;
    if (isUnraised && !isSameVersion) {
      console.error(`${whatToDo(game, golden) ?? ''}\n`);
      process.exitCode = 1;
      continue;
    }
    mkdirSync(dirname(path), { recursive: true });
    if (kept !== now.text) writeFileSync(path, now.text);
    console.log(
      `${path}: ${kept === now.text ? 'as it was' : 'written'}, ${now.text.split('\n').length} lines`,
    );
  }
