import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { faults, rulesIn, type Texts } from './specFaults';
import { threatFaults } from './threatFaults';

const TESTS = '__tests__';
const PROTOCOL = 'docs/protocol.md';
const THREATS = 'docs/threat-model.md';

const specOf = (game: string) => join('rules', game, 'SPEC.md');
const text = (file: string) => readFileSync(file, 'utf8');

function testsIn(folder: string): Texts {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => [join(folder, file), text(join(folder, file))]),
  );
}

const games = readdirSync('rules').filter((game) => existsSync(specOf(game)));
const tests = testsIn(TESTS);
const found = [
  ...games.flatMap((game) =>
    faults(text(specOf(game)), testsIn(join(TESTS, 'rules', game))).map((fault) => `${game}: ${fault}`),
  ),
  // What tests of this very check say is no citation.
  ...faults(
    text(PROTOCOL),
    Object.fromEntries(Object.entries(tests).filter(([file]) => !file.includes('specCheck'))),
    'W',
  ).map((fault) => `${PROTOCOL}: ${fault}`),
  ...threatFaults(text(THREATS), { tests, rules: rulesIn(text(PROTOCOL), 'W') }).map(
    (fault) => `${THREATS}: ${fault}`,
  ),
];
if (games.length === 0) found.push('There is no rules/*/SPEC.md here; run this at the top of the project.');
for (const fault of found) console.error(fault);
if (found.length > 0) process.exitCode = 1;
else
  console.log(
    `Every rule of ${games.join(', ')} and of the protocol has a test, every test cites a rule, and every test that the threat model names is there.`,
  );
