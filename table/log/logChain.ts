import { type Ballot, peeksOf } from '@/rules/engine';

import { ballotHash, firstHead, type Leaf, nextHead, recordHash } from '@/table/trust/chain';
import { wholeLeaf } from '@/table/trust/defences';
import type { Hash } from '@/table/trust/hash';
import type { ChainPlace } from './chainPlace';
import type { TableRecord } from './records';

/**
 * What the chain binds of a record: all but what only this host may know. Numbers, shares and seeds stay in, because
 * nobody can guess them; the ways into the table and its keys are taken out.
 */
export function publicRecord(record: TableRecord): object {
  if (record.t === 'table') {
    const { secrets: _, ...rest } = record;
    return rest;
  }
  if (record.t === 'out') return { t: record.t, device: record.device };
  if (record.t === 'link') return { t: record.t };
  if (record.t !== 'moved') return record;
  const { secrets: _, former, ...rest } = record;
  const { join: __, ...left } = former;
  return { ...rest, former: left };
}

/** What of a vote under way every phone is shown alike. */
export const publicBallot = (ballot: Ballot) => ballotHash({ ...ballot, peeks: peeksOf(ballot) });

type Part = {
  readonly origin: ChainPlace;
  readonly added: { readonly record: TableRecord; readonly ballot: Ballot | null }[];
  readonly leaves: Leaf[];
  readonly heads: Hash[];
};

/**
 * The chain over a table's log. Hashing waits until somebody asks: a host that opens a long log, or has to tell five
 * phones of a move, has other things to do first. Every `again` says how far the chain had come, because what came before may have been played by other rules.
 */
export function createLogChain(bound = wholeLeaf) {
  const parts: Part[] = [];

  const begin = (origin: ChainPlace) =>
    parts.push({ origin, added: [], leaves: [], heads: [origin.head] }) - 1;

  /** What phones are sent. */
  function leavesOf(part: Part): readonly Leaf[] {
    for (let at = part.leaves.length; at < part.added.length; at += 1) {
      const { record, ballot } = part.added[at] as Part['added'][number];
      const before = part.added[at - 1];
      // A ballot that no record has touched is the same object, and need not be hashed again.
      const isSame = before !== undefined && before.ballot === ballot;
      part.leaves.push({
        record: recordHash(publicRecord(record)),
        ballot: isSame ? (part.leaves[at - 1]?.ballot ?? null) : ballot && publicBallot(ballot),
      });
    }
    return part.leaves;
  }

  /** What the leaves come to. A phone works this out by itself and is told it only once, when it comes. */
  function headsOf(part: Part): readonly Hash[] {
    const leaves = leavesOf(part);
    for (let at = part.heads.length - 1; at < leaves.length; at += 1) {
      const leaf = leaves[at] as Leaf;
      const place = part.origin.at + at + 1;
      part.heads.push(nextHead(part.heads[at] as Hash, place, bound(place, leaf)));
    }
    return part.heads;
  }

  const reachOf = ({ origin, added }: Part) => origin.at + added.length;
  const last = (): Part => {
    const part = parts.at(-1);
    if (part === undefined) throw new Error('a chain before its table');
    return part;
  };
  const partWith = (at: number): Part | undefined =>
    parts.findLast(({ origin }) => origin.at <= at) ?? undefined;

  return {
    /** After every record, with the vote as it stands then. */
    add(record: TableRecord, ballot: Ballot | null): void {
      if (record.t === 'sealing') return;
      if (record.t === 'carried')
        return void begin(record.state.chain ?? { at: 0, head: firstHead(record.state.id) });
      if (record.t === 'table') begin({ at: 0, head: firstHead(record.id) });
      if (record.t === 'again' && record.chain !== undefined) begin(record.chain);
      last().added.push({ record, ballot });
    },
    reach: (): number => reachOf(last()),
    /** Where the chain stands now. The host asks now and then, so that it never has to work out a whole game at once. */
    place: (): ChainPlace => ({ at: reachOf(last()), head: headsOf(last()).at(-1) ?? '' }),
    /** The vote as the leaf of that place has it; `undefined` when that leaf is not known. */
    ballotAt(at: number): Hash | null | undefined {
      const part = partWith(at - 1);
      return part && leavesOf(part)[at - 1 - part.origin.at]?.ballot;
    },
    /** All leaves from that place on, and the head before; from the first that is known when that one is not. */
    since(from: number): {
      readonly from: number;
      readonly list: readonly Leaf[];
      readonly head: () => Hash;
    } {
      const first = partWith(from - 1);
      let at = first === undefined ? 0 : parts.indexOf(first);
      for (let next = at + 1; next < parts.length; next += 1)
        if (headsOf(parts[next - 1] as Part).at(-1) !== parts[next]?.origin.head) at = next;
      const part = parts[at] as Part;
      const skipped = Math.max(0, Math.min(from - 1 - part.origin.at, part.added.length));
      const later = parts.slice(at + 1).flatMap(leavesOf);
      return {
        from: part.origin.at + skipped + 1,
        list: [...leavesOf(part).slice(skipped), ...later],
        head: () => headsOf(part)[skipped] ?? '',
      };
    },
  };
}

export type LogChain = ReturnType<typeof createLogChain>;
