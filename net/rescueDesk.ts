import type { Channel } from '@/table/channel';
import { createRescue, type Rescue, type Rescued } from '@/table/rescue';
import type { Gathering } from '@/table/rescueFrames';

import { tableCrypto } from './tableCrypto';
import { codeOf } from './typedCode';

/** So many tables can have lost their host in one room. */
const MAX_TABLES = 16;

/** Where phones come whose host is gone. One key for all of them; it becomes the host's key of each table. */
export type RescueDesk = {
  readonly keys: ReturnType<typeof tableCrypto.newKeyPair>;
  /** What a player types beside the address: a phone that has it can tell this device from any other. */
  readonly code: string;
  accept(tableId: string, channel: Channel): void;
  /** Tables that are being carried on here, and who has come. */
  gatherings(): readonly { readonly id: string; readonly gathering: Gathering }[];
  /** Without those who have not come, where enough have agreed. */
  goOn(tableId: string): void;
  subscribe(listener: () => void): () => void;
  close(): void;
};

/** `found` opens the table; it throws when that cannot be done. */
export function rescueDesk(found: (rescued: Rescued) => void, keys = tableCrypto.newKeyPair()): RescueDesk {
  const rescues = new Map<string, Rescue>();
  const listeners = new Set<() => void>();

  function rescueOf(id: string): Rescue | null {
    const known = rescues.get(id);
    if (known !== undefined || rescues.size >= MAX_TABLES) return known ?? null;
    const rescue = createRescue({ crypto: tableCrypto, keys, table: id, found });
    rescue.subscribe(() => listeners.forEach((listener) => listener()));
    rescues.set(id, rescue);
    return rescue;
  }

  return {
    keys,
    code: codeOf(keys.publicKey),
    accept: (id, channel) => {
      const rescue = rescueOf(id);
      if (rescue === null) channel.close('refused');
      else rescue.accept(channel);
    },
    gatherings: () => [...rescues].map(([id, rescue]) => ({ id, gathering: rescue.gathering() })),
    goOn: (id) => rescues.get(id)?.goOn(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      for (const rescue of rescues.values()) rescue.close();
      listeners.clear();
    },
  };
}
