import type { Viewer } from '@/rules/engine';

import { digest } from '@/table/log/digest';
import type { KeyPair } from '@/table/wire/keys';
import type { SeenEvent, Snapshot } from '@/table/wire/protocol';
import type { KeyValueStore } from '@/table/log/storage';

/** What this phone was told at one revision: as whom, what it looked like, and what had just happened. */
export type ToldThen = {
  readonly rev: number;
  readonly viewer: Viewer;
  readonly look: string;
  /** `null` when the phone had missed a move and was not told what each one did. */
  readonly events: string | null;
};

/** A move this phone sent. The numbers order what it sent and what was accepted, across reloads. */
export type Made = {
  readonly id: string;
  readonly rev: number;
  readonly move: string;
  readonly sent: number;
  readonly accepted: number | null;
};

export type Testimony = { readonly told: readonly ToldThen[]; readonly made: readonly Made[] };

type At = { readonly table: string; readonly match: number };

/** Small enough that a weak phone does not feel a write with every move. */
const REVISIONS_A_PAGE = 32;

const EMPTY: Testimony = { told: [], made: [] };

/** The part of a snapshot that follows from the log alone. */
export const lookOf = ({ view, legal, ballot, duties, waiting }: Omit<Snapshot, 'undo'>): string =>
  digest([view, legal, ballot, duties, waiting]);

export const eventsOf = (events: readonly SeenEvent['event'][]): string => digest(events);

/**
 * What a phone has seen of a match, kept as it goes, so that what it saw before a reload counts too. Kept are only
 * digests: what is compared in the end needs no more.
 */
export function createAuditEvidence({
  keys,
  values,
}: {
  readonly keys: KeyPair;
  readonly values: KeyValueStore;
}) {
  const mine = `seen/${keys.publicKey.slice(0, 16)}`;
  const prefixOf = ({ table, match }: At) => `${mine}/${table}/${match}/`;
  let open: { readonly prefix: string; readonly pages: Map<number, Testimony>; count: number } | null = null;

  function pagesOf(at: At) {
    const prefix = prefixOf(at);
    if (open?.prefix === prefix) return open;
    const pages = new Map<number, Testimony>();
    for (const key of values.keys())
      if (key.startsWith(prefix))
        pages.set(Number(key.slice(prefix.length)), JSON.parse(values.get(key) ?? 'null') as Testimony);
    const numbers = [...pages.values()].flatMap(({ made }) =>
      made.map(({ sent, accepted }) => Math.max(sent, accepted ?? 0)),
    );
    open = { prefix, pages, count: Math.max(0, ...numbers) };
    return open;
  }

  function change(at: At, rev: number, to: (page: Testimony) => Testimony): void {
    const { prefix, pages } = pagesOf(at);
    const number = Math.floor(rev / REVISIONS_A_PAGE);
    if (pages.size === 0) forgetOthers(prefix);
    const before = pages.get(number) ?? EMPTY;
    const after = to(before);
    if (after === before) return;
    pages.set(number, after);
    try {
      values.set(prefix + number, JSON.stringify(after));
    } catch {
      // A full phone plays on; the audit then says less.
    }
  }

  /** One match is enough to keep: an audit ends long before the next game does. */
  function forgetOthers(prefix: string): void {
    for (const key of values.keys())
      if (key.startsWith(`${mine}/`) && !key.startsWith(prefix)) values.remove(key);
  }

  return {
    told(at: At, rev: number, viewer: Viewer, snapshot: Snapshot, events: readonly SeenEvent[] | null): void {
      const look = lookOf(snapshot);
      const then = { rev, viewer, look, events: events && eventsOf(events.map(({ event }) => event)) };
      change(at, rev, (page) =>
        page.told.some((t) => t.rev === rev && t.viewer === viewer && t.look === look)
          ? page
          : { ...page, told: [...page.told, then] },
      );
    },
    /** Before the move leaves: a move that is in the log but not here was made by somebody else. */
    sending(at: At, id: string, rev: number, move: unknown): void {
      const sent = (pagesOf(at).count += 1);
      const made = { id, rev, move: digest(move), sent, accepted: null };
      change(at, Math.max(0, rev), (page) => ({ ...page, made: [...page.made, made] }));
    },
    accepted(at: At, id: string, rev: number): void {
      const accepted = (pagesOf(at).count += 1);
      change(at, Math.max(0, rev), (page) => ({
        ...page,
        made: page.made.map((each) => (each.id === id ? { ...each, accepted } : each)),
      }));
    },
    testimony(at: At): Testimony {
      const pages = [...pagesOf(at).pages.values()];
      return {
        told: pages.flatMap(({ told }) => told).sort((a, b) => a.rev - b.rev),
        made: pages.flatMap(({ made }) => made).sort((a, b) => a.sent - b.sent),
      };
    },
  };
}
