import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { faults } from './specFaults';

const specOf = (game: string) => join('rules', game, 'SPEC.md');

function testsOf(game: string): { [file: string]: string } {
  const folder = join('__tests__', 'rules', game);
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => [join(folder, file), readFileSync(join(folder, file), 'utf8')]),
  );
}

const games = readdirSync('rules').filter((game) => existsSync(specOf(game)));
const found = games.flatMap((game) =>
  faults(readFileSync(specOf(game), 'utf8'), testsOf(game)).map((fault) => `${game}: ${fault}`),
);
if (games.length === 0) found.push('There is no rules/*/SPEC.md here; run this at the top of the project.');
for (const fault of found) console.error(fault);
if (found.length > 0) process.exitCode = 1;
else console.log(`Every rule of ${games.join(', ')} has a test, and every test cites a rule.`);
