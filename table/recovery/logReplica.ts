import type { PublicKey } from '@/table/wire/channel';
import type { Keep } from './logReplicator';
import type { SealedLog } from './sealedLog';
import type { KeyValueStore } from '@/table/log/storage';
import { type Have, type Head, MAX_LOGS } from './replicaFrames';

type Stream = { readonly head: Head; readonly share: string; readonly items: string[] };

const under = (key: PublicKey) => `kept/${key.slice(0, 16)}/`;

export const forgetLogReplica = (values: KeyValueStore, key: PublicKey): void => {
  for (const name of values.keys()) if (name.startsWith(under(key))) values.remove(name);
};

/** What this phone keeps of the table for the day its host is gone: sealed, and useless alone. */
export function createLogReplica({ values, key }: { values: KeyValueStore; key: PublicKey }) {
  const prefix = under(key);
  const streams = new Map<string, Stream>();
  const named = (id: string, item: number) => `${prefix}${id}/${String(item).padStart(6, '0')}`;

  for (const name of values.keys()) {
    const id = name.startsWith(prefix) ? name.slice(prefix.length) : '/';
    if (id.includes('/')) continue;
    const { head, share } = JSON.parse(values.get(name) ?? '{}') as Pick<Stream, 'head' | 'share'>;
    const items: string[] = [];
    for (let at = 0, item; (item = values.get(named(id, at))) !== null; at += 1) items.push(item);
    streams.set(id, { head, share, items });
  }

  /** A full store is no reason to stop: while the page is open, memory does. */
  const keep = (name: string, value: string) => {
    try {
      values.set(name, value);
    } catch {
      // Kept in `streams`.
    }
  };

  function drop(id: string): void {
    const count = streams.get(id)?.items.length ?? 0;
    streams.delete(id);
    values.remove(prefix + id);
    for (let at = 0; at < count; at += 1) values.remove(named(id, at));
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
        keep(prefix + head.id, JSON.stringify({ head, share }));
        return true;
      }
      if (message.t === 'only') {
        if (lacks(message.have)) return false;
        const wanted = message.have.map(([id]) => id);
        for (const id of [...streams.keys()]) if (!wanted.includes(id)) drop(id);
        return true;
      }
      const { items } = streams.get(message.id) ?? {};
      if (items === undefined || message.from > items.length) return false;
      for (const item of message.items.slice(items.length - message.from)) {
        keep(named(message.id, items.length), item);
        items.push(item);
      }
      return true;
    },
    logs: (): readonly SealedLog[] => [...streams.values()],
  };
}
