import { readDesign } from '@/rules/ryv/design';

import { openTableHere } from '@/state/session/connectToTable';
import { currentSession, type TableInfo } from '@/state/session/tableSession';
import type { Kind, Sound } from './draft';

type Options = TableInfo['options'];

/** The design on a table, by what the engine makes of its option. */
export function designOn(options: Options): Sound {
  const { design } = options;
  const { climate, scenario } = readDesign(typeof design === 'string' ? design : '');
  return { ...(scenario && { scenario }), ...(climate && { climate }) };
}

/** The options with another climate or scenario of somebody's own, or none. First Play has no room for one. */
export function withDesign(options: Options, kind: Kind, part: Sound): Options {
  const { [kind]: _before, ...other } = designOn(options);
  const design = { ...other, ...(part[kind] && { [kind]: part[kind] }) };
  return Object.keys(design).length === 0
    ? { ...options, design: '' }
    : { ...options, design: JSON.stringify(design), mode: 'full' };
}

/** A table on this phone with the design on it. Its id. */
export async function openTableWith(design: Sound): Promise<string> {
  const tableId = await openTableHere('ryv');
  const guest = currentSession()?.guests[0];
  await guest?.ask({ type: 'options', options: { mode: 'full', design: JSON.stringify(design) } });
  return tableId;
}
