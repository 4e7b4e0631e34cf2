import type { Probes } from './diagnose';

const PATIENCE_MS = 5000;
/** A refusal comes back within this time; a packet that nobody answers takes longer. */
const AT_ONCE_MS = 1500;

/** Says whether a host answers at this place. Any answer counts; every host serves this small file. */
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
