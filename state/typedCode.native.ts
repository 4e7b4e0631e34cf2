import { USUAL_PORT } from '@/net/port';

import { likelyPlaces } from './likelyPlaces';
import { nearbyNow } from './nearby';
import type { CodeAnswer } from './typedCode';

/** The app came from nowhere near the host: somebody may have to say where that is. */
export const asksForAddress = true;

const PATIENCE_MS = 4000;
const PLACE = /^(?:http:\/\/)?(\d{1,3}(?:\.\d{1,3}){3})(?::(\d{1,5}))?\/?$/;

function placeTyped(text: string): string | null {
  const match = PLACE.exec(text.trim());
  return match === null ? null : `${match[1]}:${match[2] ?? USUAL_PORT}`;
}

async function ask(place: string, code: string): Promise<CodeAnswer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const answer = await fetch(`http://${place}/code/${encodeURIComponent(code)}`, { signal: stop.signal });
    if (answer.status === 404) return { ok: false, why: 'code' };
    return { ok: true, link: ((await answer.json()) as { link: string }).link };
  } catch {
    return { ok: false, why: 'code.nowhere' };
  } finally {
    clearTimeout(timer);
  }
}

/** Asks the host at `typed` for the table with a code; where nothing is typed, every host this phone can guess. */
export async function linkOfCode(code: string, typed = ''): Promise<CodeAnswer> {
  const place = placeTyped(typed);
  if (typed.trim() !== '' && place === null) return { ok: false, why: 'code.place' };
  const guesses = [
    ...nearbyNow().map(({ address, port }) => `${address}:${port}`),
    ...likelyPlaces(USUAL_PORT),
  ];
  const places = place === null ? [...new Set(guesses)] : [place];
  const answers = await Promise.all(places.map((one) => ask(one, code)));
  const first = answers.find(({ ok }) => ok) ?? answers.find((one) => !one.ok && one.why === 'code');
  return first ?? { ok: false, why: 'code.nowhere' };
}
