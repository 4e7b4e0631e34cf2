import type { SQLiteDatabase } from 'expo-sqlite';

import { lineChecks, textOfLine } from '@/table/log/checkedLine';
import { DamagedLog, type LogStore } from '@/table/storage/storage';

export type LogDatabase = Pick<SQLiteDatabase, 'execSync' | 'runSync' | 'getAllSync'>;

type Row = { readonly number: number; readonly line: string };

/**
 * On the disk before `append` returns: without FULL a WAL is written back later, and on Apple's systems only
 * `fullfsync` goes past the disk's own memory.
 */
const SET_UP = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA fullfsync = 1;
  CREATE TABLE IF NOT EXISTS lines (
    log TEXT NOT NULL, number INTEGER NOT NULL, line TEXT NOT NULL, PRIMARY KEY (log, number)
  ) WITHOUT ROWID;`;

/** The logs of all tables in one database, one row for each checked line. */
export function sqliteLogs(open: () => LogDatabase) {
  let opened: LogDatabase | null = null;
  const database = (): LogDatabase => {
    if (opened === null) {
      opened = open();
      opened.execSync(SET_UP);
    }
    return opened;
  };

  return {
    log(name: string): LogStore {
      const rows = () =>
        database().getAllSync<Row>('SELECT number, line FROM lines WHERE log = ? ORDER BY number', name);
      const checks = lineChecks();
      let count = 0;
      for (const { number, line } of rows()) {
        count += 1;
        if (number !== count) throw new DamagedLog(count);
        checks.read(line);
      }
      return {
        // Do not keep the lines in memory: after an evening the log would be the largest thing there.
        read: () =>
          rows()
            .slice(0, count)
            .map(({ line }) => textOfLine(line)),
        append: (text) => {
          const line = checks.checked(text);
          // Two hosts of one table would write the same number: the second is refused by the primary key.
          database().runSync('INSERT INTO lines (log, number, line) VALUES (?, ?, ?)', name, count + 1, line);
          checks.kept(line);
          count += 1;
        },
      };
    },
    remove: (name: string): void => void database().runSync('DELETE FROM lines WHERE log = ?', name),
    removeAll: (): void => database().execSync('DELETE FROM lines'),
    /** Whether any log names this, a damaged one too. */
    mention: (text: string): boolean =>
      database().getAllSync('SELECT 1 FROM lines WHERE instr(line, ?) > 0 LIMIT 1', text).length > 0,
  };
}
