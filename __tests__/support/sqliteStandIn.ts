import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

/** Where databases are kept; in memory when nowhere. */
export const kept: { in: string | null } = { in: null };

/** expo-sqlite's synchronous half over a SQLite that runs in Node. */
export function openDatabaseSync(name: string) {
  const database = new Database(kept.in === null ? ':memory:' : join(kept.in, name));
  return {
    execSync: (sql: string) => database.exec(sql),
    runSync: (sql: string, ...values: (string | number)[]) => database.run(sql, values),
    getAllSync: <Row>(sql: string, ...values: (string | number)[]) => database.all(sql, values) as Row[],
    closeSync: () => database.close(),
  };
}
