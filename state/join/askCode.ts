import { placeText, readPlace } from '@/net/links/linkParts';
import { USUAL_PORT } from '@/net/lan/port';

export type CodeAnswer =
  | { readonly ok: true; readonly link: string }
  | { readonly ok: false; readonly why: 'code' | 'code.nowhere' | 'code.place' };

const PATIENCE_MS = 4000;
const NUMBERS = /^\d{1,3}(\.\d{1,3}){3}(:\d+)?$/;

/** `host:port` as somebody typed it: in numbers, with or without the port. */
export function placeTyped(text: string): string | null {
  const bare = text
    .trim()
    .replace(/^http:\/\//, '')
    .replace(/\/$/, '');
  const place = NUMBERS.test(bare) ? readPlace(bare, USUAL_PORT) : null;
  return place && placeText(place);
}

/** Asks the host at `place` (nothing: the host that served this page) for the link that belongs to a typed code. */
export async function askCode(code: string, place: string | null): Promise<CodeAnswer> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  try {
    const origin = place === null ? '' : `http://${place}`;
    const answer = await fetch(`${origin}/code/${encodeURIComponent(code)}`, { signal: stop.signal });
    if (answer.status === 404) return { ok: false, why: 'code' };
    return { ok: true, link: ((await answer.json()) as { link: string }).link };
  } catch {
    return { ok: false, why: 'code.nowhere' };
  } finally {
    clearTimeout(timer);
  }
}
