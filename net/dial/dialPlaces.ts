import { DialError, type Dial } from '@/table/wire/channel';

/**
 * One table that can be found in several places, the usual one first. Each time nobody answers the next try goes to
 * the next place, so a host that has lost an address is found again at another. Who refuses at one of those may be a
 * stranger that has the address now, so only the usual place has the last word.
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
