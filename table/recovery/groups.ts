import { hashOf } from '@/table/trust/hash';
import type { PublicKey } from '@/table/wire/channel';
import { headsByRank, inSet } from './openSealedLogs';
import type { Head } from './replicaFrames';

/** Phones that say they hold shares of one table with each other. Strangers who make a table up are a group of their own. */
export type Group = {
  /** The same for the same holders and shares, whoever has come. */
  readonly id: string;
  readonly head: Head;
  /** Who of them is here. */
  readonly keys: readonly PublicKey[];
};

/** One phone that has come, and from where. */
export type Came = {
  readonly key: PublicKey;
  readonly address: string;
  readonly heads: readonly Head[];
};

/** So many sealed logs count of what comes from one address, and in all: a phone uses two at a time. */
const GROUP_LIMITS = { setsPerAddress: 4, sets: 24, groups: 8 };

/**
 * Strangers can say that they hold shares of this table, with as many keys as they like. What more addresses have brought
 * counts first, so that a few strangers with many keys do not hide the players.
 */
function bounded(all: readonly Came[], limits: typeof GROUP_LIMITS): readonly Came[] {
  const from = new Map<string, Set<string>>();
  const byAddress = new Map<string, Set<string>>();
  for (const { address, heads } of all)
    for (const set of heads.map(inSet)) {
      const theirs = byAddress.get(address) ?? new Set();
      byAddress.set(address, theirs);
      if (theirs.has(set) || theirs.size >= limits.setsPerAddress) continue;
      theirs.add(set);
      from.set(set, (from.get(set) ?? new Set()).add(address));
    }
  const kept = new Set(
    [...from]
      .sort(([, one], [, other]) => other.size - one.size)
      .slice(0, limits.sets)
      .map(([set]) => set),
  );
  return all.map((one) => ({ ...one, heads: one.heads.filter((head) => kept.has(inSet(head))) }));
}

/** Whether this phone is one of those. */
export const belongsTo = (group: Group, key: PublicKey): boolean =>
  group.keys.includes(key) || isHolder(group, key);

/** Whether all who are here for the group have that log. */
export const isBackedBy = (all: Parameters<typeof headsByRank>[0], head: Head, { keys }: Group): boolean =>
  keys.every((key) =>
    all.some((one) => one.key === key && one.heads.some((own) => inSet(own) === inSet(head))),
  );

const isHolder = ({ head }: Group, key: PublicKey) => head.holders.some((holder) => holder.key === key);

/**
 * A phone that was away when the log was sealed anew has an earlier one: it belongs to those who hold shares of the later one, if
 * these name it and it names enough of them. Strangers can name anybody, but nobody names strangers.
 */
const isLeftBehind = (one: Group, other: Group): boolean =>
  one.keys.every((key) => isHolder(other, key)) &&
  other.keys.filter((key) => isHolder(one, key)).length >= one.head.threshold;

/**
 * Who has come, by whom they belong together with, those first that have come from most addresses. A phone has more than one sealed log
 * while seats change: a group all of whose phones are in a larger one is no group of its own.
 */
export function groupsOf(came: readonly Came[], limits = GROUP_LIMITS): readonly Group[] {
  const all = bounded(came, limits);
  const addresses = ({ keys }: Group) =>
    new Set(all.flatMap(({ key, address }) => (keys.includes(key) ? [address] : []))).size;
  const groups = headsByRank(all).map((head) => ({
    id: hashOf('palaver group 1', inSet(head)).slice(0, 16),
    head,
    keys: all.flatMap(({ key, heads }) =>
      head.holders.some((holder) => holder.key === key) && heads.some((own) => inSet(own) === inSet(head))
        ? [key]
        : [],
    ),
  }));
  const isWithin = (one: Group, other: Group) =>
    one.keys.every((key) => other.keys.includes(key)) || isLeftBehind(one, other);
  return groups
    .filter(
      (one, at) =>
        !groups.some(
          (other, rank) =>
            rank !== at && isWithin(one, other) && (other.keys.length > one.keys.length || rank < at),
        ),
    )
    .sort((a, b) => addresses(b) - addresses(a) || b.keys.length - a.keys.length)
    .slice(0, limits.groups);
}
