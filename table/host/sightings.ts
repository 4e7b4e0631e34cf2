import type { Channel, PublicKey } from '@/table/wire/channel';

/** Many more than sit at any table. */
const REMEMBERED = 200;

/** Which phone each device was: keys are free, and somebody may say hello as another device twice a second. */
export function createSightings() {
  const seen = new Map<PublicKey, Pick<Channel, 'peer' | 'address'>>();
  return {
    note(device: PublicKey, { peer, address }: Channel): void {
      seen.delete(device);
      seen.set(device, { peer, ...(address !== undefined && { address }) });
      const oldest = seen.keys().next();
      if (seen.size > REMEMBERED && oldest.done !== true) seen.delete(oldest.value);
    },
    /** `device` was at this table a moment ago. */
    has: (device: PublicKey): boolean => seen.has(device),
    /** The same key of a seat, or the same address in the network. */
    isSamePhone(one: PublicKey, other: PublicKey): boolean {
      const [a, b] = [seen.get(one), seen.get(other)];
      if (a === undefined || b === undefined) return false;
      return a.peer === b.peer || (a.address !== undefined && a.address === b.address);
    },
  };
}

export type Sightings = ReturnType<typeof createSightings>;
