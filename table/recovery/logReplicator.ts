import { bytesToHex } from '@noble/hashes/utils.js';

import { MIN_HOLDERS } from '@/rules/engine';

import { trySave } from '@/table/storage/trySave';
import type { Channel, PublicKey } from '@/table/wire/channel';
import type { Crypto } from '@/table/wire/keys';
import type { FromHost } from '@/table/wire/protocol';
import type { Sealing, TableRecord, TableState } from '@/table/log/records';
import {
  ID_BYTES,
  type Item,
  itemsOf,
  runKey,
  sealingKey,
  sealItem,
  setOf,
  thresholdOf,
  withoutSecrets,
} from './sealedLog';
import { type Share, shareHash, shareOut } from '@/table/ballots/shares';
import type { LogStore } from '@/table/storage/storage';
import type { LogHolder, LogHolders } from './logHolders';
import type { Have } from './replicaFrames';
import { FRAMES } from '@/table/wire/limits';

/** What the host gives a phone to keep. */
export type Keep = FromHost & { t: 'share' | 'keep' | 'only' };

type Stream = {
  /** Whose shares open it. Its name ends with that of this run of the host. */
  readonly sealing: Sealing;
  readonly key: Uint8Array;
  readonly items: string[];
  /** What a phone must have at least before the log it had before can be let go. */
  readonly whole: number;
  readonly having: Set<PublicKey>;
};

/**
 * Sends every seated phone the log as it grows, sealed, with a share of the key. The key is made anew whenever the
 * holders change; the old one stays in use until enough phones hold shares of the new one. A host that restarts
 * goes on with the shares that the phones already have.
 */
export function createLogReplicator(of: {
  crypto: Pick<Crypto, 'randomBytes' | 'wrap' | 'deriveKey'>;
  store: LogStore;
  table: () => TableState;
  /** Throws when it cannot be kept. */
  write: (record: TableRecord) => void;
  /** Who gets a share. */
  holders: LogHolders;
  /** Phones on the host's own device go when it goes. */
  isLocal: (key: PublicKey) => boolean;
  /** The whole log goes to every phone anew: whoever sits down and stands up again and again must wait. */
  mayReseal: () => boolean;
  /** What the bots keep to themselves. */
  values: () => readonly (readonly [name: string, value: string])[];
  /** There is something new for phones to keep. */
  changed: () => void;
}) {
  const { crypto } = of;
  const sent = new Map<Channel, { at: Map<string, number>; only: string }>();
  const run = bytesToHex(crypto.randomBytes(ID_BYTES.run));
  /** The one that opens the table now, and the one that is about to. */
  let settled: Stream | null = null;
  let coming: Stream | null = null;
  let isResumed = false;
  let wanted = '';
  /** It was allowed already, and the disk was full. */
  let isRetry = false;

  const live = (): Stream[] => [settled, coming].flatMap((stream) => stream ?? []);
  const seal = (stream: Pick<Stream, 'key' | 'items'>, item: Item): void =>
    void stream.items.push(sealItem(crypto, stream.key, stream.items.length, item));
  const add = (item: Item): void => live().forEach((stream) => seal(stream, item));
  const idOf = ({ sealing }: Stream): string => sealing.head.id;
  const shareFor = ({ sealing }: Stream, peer: PublicKey): Share | undefined =>
    sealing.shares[sealing.head.holders.findIndex(({ key }) => key === peer)];

  /** Everything so far, for the phones that hold these shares; `null` when an old log has a line that no phone keeps. */
  function streamOf({ mark, head, shares }: Sealing): Stream | null {
    const { id: table, epoch, secrets } = of.table();
    const set = setOf(head.id);
    const id = set + run;
    const stream: Stream = {
      sealing: { mark, head: { ...head, id }, shares },
      key: runKey(crypto, sealingKey(crypto, secrets.host, { table, epoch, set }), id),
      items: [],
      whole: 0,
      having: new Set(),
    };
    for (const item of itemsOf(of.store.read())) seal(stream, item);
    for (const [name, value] of of.values()) seal(stream, ['value', name, value]);
    if (stream.items.some((item) => item.length > FRAMES.sealedItem)) return null;
    return { ...stream, whole: stream.items.length };
  }

  /** Written down first: whoever starts again must know who has shares of what. */
  const note = (now: Stream | null, next: Sealing | null): boolean =>
    trySave(() => {
      of.write({ t: 'sealing', settled: now?.sealing ?? null, coming: next });
      return { ok: true };
    }).ok;

  async function begin(holders: readonly LogHolder[], mark: string): Promise<void> {
    const { id: table, game, epoch, secrets } = of.table();
    const set = bytesToHex(crypto.randomBytes(ID_BYTES.set));
    const threshold = thresholdOf(holders.length);
    const key = sealingKey(crypto, secrets.host, { table, epoch, set });
    const shares = await shareOut(key, { among: holders.length, threshold });
    if (mark !== wanted) return;
    const hashed = holders.map((holder, at) => ({ ...holder, hash: shareHash(shares[at] ?? '') }));
    const sealing = {
      mark,
      head: { id: set + run, table, game, epoch, threshold, holders: hashed },
      shares,
    };
    // The disk is full; the next call tries again.
    if (!note(settled, sealing)) {
      [wanted, isRetry] = ['', true];
      return;
    }
    coming = streamOf(sealing);
    of.changed();
  }

  /** What the host that ran before had given out. */
  function resume(): void {
    const { sealing } = of.table();
    settled = sealing.settled && streamOf(sealing.settled);
    coming = sealing.coming && streamOf(sealing.coming);
    wanted = (sealing.coming ?? sealing.settled)?.mark ?? '';
    isResumed = true;
  }

  /** Looks again at who holds shares. Call it after every change of seats. */
  function follow(): void {
    if (!isResumed) resume();
    const { seats, match, seed } = of.table();
    const holders = of.holders(seats).filter(({ key }) => !of.isLocal(key));
    // Games that are over are summed up, and what is left is sealed anew.
    const mark = JSON.stringify([
      holders.map(({ key, seat }) => [key, seat]),
      match + (seed === null ? 1 : 0),
    ]);
    if (mark === wanted || (!isRetry && !of.mayReseal())) return;
    isRetry = false;
    wanted = mark;
    const had = live().length;
    coming = null;
    if (holders.length < MIN_HOLDERS) settled = null;
    else if (settled?.sealing.mark !== mark) return void begin(holders, mark);
    if (had > 0) note(settled, null);
  }

  /** What a phone must have before it may believe an answer. */
  const owed = ({ peer }: Channel): Have =>
    live().flatMap((stream) =>
      shareFor(stream, peer) === undefined ? [] : [[idOf(stream), stream.items.length]],
    );

  /** What this phone does not have yet, in order. */
  function due(channel: Channel): Keep[] {
    const mine = live().filter((stream) => shareFor(stream, channel.peer) !== undefined);
    const known = sent.get(channel) ?? { at: new Map<string, number>(), only: '' };
    if (mine.length === 0 && known.at.size === 0) return [];
    sent.set(channel, known);
    const messages: Keep[] = [];
    for (const stream of mine) {
      const { items, sealing } = stream;
      const id = idOf(stream);
      if (!known.at.has(id))
        messages.push({ t: 'share', head: sealing.head, share: shareFor(stream, channel.peer) ?? '' });
      let from = known.at.get(id) ?? 0;
      while (from < items.length) {
        let to = from + 1;
        let chars = items[from]?.length ?? 0;
        while (to < items.length && (chars += items[to]?.length ?? 0) < FRAMES.pieceChars) to += 1;
        messages.push({
          t: 'keep',
          id,
          from,
          items: items.slice(from, to),
          ...(stream === coming && { ask: true }),
        });
        from = to;
      }
      known.at.set(id, from);
    }
    const only = JSON.stringify(live().map(idOf));
    if (only !== known.only && (coming === null || settled !== null)) {
      known.only = only;
      messages.push({ t: 'only', have: owed(channel) });
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
      },
    } satisfies LogStore,
    /** A bot has put something away, or thrown it away. */
    value: (name: string, value: string | null): void => add(['value', name, value]),
    follow,
    due,
    owed,
    /** A phone says what it has: at the start, when a new log is whole, and when something is missing. */
    heard: (channel: Channel, have: Have): void => {
      const known = { at: new Map(have), only: '' };
      sent.set(channel, known);
      for (const stream of live()) {
        const count = known.at.get(idOf(stream));
        if (count !== undefined && count > stream.items.length) known.at.delete(idOf(stream));
      }
      if (coming === null || shareFor(coming, channel.peer) === undefined) return;
      if ((known.at.get(idOf(coming)) ?? -1) >= coming.whole) coming.having.add(channel.peer);
      if (coming.having.size < coming.sealing.head.threshold) return;
      settled = coming;
      coming = null;
      note(settled, null);
      of.changed();
    },
    leave: (channel: Channel): void => void sent.delete(channel),
  };
}
