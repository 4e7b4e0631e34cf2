import { USUAL_PORT } from '@/net/lan/port';
import { readCode } from '@/net/links/codeSymbols';

import { askCode, type CodeAnswer, placeTyped } from './askCode';
import { hostCandidates } from './hostCandidates';
import { nearbyNow } from './nearby';

/** The app came from nowhere near the host: somebody may have to say where that is. */
export const asksForAddress = true;

/** Asks the host at `typed` for the table with a code; where nothing is typed, every host this phone can guess. */
export async function linkOfCode(code: string, typed = ''): Promise<CodeAnswer> {
  if (readCode(code) === null) return { ok: false, why: 'code.length' };
  const place = placeTyped(typed);
  if (typed.trim() !== '' && place === null) return { ok: false, why: 'code.place' };
  const guesses = [
    ...nearbyNow().map(({ address, port }) => `${address}:${port}`),
    ...hostCandidates(USUAL_PORT),
  ];
  const places = place === null ? [...new Set(guesses)] : [place];
  const answers = await Promise.all(places.map((one) => askCode(code, one)));
  const first = answers.find(({ ok }) => ok) ?? answers.find((one) => !one.ok && one.why !== 'code.nowhere');
  return first ?? { ok: false, why: 'code.nowhere' };
}
