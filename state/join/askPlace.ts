import type { Probes } from './diagnose';

const PATIENCE_MS = 5000;
/** A refusal is back before a person has blinked; a packet that nobody answers is waited for. */
const AT_ONCE_MS = 1500;

/** Is there a host? Any answer at all will do, and a small file is there on every one. */
export async function askPlace(
  origin: string,
  now: () => number = Date.now,
): Promise<NonNullable<Probes['answer']>> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), PATIENCE_MS);
  const began = now();
  try {
    await fetch(`${origin}/trouble.html`, { method: 'HEAD', cache: 'no-store', signal: stop.signal });
    return 'yes';
  } catch {
    return now() - began < AT_ONCE_MS ? 'refused' : 'silent';
  } finally {
    clearTimeout(timer);
  }
}
