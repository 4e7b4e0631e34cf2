import { join } from 'node:path';

import { Database } from 'node-sqlite3-wasm';

/** expo-sqlite's synchronous half over a SQLite that runs in Node: in memory, or in PALAVER_STAND_IN_DATA. */
export function openDatabaseSync(name: string) {
  const folder = process.env['PALAVER_STAND_IN_DATA'];
  const database = new Database(folder === undefined ? ':memory:' : join(folder, name));
  return {
    execSync: (sql: string) => database.exec(sql),
    runSync: (sql: string, ...values: (string | number)[]) => database.run(sql, values),
    getAllSync: <Row>(sql: string, ...values: (string | number)[]) => database.all(sql, values) as Row[],
    closeSync: () => database.close(),
  };
}
