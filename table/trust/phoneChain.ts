import * as z from 'zod/mini';

import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { type Codec, json, readValue, writeValue } from '@/table/storage/storedValues';
import { type LeavesFrame, unpackLeaves } from '@/table/wire/leaves';
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
};

/** How many of its newest places a phone keeps; it compares no vouches for earlier ones. */
const KEPT = 64;

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
  const heads = createKeptHeads({ values, table });

  const kept = readValue(values, keyFor.chain(table), keptChainCodec);
  if (kept !== null) {
    chain = { from: kept.at, heads: [kept.head] };
    leaves.set(kept.at, { record: '', ballot: kept.ballot });
    ({ match, epoch, host, shown = -1 } = kept);
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
      });
    } catch {
      // A full phone plays on; after a reload it begins where its host says, and the others' vouches tell if that is true.
    }
  }

  /**
   * Whether the host goes on from this phone's own chain. Another match, or another host, may begin where this phone has
   * nothing to hold it against; but where it has, both must be equal.
   */
  function standing(
    from: number,
    count: number,
    start: LeavesFrame['start'] & {},
  ): 'on' | 'anew' | 'changed' {
    if (chain === null) return 'anew';
    const known = headAt(chain, from - 1);
    // A table that goes on elsewhere has another host. The same one can only want this phone to forget what it was told.
    const isMoved = start.epoch > epoch;
    if (isMoved && host === hostKey && !defences.epoch(false)) return 'changed';
    // What this phone was shown was in the copy that it brought.
    const isCut = isMoved && from + count - 1 < shown && hasBrought(values, table, start.epoch);
    if (isCut && !defences.cut(false)) return 'changed';
    if (known !== null && known !== start.head) return 'changed';
    // It answers what this phone said, and has less than that: no host loses what it has told. Late answers say less.
    const isShorter = start.said !== undefined && from + count - 1 < start.said;
    if (isShorter && !isMoved && start.epoch === epoch && !defences.chain(false)) return 'changed';
    if (known !== null) return isMoved && from + count - 1 < reachOf(chain) ? 'anew' : 'on';
    if (from <= chain.from) return isMoved ? 'anew' : 'on';
    return isMoved || (start.epoch === epoch && start.match > match) ? 'anew' : 'changed';
  }

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
    take({ from, list, start }: LeavesFrame): Taken {
      if (start !== undefined) {
        const where = standing(from, list.length, start);
        if (where === 'changed') return where;
        if (where === 'anew') {
          [chain, leaves, seen] = [{ from: from - 1, heads: [start.head] }, new Map(), -1];
          heads.dropFrom(from - 1);
          heads.keep(from - 1, [start.head]);
          shown = Math.min(shown, from - 1);
        }
        // A frame that comes late must not bring an earlier match back.
        if (start.epoch > epoch || (start.epoch === epoch && start.match > match)) ({ match, epoch } = start);
        host = hostKey;
      }
      if (chain === null) return 'gap';
      const read = unpackLeaves(list, leaves.get(from - 1)?.ballot);
      const told =
        read && extend(chain, { from, list: read.map((leaf, n) => defences.leaf(from + n, leaf)) });
      if (read === null || told === null) return 'gap';
      if ('problem' in told) return told.problem;
      for (const [at, leaf] of read.entries()) leaves.set(from + at, leaf);
      heads.keep(told.chain.from, told.chain.heads);
      chain = trim(told.chain, KEPT);
      for (const at of leaves.keys()) if (at < chain.from) leaves.delete(at);
      keep();
      return 'taken';
    },
    /** Whether the vote shown with an update is the one that the leaf of its place binds; `null`: that leaf is not here. */
    see(at: number, ballot: PublicBallot | null): boolean | null {
      const leaf = leaves.get(at);
      const holds = leaf === undefined ? null : isShownBallot(leaf, ballot);
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
      if (chain === null) return null;
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
      const leaf = leaves.get(at);
      return leaf === undefined || leaf.record === ''
        ? null
        : isOwnMove({ from: at, list: [leaf] }, { at, record });
    },
  };
}
