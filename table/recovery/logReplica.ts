import * as z from 'zod/mini';

import type { PublicKey } from '@/table/wire/channel';
import type { Keep } from './logReplicator';
import type { SealedLog } from './sealedLog';
import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor, readKey, seatMark, type StoredKey } from '@/table/storage/storedKeys';
import { type Codec, json, plainText, readValue, writeValue } from '@/table/storage/storedValues';
import { hex } from '@/table/wire/schema';
import { type Have, head, type Head, MAX_LOGS } from './replicaFrames';

type Stream = { readonly head: Head; readonly share: string; readonly items: string[] };

export const replicaCodec = json(z.object({ head, share: hex(33) }));
/** Sealed: nobody can tell whether it is whole before all shares are together. */
export const itemCodec = plainText(z.string());

/** What this phone keeps of the table for the day its host is gone: sealed, and useless alone. */
export function createLogReplica({ values, key }: { values: KeyValueStore; key: PublicKey }) {
  const streams = new Map<string, Stream>();
  const ofStream = ({ table }: Head) => ({ seat: key, table });
  const named = (of: Head) => keyFor.replica(ofStream(of), of.id);
  const itemOf = (of: Head, item: number) => keyFor.item(ofStream(of), of.id, item);

  for (const name of values.keys()) {
    const of = readKey(name);
    if (of?.kind !== 'replica' || of.seat !== seatMark(key)) continue;
    const kept = readValue(values, name, replicaCodec);
    if (kept === null || named(kept.head) !== name) continue;
    const items: string[] = [];
    for (let at = 0, item; (item = values.get(itemOf(kept.head, at))) !== null; at += 1) items.push(item);
    streams.set(kept.head.id, { ...kept, items });
  }

  /** A full store is no reason to stop: while the page is open, memory does. */
  const keep = <T>(name: StoredKey, codec: Codec<T>, value: T) => {
    try {
      writeValue(values, name, codec, value);
    } catch {
      // Kept in `streams`.
    }
  };

  function drop(id: string): void {
    const stream = streams.get(id);
    if (stream === undefined) return;
    streams.delete(id);
    values.remove(named(stream.head));
    for (const at of stream.items.keys()) values.remove(itemOf(stream.head, at));
  }

  const lacks = (owed: Have = []): boolean =>
    owed.some(([id, count]) => (streams.get(id)?.items.length ?? 0) < count);

  return {
    have: (): Have => [...streams].map(([id, { items }]) => [id, items.length]),
    lacks,
    /** `false`: something before it is missing. */
    take(message: Keep): boolean {
      if (message.t === 'share') {
        const { head, share } = message;
        if (streams.has(head.id)) return true;
        const [oldest] = streams.keys();
        if (streams.size >= MAX_LOGS && oldest !== undefined) drop(oldest);
        streams.set(head.id, { head, share, items: [] });
        keep(named(head), replicaCodec, { head, share });
        return true;
      }
      if (message.t === 'only') {
        if (lacks(message.have)) return false;
        const wanted = message.have.map(([id]) => id);
        for (const id of [...streams.keys()]) if (!wanted.includes(id)) drop(id);
        return true;
      }
      const { head, items } = streams.get(message.id) ?? {};
      if (head === undefined || items === undefined || message.from > items.length) return false;
      for (const item of message.items.slice(items.length - message.from)) {
        keep(itemOf(head, items.length), itemCodec, item);
        items.push(item);
      }
      return true;
    },
    logs: (): readonly SealedLog[] => [...streams.values()],
  };
}
