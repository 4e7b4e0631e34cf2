import { tableCrypto } from '@/net/tableCrypto';
import type { Channel } from '@/table/channel';
import { createRescue, type Rescue } from '@/table/rescue';
import type { Gathering } from '@/table/rescueFrames';

import type { House } from './house';

/** So many tables can have lost their host in one room. */
const MAX_TABLES = 16;

/** Where phones come whose host is gone. One key for all of them; it becomes the host's key of each table. */
export function rescueDesk(house: House) {
  const keys = tableCrypto.newKeyPair();
  const rescues = new Map<string, Rescue>();

  function rescueOf(id: string): Rescue | null {
    const known = rescues.get(id);
    if (known !== undefined || rescues.size >= MAX_TABLES) return known ?? null;
    const rescue = createRescue({ crypto: tableCrypto, keys, found: (rescued) => house.carryOn(rescued) });
    rescues.set(id, rescue);
    return rescue;
  }

  return {
    keys,
    accept: (id: string, channel: Channel): void => {
      const rescue = rescueOf(id);
      if (rescue === null) channel.close('refused');
      else rescue.accept(channel);
    },
    /** Tables that are being carried on here, and who has come. */
    gatherings: (): readonly { readonly id: string; readonly gathering: Gathering }[] =>
      [...rescues].map(([id, rescue]) => ({ id, gathering: rescue.gathering() })),
    /** Without those who have not come, where enough have agreed. */
    goOn: (): void => rescues.forEach((rescue) => rescue.goOn()),
    close: (): void => rescues.forEach((rescue) => rescue.close()),
  };
}
