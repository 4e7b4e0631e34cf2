import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { fetchGame, SHELF } from '@/rules/shelf';
import { type ClosedGame, summaryOf, whyClosed } from '@/table/log/logSummary';
import { openTableLog } from '@/table/log/tableLogState';
import { memoryLog } from '@/table/log/storage';
import {
  newCode,
  sealTable,
  type TableFileProblem,
  unsealTable,
  type WholeTable,
} from '@/table/log/tableFile';
import { APP_VERSION } from '@/table/wire/version';

import { adoptTable, hostedHere } from '@/state/session/connectToTable';
import { deviceValues } from '@/state/store/device';
import { tableLogs } from '@/state/store/tableLogs';

export type MoveProblem =
  | { readonly problem: TableFileProblem | 'damaged' | 'already-here' | 'full' }
  | { readonly problem: 'other-rules'; readonly why: Pick<ClosedGame, 'game' | 'needs' | 'has'> };

/** How values of a seat are named: what they are, and the beginning of its key. */
const SEAT_VALUE = /^(?:bot|kept|seen|shuffle|slips)\/([0-9a-f]{16})/;
const SHORT = 16;

/** Values of the seats of this table, and nothing else of a phone's: a file may come from anybody. */
function isOfTable({ log, secretKeys }: Pick<WholeTable, 'log' | 'secretKeys'>): (name: string) => boolean {
  const keys = new Set(secretKeys.map((key) => publicKeyOf(key).slice(0, SHORT)));
  for (const line of log) for (const [key] of line.matchAll(/[0-9a-f]{64}/g)) keys.add(key.slice(0, SHORT));
  return (name) => keys.has(SEAT_VALUE.exec(name)?.[1] ?? '');
}

/** The table as a file, and the code without which the file is worth nothing. `null`: it is not on this phone. */
export function exportTable(tableId: string): { readonly text: string; readonly code: string } | null {
  const here = hostedHere(tableId);
  if (here === null) return null;
  const log = tableLogs.log(tableId).read();
  const isOurs = isOfTable({ ...here, log });
  const values = Object.fromEntries(
    deviceValues.keys().flatMap((name) => (isOurs(name) ? [[name, deviceValues.get(name) ?? '']] : [])),
  );
  const code = newCode(tableCrypto.randomBytes);
  const { rules } = summaryOf(log);
  const whole = { tableId, ...here, rules, app: APP_VERSION, log, values };
  return { text: sealTable(whole, code, tableCrypto.randomBytes), code };
}

/** Puts a table from a file on this phone. It is played through first: nothing is kept of one that does not play. */
export async function importTable(
  text: string,
  code: string,
): Promise<{ readonly tableId: string } | MoveProblem> {
  const read = unsealTable(text, code);
  if ('problem' in read) return read;
  const { tableId, game, log } = read.table;
  if (hostedHere(tableId) !== null) return { problem: 'already-here' };
  try {
    const why = whyClosed(log, SHELF);
    if (why !== null)
      return { problem: 'other-rules', why: { game: why.game, needs: why.needs, has: why.has } };
    const rules = await fetchGame(game);
    if (openTableLog(memoryLog(log), { [game]: rules }).table().id !== tableId) return { problem: 'damaged' };
  } catch {
    return { problem: 'damaged' };
  }
  return keep(read.table) ? { tableId } : { problem: 'full' };
}

function keep(table: WholeTable): boolean {
  const { tableId, log } = table;
  const isOurs = isOfTable(table);
  const values = Object.entries(table.values).filter(([name]) => isOurs(name));
  try {
    tableLogs.remove(tableId);
    const store = tableLogs.log(tableId);
    for (const line of log) store.append(line);
    for (const [name, value] of values) deviceValues.set(name, value);
    adoptTable(table);
    return true;
  } catch {
    tableLogs.remove(tableId);
    for (const [name] of values) deviceValues.remove(name);
    return false;
  }
}
