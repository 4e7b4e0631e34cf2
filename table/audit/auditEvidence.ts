import * as z from 'zod/mini';

import type { Viewer } from '@/rules/engine';

import { digest } from '@/table/log/digest';
import type { KeyPair } from '@/table/wire/keys';
import { type SeenEvent, type Snapshot, verdict } from '@/table/wire/protocol';
import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor, readKey, seatMark, type StoredKey } from '@/table/storage/storedKeys';
import { type Codec, json, readValue, writeValue } from '@/table/storage/storedValues';
import { seat } from '@/table/wire/schema';
import type { Verdict } from '@/table/wire/verdict';

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

export type Testimony = {
  readonly told: readonly ToldThen[];
  readonly made: readonly Made[];
  /** What its player has proposed or agreed to. */
  readonly agreed: readonly string[];
  /** What it said of the game when that was over. From then on this is all that is kept. */
  readonly verdict?: Verdict | undefined;
};

/** One page of it, as it is kept. */
export const testimonyCodec: Codec<Testimony> = json(
  z.object({
    told: z.array(
      z.object({ rev: z.int(), viewer: z.nullable(seat), look: z.string(), events: z.nullable(z.string()) }),
    ),
    made: z.array(
      z.object({
        id: z.string(),
        rev: z.int(),
        move: z.string(),
        sent: z.int(),
        accepted: z.nullable(z.int()),
      }),
    ),
    agreed: z._default(z.array(z.string()), []),
    verdict: z.optional(verdict),
  }),
);

type At = { readonly table: string; readonly match: number };

/** Small enough that a weak phone does not feel a write with every move. */
const REVISIONS_A_PAGE = 32;

export const NO_TESTIMONY: Testimony = { told: [], made: [], agreed: [] };

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
  const pageOf = (at: At, page: number) => keyFor.seen({ ...at, seat: keys.publicKey }, page);
  let open: { readonly at: At; readonly pages: Map<number, Testimony>; count: number } | null = null;

  function pagesOf(at: At) {
    if (open?.at.table === at.table && open.at.match === at.match) return open;
    const pages = new Map<number, Testimony>();
    for (const key of values.keys()) {
      const number = Number(key.slice(key.lastIndexOf('/') + 1));
      const page = key === pageOf(at, number) ? readValue(values, key, testimonyCodec) : null;
      if (page !== null) pages.set(number, page);
    }
    const numbers = [...pages.values()].flatMap(({ made }) =>
      made.map(({ sent, accepted }) => Math.max(sent, accepted ?? 0)),
    );
    open = { at, pages, count: Math.max(0, ...numbers) };
    return open;
  }

  function change(at: At, rev: number, to: (page: Testimony) => Testimony): void {
    const { pages } = pagesOf(at);
    if (pages.get(0)?.verdict !== undefined) return;
    const number = Math.floor(rev / REVISIONS_A_PAGE);
    if (pages.size === 0) forgetOthers(at);
    const before = pages.get(number) ?? NO_TESTIMONY;
    const after = to(before);
    if (after === before) return;
    pages.set(number, after);
    try {
      writeValue(values, pageOf(at, number), testimonyCodec, after);
    } catch {
      // On a full phone the game goes on; the audit can then compare less.
    }
  }

  /** One match is enough to keep: an audit ends long before the next game does. */
  function forgetOthers(at: At): void {
    const ofMatch = pageOf(at, 0).slice(0, -1);
    for (const key of values.keys()) if (isMine(key) && !key.startsWith(ofMatch)) values.remove(key);
  }

  function isMine(key: StoredKey): boolean {
    const of = readKey(key);
    return of?.kind === 'seen' && of.seat === seatMark(keys.publicKey) && !of.isNewer && !of.isBroken;
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
    /** Before it leaves, as with a move. */
    agreeing(at: At, rev: number, to: string): void {
      change(at, Math.max(0, rev), (page) => ({ ...page, agreed: [...page.agreed, to] }));
    },
    accepted(at: At, id: string, rev: number): void {
      const accepted = (pagesOf(at).count += 1);
      change(at, Math.max(0, rev), (page) => ({
        ...page,
        made: page.made.map((each) => (each.id === id ? { ...each, accepted } : each)),
      }));
    },
    /** The game is checked: what this phone saw and did in it is of no use any more but to a finder. */
    settle(at: At, found: Verdict): void {
      const { pages } = pagesOf(at);
      try {
        writeValue(values, pageOf(at, 0), testimonyCodec, { ...NO_TESTIMONY, verdict: found });
      } catch {
        // On a full phone it stays: after a reload it would say less of the game than before.
        return;
      }
      for (const page of pages.keys()) if (page > 0) values.remove(pageOf(at, page));
      open = null;
    },
    /**
     * The game goes on after all: another host has not seen its end, or this one said so too soon. The phone watches anew
     * from here, and says so with what it finds.
     */
    reopen(at: At): void {
      if (pagesOf(at).pages.get(0)?.verdict === undefined) return;
      values.remove(pageOf(at, 0));
      open = null;
    },
    /** What it has said already. */
    settled: (at: At): Verdict | null => pagesOf(at).pages.get(0)?.verdict ?? null,
    testimony(at: At): Testimony {
      const pages = [...pagesOf(at).pages.values()];
      return {
        told: pages.flatMap(({ told }) => told).sort((a, b) => a.rev - b.rev),
        made: pages.flatMap(({ made }) => made).sort((a, b) => a.sent - b.sent),
        agreed: pages.flatMap(({ agreed }) => agreed),
      };
    },
  };
}
