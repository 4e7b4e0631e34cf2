import type { Channel } from '@/table/wire/channel';
import { createRecoveryServer, type RecoveryServer, type Recovered } from '@/table/recovery/recoveryServer';
import type { Gathering } from '@/table/recovery/recoveryFrames';

import { tableCrypto } from '@/net/secure/tableCrypto';
import { codeOf } from '@/net/lan/typedCode';

/** So many tables can have lost their host in one room. */
const MAX_TABLES = 16;

/** A table that is being carried on here, and which rules it needs if these cannot play it. */
export type RecoveryHere = {
  readonly id: string;
  readonly gathering: Gathering;
  readonly otherRules?: { readonly needs: number; readonly has: number | null };
};

/** Where phones come whose host is gone. One key for all of them; it becomes the host's key of each table. */
export type RecoveryDesk = {
  readonly keys: ReturnType<typeof tableCrypto.newKeyPair>;
  /** What a player types beside the address: a phone that has it can tell this device from any other. */
  readonly code: string;
  accept(tableId: string, channel: Channel): void;
  /** Tables that are being carried on here, and who has come. */
  gatherings(): readonly RecoveryHere[];
  /** Without those who have not come, where enough have agreed. */
  goOn(tableId: string): void;
  subscribe(listener: () => void): () => void;
  close(): void;
};

/** `found` opens the table; it throws when that cannot be done. */
export function recoveryDesk(
  found: (recovered: Recovered) => void,
  keys = tableCrypto.newKeyPair(),
): RecoveryDesk {
  const recoveries = new Map<string, RecoveryServer>();
  const listeners = new Set<() => void>();

  function recoveryOf(id: string): RecoveryServer | null {
    const known = recoveries.get(id);
    if (known !== undefined || recoveries.size >= MAX_TABLES) return known ?? null;
    const recovery = createRecoveryServer({ crypto: tableCrypto, keys, table: id, found });
    recovery.subscribe(() => listeners.forEach((listener) => listener()));
    recoveries.set(id, recovery);
    return recovery;
  }

  return {
    keys,
    code: codeOf(keys.publicKey),
    accept: (id, channel) => {
      const recovery = recoveryOf(id);
      if (recovery === null) channel.close('refused');
      else recovery.accept(channel);
    },
    gatherings: () =>
      [...recoveries].map(([id, recovery]) => {
        const why = recovery.otherRules();
        return {
          id,
          gathering: recovery.gathering(),
          ...(why && { otherRules: { needs: why.needs, has: why.has } }),
        };
      }),
    goOn: (id) => recoveries.get(id)?.goOn(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => {
      for (const recovery of recoveries.values()) recovery.close();
      listeners.clear();
    },
  };
}
