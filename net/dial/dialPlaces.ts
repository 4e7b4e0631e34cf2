import { DialError, type Dial } from '@/table/wire/channel';

/**
 * Dials one table at several places, the usual one first. When nobody answers, the next try goes to the next place, so
 * a host that has lost an address is found again at another. A stranger may have one of the other addresses by now, so
 * only a refusal at the usual place is final.
 */
export function dialPlaces(places: () => readonly string[], dialAt: (place: string) => Dial): Dial {
  let turn = 0;
  return async () => {
    const all = places();
    const at = turn % all.length;
    try {
      return await dialAt(all[at] ?? '')();
    } catch (error) {
      const isFinal = error instanceof DialError && error.why !== 'unreachable';
      if (isFinal && at === 0) throw error;
      turn = at + 1;
      throw new DialError('unreachable');
    }
  };
}
