import type { Page } from 'playwright-core';

import { layoutFaultsOf } from '../look';
import { measureInside } from './insideFrame';

/**
 * What the frame of a table leaves for the board, how many actions are live for whoever is to act, and everything else a
 * pair of eyes would stumble over.
 */
export async function frameFaultsOf(
  page: Page,
  { acts }: { readonly acts: boolean },
): Promise<readonly string[]> {
  const frame = await page.evaluate(measureInside);
  if (frame === null) return ['no table is shown'];
  const { length } = frame.primaries;
  return [
    ...(await layoutFaultsOf(page)),
    ...(acts && length !== 1 ? [`${length} live actions for whoever is to act`] : []),
    ...(!acts && length > 1 ? [`${length} live actions for somebody who waits`] : []),
  ];
}
