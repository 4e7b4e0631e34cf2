import { openDatabaseSync } from 'expo-sqlite';

import { sqliteLogs } from './sqliteLogs';

/** Where the logs of the tables on this phone are kept. */
export const tableLogs = sqliteLogs(() => openDatabaseSync('tables.db'));
