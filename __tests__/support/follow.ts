import type { Game } from '@/rules/engine';
import { type TableLogState, openTableLog } from '@/table/log/tableLogState';
import type { TableRecord } from '@/table/log/records';
import { memoryLog } from '@/table/storage/storage';

/** A table read off its growing log, over and over: each line is played only once. */
export function follow(games: { readonly [id: string]: Game }): (log: readonly string[]) => TableLogState {
  let tableLog: TableLogState | null = null;
  let known = 0;
  return (log) => {
    tableLog ??= openTableLog(memoryLog(log.slice(0, 1)), games);
    for (const line of log.slice(Math.max(known, 1))) {
      const record = JSON.parse(line) as TableRecord;
      if (record.t === 'move') tableLog.play(record.id, record.entry);
      else tableLog.write(record);
    }
    known = log.length;
    return tableLog;
  };
}
