import * as z from 'zod/mini';

import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { type Codec, json, readValue, writeValue } from '@/table/storage/storedValues';
import { type LeavesFrame, MAX_LEAVES, unpackLeaves } from '@/table/wire/bytes/leaves';
import { hex } from '@/table/wire/schema';
import { hasBrought } from '@/table/recovery/rememberedMove';
import type { PublicKey } from '@/table/wire/channel';
import type { Defences } from './defences';
import { createKeptHeads, type KnownHeads } from './keptHeads';
import {
  type Chain,
  extend,
  headAt,
  isOwnMove,
  isShownBallot,
  type Leaf,
  nextHead,
  type PublicBallot,
  reachOf,
  trim,
} from './chain';

/** Where a phone's chain stood when it was last seen, in which match and with which host. */
export const keptChainCodec: Codec<KeptChain> = json(
  z.object({
    at: z.int(),
    head: hex(32),
    ballot: z.nullable(hex(32)),
    match: z.int(),
    epoch: z.int(),
    host: z.optional(hex(32)),
    shown: z.optional(z.int()),
    shared: z.optional(z.int()),
  }),
);
export type KeptChain = {
  readonly at: number;
  readonly head: string;
  readonly ballot: string | null;
  readonly match: number;
  readonly epoch: number;
  /** Whose chain it was; values from before do not say. */
  readonly host?: PublicKey | undefined;
  /** The furthest place that this phone was shown: its copy of the log reaches at least there. */
  readonly shown?: number | undefined;
  /** The furthest place that all the others have seen too: whoever goes on without this phone has it from them. */
  readonly shared?: number | undefined;
};

/** How many of its newest places a phone keeps; it compares no vouches for earlier ones. */
const KEPT = 64;

type Start = LeavesFrame['start'] & {};
/** `back`: it may be ours, but is wanted from an earlier place on. */
type Standing = 'on' | 'anew' | 'back' | 'changed';

/** `gap`: something did not arrive. `changed`: the host tells another past than before, and that cannot happen honestly. */
export type Taken = 'taken' | 'gap' | 'changed';

/** The chain as this phone has checked it, leaf by leaf. Kept for all its seats together, and across reloads. */
export function createPhoneChain(of: {
  readonly values: KeyValueStore;
  readonly table: string;
  readonly hostKey: PublicKey;
  readonly defences: Pick<Defences, 'chain' | 'epoch' | 'cut' | 'leaf'>;
}) {
  const { values, table, hostKey, defences } = of;
  let chain: Chain | null = null;
  /** The leaves of the chain from its second place on. After a reload there is one, with its vote alone. */
  let leaves = new Map<number, Leaf>();
  let match = 0;
  /** The furthest place whose vote this phone was shown. */
  let seen = -1;
  let epoch = 0;
  let host: PublicKey | undefined;
  let shown = -1;
  let shared = -1;
  /** An earlier place, from which on the next host is to begin; `null`: the end of this phone's chain. */
  let asksFrom: number | null = null;
  let lost = 0;
  const heads = createKeptHeads({ values, table });

  const kept = readValue(values, keyFor.chain(table), keptChainCodec);
  if (kept !== null) {
    chain = { from: kept.at, heads: [kept.head] };
    leaves.set(kept.at, { record: '', ballot: kept.ballot });
    ({ match, epoch, host, shown = -1, shared = -1 } = kept);
  }

  function keep(): void {
    if (chain === null) return;
    const at = reachOf(chain);
    const { ballot = null } = leaves.get(at) ?? {};
    try {
      const head = headAt(chain, at) ?? '';
      writeValue(values, keyFor.chain(table), keptChainCodec, {
        at,
        head,
        ballot,
        match,
        epoch,
        host,
        shown,
        shared,
      });
    } catch {
      // A full phone plays on; after a reload it begins where its host says, and the others' vouches tell if that is true.
    }
  }

  /** The head of a place, or the beginning of it that is kept for the audit. */
  const knownAt = (at: number): string | null => (chain && headAt(chain, at)) ?? heads.all().get(at) ?? null;
  const differs = (at: number, head: string): boolean => !head.startsWith(knownAt(at) ?? '');

  /** The first place from which on the host has another record than this phone, or none any more. */
  function parting({ from, list }: LeavesFrame, start: Start): number {
    const reach = chain === null ? -1 : reachOf(chain);
    let head = start.head;
    for (const [n, leaf] of (unpackLeaves(list, undefined) ?? []).entries()) {
      head = nextHead(head, from + n, defences.leaf(from + n, leaf));
      if (differs(from + n, head)) return from + n;
    }
    return Math.min(from + list.length, reach + 1);
  }

  /**
   * Another host has the table. It has all that this phone was shown and has brought, or what all the others had seen
   * too. What only this phone had is lost: then both go back to where they are the same.
   */
  function standingElsewhere(of: Chain, leavesFrame: LeavesFrame, start: Start): Standing {
    const { from, list } = leavesFrame;
    const isOwed = !defences.cut(false);
    const owed = !isOwed ? -1 : hasBrought(values, table, hostKey) ? shown : shared;
    if (from + list.length - 1 < owed) return 'changed';
    // A host begins where it is asked to. Copies of the log begin with the match after the one this phone was shown last.
    if (isOwed && from - 1 > reachOf(of)) return start.match > match ? 'anew' : 'changed';
    if (differs(from - 1, start.head)) {
      const [first = of.from] = [...heads.all().keys()].sort((a, b) => a - b);
      const back = Math.max(owed, Math.min(first, of.from), reachOf(of) + 1 - MAX_LEAVES);
      // All that this phone still has is later than what it was shown: it can miss nothing.
      if (from - 1 <= back) return Math.max(owed, shown) < back ? 'anew' : 'changed';
      asksFrom = back;
      return 'back';
    }
    const parted = parting(leavesFrame, start);
    if (parted <= owed) return 'changed';
    lost = Math.max(0, shown + 1 - parted);
    return parted <= reachOf(of) || knownAt(from - 1) === null ? 'anew' : 'on';
  }

  /**
   * Whether the host goes on from this phone's own chain. Another match, or another host, may begin where this phone has
   * nothing to hold it against; but where it has, both must be equal.
   */
  function standing(leavesFrame: LeavesFrame, start: Start): Standing {
    if (chain === null) return 'anew';
    const { from, list } = leavesFrame;
    const isMoved = start.epoch > epoch;
    // A table that goes on elsewhere has another host. The same one can only want this phone to forget what it was told.
    if (isMoved && host === hostKey && !defences.epoch(false)) return 'changed';
    if (isMoved) return standingElsewhere(chain, leavesFrame, start);
    const known = headAt(chain, from - 1);
    if (known !== null && known !== start.head) return 'changed';
    // A line that said it had nothing is answered after another line has brought the beginning: what is between is on its way.
    const isOurs = start.epoch === epoch && start.match === match;
    if (isOurs && start.said === -1 && from - 1 > reachOf(chain)) return 'back';
    // It answers what this phone said, and has less than that: no host loses what it has told. Late answers say less.
    const { said = -1 } = start;
    // What another line of this phone said before the table moved is no measure.
    const isShorter = from + list.length - 1 < said && said <= reachOf(chain);
    if (isShorter && start.epoch === epoch && !defences.chain(false)) return 'changed';
    if (known !== null || from <= chain.from) return 'on';
    return start.epoch === epoch && start.match > match ? 'anew' : 'changed';
  }

  /** What this phone has is this host's, and may be held against what it shows. */
  const isHere = (): boolean => host === hostKey && asksFrom === null;

  return {
    reach: (): number => (chain === null ? -1 : reachOf(chain)),
    /** All that this phone was told of the match under way, also before a reload. */
    heads: (): KnownHeads => heads.all(),
    /** A new game is coming: what was told of the one before is no longer needed. */
    putAway: (): void => {
      if (chain !== null) heads.dropBefore(reachOf(chain));
    },
    chain: (): Chain | null => chain,
    epoch: (): number => epoch,
    /** From where on this phone wants to be told. */
    says: (): number => asksFrom ?? (chain === null ? -1 : reachOf(chain)),
    /** All the others stand with this phone at that place. */
    share: (at: number): void => void (shared = Math.max(shared, at)),
    /** So many records that only this phone had been shown were lost when the table moved. */
    lost: (): number => lost,
    take(told: LeavesFrame): Taken {
      const { from, list, start } = told;
      if (start !== undefined) {
        const where = standing(told, start);
        if (where === 'back') return 'gap';
        asksFrom = null;
        if (where === 'changed') return where;
        if (where === 'anew') {
          [chain, leaves, seen] = [{ from: from - 1, heads: [start.head] }, new Map(), -1];
          heads.dropFrom(from - 1);
          heads.keep(from - 1, [start.head]);
          [shown, shared] = [Math.min(shown, from - 1), Math.min(shared, from - 1)];
        }
        // A frame that comes late must not bring an earlier match back.
        if (start.epoch > epoch || (start.epoch === epoch && start.match > match)) ({ match, epoch } = start);
        host = hostKey;
      }
      if (chain === null || !isHere()) return 'gap';
      const read = unpackLeaves(list, leaves.get(from - 1)?.ballot);
      const next =
        read && extend(chain, { from, list: read.map((leaf, n) => defences.leaf(from + n, leaf)) });
      if (read === null || next === null) return 'gap';
      if ('problem' in next) return next.problem;
      for (const [at, leaf] of read.entries()) leaves.set(from + at, leaf);
      heads.keep(next.chain.from, next.chain.heads);
      chain = trim(next.chain, KEPT);
      for (const at of leaves.keys()) if (at < chain.from) leaves.delete(at);
      keep();
      return 'taken';
    },
    /** Whether the vote shown with an update `of` a match is the one that the leaf of its place binds; `null`: that leaf is not here. */
    see(at: number, ballot: PublicBallot | null, of = match): boolean | null {
      const leaf = isHere() ? leaves.get(at) : undefined;
      const holds = leaf === undefined ? null : isShownBallot(leaf, ballot);
      if (holds === true) match = Math.max(match, of);
      if (holds === true) seen = Math.max(seen, at);
      if (holds === true && at > shown) {
        shown = at;
        keep();
      }
      return holds;
    },
    /**
     * How far this phone can vouch: up to where it was shown the vote that the leaves bind, and on while no leaf binds
     * another. A leaf alone tells nothing of what its record did.
     */
    stand(): { readonly at: number; readonly head: string } | null {
      if (chain === null || !isHere()) return null;
      let at = seen >= chain.from ? seen : chain.from;
      const ballot = leaves.get(at)?.ballot ?? null;
      // Nothing was shown yet: only a table without a vote can be vouched for.
      if (seen < chain.from && ballot !== null) return null;
      while (at < reachOf(chain) && (leaves.get(at + 1)?.ballot ?? null) === ballot) at += 1;
      const head = headAt(chain, at);
      return head === null ? null : { at, head };
    },
    /** `null` when the phone no longer has the leaf of that place. */
    isMine(at: number, record: object): boolean | null {
      const leaf = isHere() ? leaves.get(at) : undefined;
      return leaf === undefined || leaf.record === ''
        ? null
        : isOwnMove({ from: at, list: [leaf] }, { at, record });
    },
  };
}
