import { readFileSync } from 'node:fs';

import { checkedLines, textsOf } from '@/table/log/checkedLine';

const FOLDER = '__tests__/fixtures/beforeRulesVersions';

/** Made by Palaver before rules had versions: a match that was put away, and a second one under way. */
export const OLD_TABLE_FILE = readFileSync(`${FOLDER}/dystocratic.table`, 'utf8');
export const OLD_GAME_FILE = readFileSync(`${FOLDER}/dystocratic.game.palaver.json`, 'utf8');
/** The same table, sealed; the code that opens it. */
export const OLD_SEALED_TABLE = readFileSync(`${FOLDER}/dystocratic.table.palaver.json`, 'utf8');
export const OLD_CODE = 'abcdefghjkmn';

export const OLD_LOG: readonly string[] = textsOf(OLD_TABLE_FILE.split('\n').slice(0, -1));

/** The same log as if it had been played by another version of the rules. */
export const logOfRules = (rules: number, app: string): readonly string[] =>
  OLD_LOG.map((line) =>
    /^\{"t":"(table|start)"/.test(line) ? JSON.stringify({ ...JSON.parse(line), rules, app }) : line,
  );

export const tableFileOf = (log: readonly string[]): string =>
  checkedLines(log)
    .map((line) => `${line}\n`)
    .join('');
