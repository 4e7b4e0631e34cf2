import { MIN_HOLDERS } from '@/rules/engine';

import type { Channel, PublicKey } from './channel';
import type { Crypto } from './keys';
import type { FromHost } from './protocol';
import type { TableState } from './records';
import { type Item, itemsOf, sealingKey, sealItem, thresholdOf, withoutSecrets } from './sealedLog';
import { type Share, shareHash, shareOut } from './shares';
import type { LogStore } from './storage';
import type { Have, Head } from './successionFrames';

/** What the host gives a phone to keep. */
export type Keep = FromHost & { t: 'share' | 'keep' | 'only' };

type Stream = {
  readonly head: Head;
  readonly key: Uint8Array;
  readonly shares: ReadonlyMap<PublicKey, Share>;
  readonly items: string[];
  /** What a phone must have at least before the log it had before can be let go. */
  readonly whole: number;
  readonly having: Set<PublicKey>;
};

/** The host's own limit for one message; a log is sent in several. */
const MESSAGE_CHARS = 24_000;

/**
 * Gives every seated phone the log as it grows, sealed, and a share of the key. Whoever holds shares decides the
 * key: with every change of seats there is a new one, and until enough phones have it, the one before goes on too.
 */
export function createKeeper(of: {
  crypto: Pick<Crypto, 'newKeyPair' | 'wrap' | 'deriveKey'>;
  store: LogStore;
  table: () => TableState;
  /** Phones on the host's own device go when it goes. */
  isLocal: (key: PublicKey) => boolean;
  /** What the bots keep to themselves. */
  values: () => readonly (readonly [name: string, value: string])[];
  /** There is something new for phones to keep. */
  changed: () => void;
}) {
  const { crypto } = of;
  const sent = new Map<Channel, { at: Map<string, number>; only: string }>();
  /** The one that opens the table now, and the one that is about to. */
  let settled: Stream | null = null;
  let coming: Stream | null = null;
  let wanted = '';
  let summed = 0;

  const live = (): Stream[] => [settled, coming].flatMap((stream) => stream ?? []);
  const seal = (stream: Pick<Stream, 'key' | 'items'>, item: Item): void =>
    void stream.items.push(sealItem(crypto, stream.key, stream.items.length, item));
  const add = (item: Item): void => live().forEach((stream) => seal(stream, item));

  async function begin(holders: readonly { key: PublicKey; name: string }[], mark: string): Promise<void> {
    const { id: table, game, epoch, secrets } = of.table();
    const id = crypto.newKeyPair().publicKey.slice(0, 16);
    const key = sealingKey(crypto, secrets.host, { table, epoch, id });
    const threshold = thresholdOf(holders.length);
    const shares = await shareOut(key, { among: holders.length, threshold });
    if (mark !== wanted) return;
    const hashed = holders.map((holder, at) => ({ ...holder, hash: shareHash(shares[at] ?? '') }));
    const items: Item[] = [
      ...itemsOf(of.store.read()),
      ...of.values().map(([name, value]): Item => ['value', name, value]),
    ];
    const stream: Stream = {
      head: { id, table, game, epoch, threshold, holders: hashed },
      key,
      shares: new Map(holders.map((holder, at) => [holder.key, shares[at] ?? ''])),
      items: [],
      whole: items.length,
      having: new Set(),
    };
    items.forEach((item) => seal(stream, item));
    coming = stream;
    of.changed();
  }

  /** Looks again at who holds shares. Call it after every change of seats. */
  function follow(): void {
    const holders = of
      .table()
      .seats.flatMap(({ kind, key, name }) =>
        kind === 'phone' && key !== null && !of.isLocal(key) ? [{ key, name }] : [],
      );
    const mark = JSON.stringify([holders.map(({ key }) => key), summed]);
    if (mark === wanted) return;
    wanted = mark;
    coming = null;
    if (holders.length >= MIN_HOLDERS) return void begin(holders, mark);
    settled = null;
  }

  /** What this phone does not have yet, in order. */
  function due(channel: Channel): Keep[] {
    const mine = live().filter(({ shares }) => shares.has(channel.peer));
    const known = sent.get(channel) ?? { at: new Map<string, number>(), only: '' };
    if (mine.length === 0 && known.at.size === 0) return [];
    sent.set(channel, known);
    const messages: Keep[] = [];
    for (const { head, shares, items } of mine) {
      if (!known.at.has(head.id)) messages.push({ t: 'share', head, share: shares.get(channel.peer) ?? '' });
      let from = known.at.get(head.id) ?? 0;
      while (from < items.length) {
        let to = from + 1;
        let chars = items[from]?.length ?? 0;
        while (to < items.length && (chars += items[to]?.length ?? 0) < MESSAGE_CHARS) to += 1;
        messages.push({
          t: 'keep',
          id: head.id,
          from,
          items: items.slice(from, to),
          ...(head.id === coming?.head.id && { ask: true }),
        });
        from = to;
      }
      known.at.set(head.id, from);
    }
    const only = JSON.stringify([settled?.head.id, coming?.head.id]);
    if (only !== known.only && (coming === null || settled !== null)) {
      known.only = only;
      messages.push({ t: 'only', ids: live().map(({ head }) => head.id) });
    }
    return messages;
  }

  return {
    /** The table's log, watched. */
    store: {
      read: of.store.read,
      append: (line: string) => {
        of.store.append(line);
        add(['line', withoutSecrets(line)]);
        if (line.startsWith('{"t":"again"')) summed += 1;
      },
    } satisfies LogStore,
    /** A bot has put something away, or thrown it away. */
    value: (name: string, value: string | null): void => add(['value', name, value]),
    follow,
    due,
    /** What a phone must have before it may believe an answer. */
    owed: ({ peer }: Channel): Have =>
      live().flatMap(({ head, shares, items }) => (shares.has(peer) ? [[head.id, items.length]] : [])),
    /** A phone says what it has: at the start, when a new log is whole, and when something is missing. */
    heard: (channel: Channel, have: Have): void => {
      const known = { at: new Map(have), only: sent.get(channel)?.only ?? '' };
      sent.set(channel, known);
      for (const { head, items } of live()) {
        const count = known.at.get(head.id);
        if (count !== undefined && count > items.length) known.at.delete(head.id);
      }
      if (coming === null || !coming.shares.has(channel.peer)) return;
      if ((known.at.get(coming.head.id) ?? -1) >= coming.whole) coming.having.add(channel.peer);
      if (coming.having.size < coming.head.threshold) return;
      settled = coming;
      coming = null;
      of.changed();
    },
    leave: (channel: Channel): void => void sent.delete(channel),
  };
}
