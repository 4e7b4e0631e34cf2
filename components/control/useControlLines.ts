import { useEffect, useState } from 'react';

import type { LocalTable } from '@/state/hosting/localHostApi';
import { createControlLines } from '@/state/session/controlLines';
import type { AtTable } from '@/state/session/useTable';

/** All the tables of this computer, each as its shared screen sees it. */
export function useControlLines(tables: readonly LocalTable[]): readonly AtTable[] {
  const [, setChanges] = useState(0);
  const [lines] = useState(() => createControlLines(() => setChanges((n) => n + 1)));
  const ids = tables.map(({ id }) => id).join();
  useEffect(() => {
    lines.follow(tables);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked for every few seconds, and mostly the same
  }, [lines, ids]);
  useEffect(() => () => lines.close(), [lines]);
  return tables.flatMap(({ id }) => lines.at(id) ?? []);
}
