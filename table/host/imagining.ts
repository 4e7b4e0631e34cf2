import { imagineFor } from '@/rules/engine/imagine';
import type { TableLogState } from '@/table/log/tableLogState';
import type { Host } from './types';

/** What a bot may think about: a state in which all that its seat cannot see was dealt anew; `null` once the table has moved on. */
export const createImagining =
  (tableLog: Pick<TableLogState, 'match' | 'game'>): Host['imagine'] =>
  (seat, revision, random) => {
    const match = tableLog.match();
    if (match === null || match.revision !== revision) return null;
    return imagineFor(tableLog.game(), match.state, seat, random);
  };
