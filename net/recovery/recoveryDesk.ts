import type { Channel } from '@/table/wire/channel';
import { createRecoveryServer, type RecoveryServer, type Recovered } from '@/table/recovery/recoveryServer';
import type { Gathering } from '@/table/recovery/recoveryFrames';

import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Coded } from '@/net/lan/codeDesk';
import { typedCode } from '@/net/lan/typedCode';
import { recoveryLink } from '@/net/links/recoveryLink';
import { systemClock } from '@/table/wire/clock';
import { deskPlaces } from './deskPlaces';

/** A table that is being carried on here, and which rules it needs if these cannot play it. */
export type RecoveryHere = {
  readonly id: string;
  /** Which of the groups of phones that came for it. */
  readonly group: string;
  readonly gathering: Gathering;
  readonly otherRules?: { readonly needs: number; readonly has: number | null };
};

/** Where phones come whose host is gone. One key for all of them; it becomes the host's key of each table. */
export type RecoveryDesk = {
  readonly keys: ReturnType<typeof tableCrypto.newKeyPair>;
  /** What a player types beside the address; another after too many wrong ones. */
  code(): string;
  /** The same for who answers typed codes on this device. */
  coded(port: () => number): Coded;
  /** `address`: from where the phone came. */
  accept(tableId: string, channel: Channel, address: string): void;
  /** Tables that are being carried on here, and who has come. */
  gatherings(): readonly RecoveryHere[];
  /** Without those who have not come, where enough of the group (or of the only one there is) have agreed. */
  goOn(tableId: string, group?: string): void;
  subscribe(listener: () => void): () => void;
  close(): void;
};

/** `found` opens the table; it throws when that cannot be done. */
export function recoveryDesk(
  found: (recovered: Recovered) => void,
  keys = tableCrypto.newKeyPair(),
  lettersTaken?: () => readonly string[],
  places = deskPlaces(systemClock),
): RecoveryDesk {
  const recoveries = new Map<string, RecoveryServer>();
  const listeners = new Set<() => void>();
  const changed = () => listeners.forEach((listener) => listener());
  const code = typedCode({ changed, ...(lettersTaken && { taken: lettersTaken }) });

  /** Nobody is left who came for it, and nothing has come of it: a made-up table is not remembered. */
  function forgetEmpty(id: string): void {
    if (recoveries.get(id)?.isEmpty() !== true) return;
    recoveries.delete(id);
    changed();
  }

  function recoveryOf(id: string): RecoveryServer {
    const known = recoveries.get(id);
    if (known !== undefined) return known;
    const recovery = createRecoveryServer({ crypto: tableCrypto, keys, table: id, found });
    recovery.subscribe(changed);
    recoveries.set(id, recovery);
    return recovery;
  }

  return {
    keys,
    code: () => code.now() ?? '',
    coded: (port) => ({
      code,
      link: (address) => recoveryLink({ address, port: port(), hostKey: keys.publicKey }),
    }),
    accept: (id, channel, address) => {
      const line = places.enter({ table: id, channel, address, gone: () => forgetEmpty(id) });
      if (line === null) channel.close('refused');
      else recoveryOf(id).accept(line, address);
    },
    gatherings: () =>
      [...recoveries].flatMap(([id, recovery]) =>
        recovery.gatherings().map(({ group, gathering, otherRules: why }) => ({
          id,
          group,
          gathering,
          ...(why && { otherRules: { needs: why.needs, has: why.has } }),
        })),
      ),
    goOn: (id, group) => recoveries.get(id)?.goOn(group),
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
