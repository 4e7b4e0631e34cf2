import type { PublicKey } from '@/table/wire/channel';
import type { Crypto } from '@/table/wire/keys';
import { keysIn, movesWith } from '@/table/storage/belongings';
import type { StoredKey } from '@/table/storage/storedKeys';
import { type Item, openItem, proofOf, reachOf, runKey, type SealedLog, setOf } from './sealedLog';
import { putTogether, shareHash } from '@/table/ballots/shares';
import type { Head, Proof } from './replicaFrames';

/** What one phone brought. */
export type Brought = { readonly key: PublicKey; readonly logs: readonly SealedLog[] };

/** The table as its phones kept it. */
export type Opened = {
  readonly head: Head;
  readonly lines: readonly string[];
  /** What the bots kept to themselves. */
  readonly values: readonly (readonly [name: StoredKey, value: string])[];
  /** For the host that the table has left. */
  readonly proof: (to: { epoch: number; hostKey: PublicKey }) => Proof;
};

/** Whose share is not what the host gave them: their phone is broken or cheats. */
export type OpenedOrNot = { readonly opened: Opened | null; readonly forged: readonly PublicKey[] };

/** Whether the same shares open them. */
const isSame = (a: Head, b: Head) => inSet(a) === inSet(b);
/** A sealed log by its shares and their holders, whichever run of the host wrote it. */
export function inSet(head: Head): string {
  const known = sets.get(head) ?? JSON.stringify({ ...head, id: setOf(head.id) });
  sets.set(head, known);
  return known;
}
/** Strangers can bring many, and every one is held against every other. */
const sets = new WeakMap<Head, string>();

/**
 * Sealed logs that the phones agree on, best first: those that enough phones have to open them, then the latest host's,
 * then what most phones have. A phone that makes one up is alone with it.
 */
export function headsByRank(all: readonly { key: PublicKey; heads: readonly Head[] }[]): readonly Head[] {
  const heads = all.flatMap(({ key, heads: theirs }) =>
    theirs.filter(
      (head, at) =>
        head.holders.some((holder) => holder.key === key) &&
        theirs.findIndex((other) => isSame(head, other)) === at,
    ),
  );
  const phones = (head: Head) => heads.filter((other) => isSame(head, other)).length;
  return heads
    .filter((head, at) => heads.findIndex((other) => isSame(head, other)) === at)
    .sort(
      (a, b) =>
        Number(phones(b) >= b.threshold) - Number(phones(a) >= a.threshold) ||
        b.epoch - a.epoch ||
        phones(b) - phones(a),
    );
}

/** Puts the shares together and reads on as far as any phone has it. */
export async function openSealed(
  crypto: Pick<Crypto, 'unwrap' | 'deriveKey'>,
  brought: readonly Brought[],
): Promise<OpenedOrNot> {
  const forged = new Set<PublicKey>();
  let best: { opened: Opened; reach: number } | null = null;
  const heads = headsByRank(brought.map(({ key, logs }) => ({ key, heads: logs.map(({ head }) => head) })));
  for (const head of heads) {
    const logs = brought.flatMap(({ key, logs: theirs }) =>
      theirs.flatMap((log) => (isSame(log.head, head) ? [{ key, log }] : [])),
    );
    const isTrue = ({ key, log }: (typeof logs)[number]) =>
      head.holders.some((holder) => holder.key === key && holder.hash === shareHash(log.share));
    for (const one of logs) if (!isTrue(one)) forged.add(one.key);
    const shares = [...new Set(logs.filter(isTrue).map(({ log }) => log.share))];
    if (shares.length < head.threshold) continue;
    const key = await putTogether(shares.slice(0, head.threshold));
    if (key === null) continue;
    for (const id of new Set(logs.map(({ log }) => log.head.id))) {
      const rows = logs.flatMap(({ log }) => (log.head.id === id ? [log.items] : []));
      const items = readOn(crypto, runKey(crypto, key, id), rows);
      const reach = reachOf(items);
      const isBetter =
        best === null ||
        head.epoch > best.opened.head.epoch ||
        (head.epoch === best.opened.head.epoch && reach > best.reach);
      if (items.length > 0 && isBetter) best = { opened: openedOf(crypto, head, key, items), reach };
    }
  }
  return { opened: best?.opened ?? null, forged: [...forged] };
}

/** The longest row that any phones have between them; every item says by itself whether it is true. */
function readOn(
  crypto: Pick<Crypto, 'unwrap'>,
  key: Uint8Array,
  rows: readonly (readonly string[])[],
): readonly Item[] {
  const items: Item[] = [];
  for (;;) {
    const at = items.length;
    const sealed = new Set(rows.flatMap((row) => row[at] ?? []));
    const item = [...sealed].map((one) => openItem(crypto, key, at, one)).find((one) => one !== null);
    if (item === undefined) return items;
    items.push(item);
  }
}

function openedOf(
  crypto: Pick<Crypto, 'deriveKey'>,
  head: Head,
  key: Uint8Array,
  items: readonly Item[],
): Opened {
  const values = new Map<string, string>();
  for (const item of items)
    if (item[0] === 'value') {
      if (item[2] === null) values.delete(item[1]);
      else values.set(item[1], item[2]);
    }
  const lines = items.flatMap((item) => (item[0] === 'value' ? [] : [item[1]]));
  // The old host could have sealed anything; a new one keeps only what belongs to seats of this table.
  const isTheirs = movesWith(head.table, keysIn(lines));
  return {
    head,
    lines,
    values: [...values].flatMap(([name, value]) => (isTheirs(name) ? [[name, value] as const] : [])),
    proof: (to) => proofOf(crypto, key, { set: setOf(head.id), from: head.epoch, ...to }),
  };
}
