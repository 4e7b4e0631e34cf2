import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { fetchGame, SHELF } from '@/rules/shelf';
import { type ClosedGame, summaryOf, whyClosed } from '@/table/log/logSummary';
import { isOfDevice, keysIn, movesWith } from '@/table/storage/belongings';
import { memoryLog } from '@/table/storage/storage';
import type { StoredKey } from '@/table/storage/storedKeys';
import {
  newCode,
  sealTable,
  type TableFileProblem,
  unsealTable,
  type WholeTable,
} from '@/table/log/files/tableFile';
import { APP_VERSION } from '@/table/wire/version';

import { adoptTable, hostedHere } from '@/state/session/connectToTable';
import { deviceValues } from '@/state/store/values';
import { tableLogs } from '@/state/store/logs';

export type MoveProblem =
  | { readonly problem: TableFileProblem | 'damaged' | 'already-here' | 'full' }
  | { readonly problem: 'other-rules'; readonly why: Pick<ClosedGame, 'game' | 'needs' | 'has'> };

/** The seats of this phone and of the bots: whose values the file holds, and all that it may bring. */
const isOfFile = ({ tableId, log, secretKeys }: Pick<WholeTable, 'tableId' | 'log' | 'secretKeys'>) => {
  const isOfSeats = movesWith(tableId, [...secretKeys.map(publicKeyOf), ...keysIn(log)]);
  const isOfPhone = isOfDevice(tableId);
  return (name: string): name is StoredKey => isOfPhone(name) || isOfSeats(name);
};

/** The table as a file, and the code without which the file is worth nothing. `null`: it is not on this phone. */
export function exportTable(tableId: string): { readonly text: string; readonly code: string } | null {
  const here = hostedHere(tableId);
  if (here === null) return null;
  const log = tableLogs.log(tableId).read();
  const isOurs = isOfFile({ ...here, tableId, log });
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
    const [rules, { openTableLog }] = await Promise.all([
      fetchGame(game),
      import('@/table/log/tableLogState'),
    ]);
    if (openTableLog(memoryLog(log), { [game]: rules }).table().id !== tableId) return { problem: 'damaged' };
  } catch {
    return { problem: 'damaged' };
  }
  return keep(read.table) ? { tableId } : { problem: 'full' };
}

/** Nothing that is here already is written over: a file may name the seats of another table. */
function keep(table: WholeTable): boolean {
  const { tableId, log } = table;
  const isOurs = isOfFile(table);
  const values = Object.entries(table.values).flatMap(([name, value]) =>
    isOurs(name) && deviceValues.get(name) === null ? [[name, value] as const] : [],
  );
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
