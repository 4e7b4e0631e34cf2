import { readFileSync, statSync } from 'node:fs';

import { fetchGame, isGame } from '@/rules/shelf';
import { playAgain } from '@/table/audit/audit';
import { type FileProblem, type GameFile, readGameFile } from '@/table/log/files/gameFile';
import type { Difference } from '@/table/wire/verdict';
import { FILES } from '@/table/wire/limits';

const USAGE = `Usage: npm run --silent replay -- FILE

Checks a saved game again: that its seed follows from everyone's numbers and each number from its pledge, that the
rules allow every move, and that it ended as it says. Ends with 0 when all is well, with 1 when something is not,
and with 2 when it cannot be checked: no such file, not finished, or played by other rules than these.`;

const PROBLEMS: { readonly [why in FileProblem]: string } = {
  'too-big': `it is larger than ${FILES.gameChars / 1_000_000} million signs`,
  'not-json': 'it is damaged, or cut short',
  'not-a-game': 'it is not a saved game of Palaver',
  'other-version': 'another version of Palaver saved it',
};

const WRONG: { readonly [what in Difference]?: string } = {
  seed: 'a number does not fit its pledge, so the seed is not what the phones made together',
  illegal: 'the rules do not allow this move',
  result: 'it did not end with the result that the file gives',
};

function stop(code: 1 | 2, message: string): never {
  console.error(message);
  process.exit(code);
}

function read(path: string): GameFile {
  let text = '';
  try {
    if (statSync(path).size > 4 * FILES.gameChars) stop(2, `${path} cannot be read: ${PROBLEMS['too-big']}.`);
    text = readFileSync(path, 'utf8');
  } catch (error) {
    stop(2, `${path} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
  const found = readGameFile(text);
  return 'file' in found ? found.file : stop(2, `${path} cannot be read: ${PROBLEMS[found.problem]}.`);
}

async function check(file: GameFile): Promise<void> {
  if (!isGame(file.game)) stop(2, `There is no game called ${JSON.stringify(file.game)} here.`);
  const game = await fetchGame(file.game);
  if (file.rules !== game.rulesVersion)
    stop(
      2,
      `This game needs Palaver with rules ${file.rules} of ${file.game}; this one has ${game.rulesVersion}.${
        file.app === null ? '' : ` It was played with Palaver ${file.app}.`
      }`,
    );
  if (file.result === null)
    stop(2, 'This game is not finished. What would have to be checked stays secret until it is.');
  const playing = playAgain(game, file, () => null);
  let step = playing.next();
  while (step.done !== true) step = playing.next();
  if (step.value !== null) {
    const { move, what } = step.value;
    stop(1, `Not fair: at ${move === 0 ? 'the shuffle' : `move ${move}`}, ${WRONG[what] ?? what}.`);
  }
  const names = file.seats.map(({ name }) => JSON.stringify(name)).join(', ');
  console.log(`${file.game}, table ${file.table}, game ${file.match}: ${names}`);
  console.log(
    file.deal === null
      ? `The seed follows from the host's number and ${file.shuffle?.from.length ?? 0} of ${file.seats.length} seats'.`
      : `The seed follows from the host's number and those of ${file.deal.from.length} of ${file.deal.devices.length} phones.`,
  );
  console.log(
    `All ${file.entries.length} moves are legal, and it ended as the file says: ${JSON.stringify(file.result)}`,
  );
  console.log('Fair.');
}

const [path, ...more] = process.argv.slice(2);
if (path === undefined || path === '--help' || more.length > 0) stop(2, USAGE);
await check(read(path));
