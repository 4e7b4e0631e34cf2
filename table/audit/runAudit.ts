import type { Game } from '@/rules/engine';

import type { auditGame, Evidence } from './audit';
import type { createAuditEvidence } from './auditEvidence';
import type { Clock } from '@/table/wire/clock';
import { FILES } from '@/table/wire/limits';
import { type FromHost, type Op, RESEND_MS, type TableInfo, type You } from '@/table/wire/protocol';
import { think } from '@/table/wire/timeSlices';
import type { Unchecked, Verdict } from '@/table/wire/verdict';

/** What a phone needs to check a game: its rules and the audit itself, fetched when a game has ended. */
export type Auditor = {
  /** The same for all guests of one phone: they are one witness with several seats. */
  readonly phone: string;
  load(game: string): Promise<{ readonly game: Game; readonly audit: typeof auditGame }>;
};

/** Stop after this many pages: a host that sends pages for ever would never be checked. */
const MAX_PAGES = 1_000;

type At = { readonly table: string; readonly match: number };

/** Fetches a finished game page by page, checks it between frames, and tells the table. */
export function createAuditRunner(of: {
  readonly auditor: Auditor | undefined;
  readonly clock: Clock;
  readonly evidence: (at: At) => Evidence;
  readonly send: (message: { readonly t: 'page'; readonly match: number; readonly at: number }) => void;
  readonly tell: (op: Op & { readonly type: 'verdict' }) => void;
  readonly couldNot: (why: Unchecked) => void;
  readonly witness: Pick<ReturnType<typeof createAuditEvidence>, 'settled' | 'settle' | 'reopen'> | undefined;
}) {
  const { auditor, clock } = of;
  const wanted: ((text: string) => void)[] = [];
  let reading: { readonly match: number; readonly pages: string[]; asked: number } | null = null;
  let audited = 0;
  let cancel: () => void = () => undefined;

  function askForPage(): void {
    if (reading === null) return;
    reading.asked = clock.now();
    of.send({ t: 'page', match: reading.match, at: reading.pages.length });
  }

  /** Resolves with the game as the host shows it, once it is over. */
  function fetchFile(match: number): Promise<string> {
    return new Promise((resolve) => {
      wanted.push(resolve);
      if (reading?.match === match) return;
      reading = { match, pages: [], asked: 0 };
      askForPage();
    });
  }

  async function audit(at: At, gameId: string, fetching: Auditor): Promise<void> {
    const [text, { game, audit: check }] = await Promise.all([fetchFile(at.match), fetching.load(gameId)]);
    cancel = think(check(game, text, of.evidence(at), at), clock, (found) => {
      if (found.agrees === null) return of.couldNot(found);
      of.witness?.settle(at, found);
      tell(at, fetching, found);
    });
  }

  const tell = ({ match }: At, { phone }: Auditor, verdict: Verdict): void =>
    of.tell({ type: 'verdict', match, phone, verdict });

  return {
    fetchFile,
    look({ id, game, match, stage }: TableInfo, { seat }: You): void {
      if (stage === 'playing') {
        of.witness?.reopen({ table: id, match });
        if (audited === match) audited = 0;
      }
      if (auditor === undefined || stage !== 'over' || seat === null || audited === match) return;
      audited = match;
      const known = of.witness?.settled({ table: id, match }) ?? null;
      if (known !== null) return tell({ table: id, match }, auditor, known);
      // The rules could not be fetched: try again when the table next says something.
      audit({ table: id, match }, game, auditor).catch(() => (audited = 0));
    },
    received({ match, at, of: pages, text }: FromHost & { t: 'page' }): void {
      if (reading === null || match !== reading.match || at !== reading.pages.length) return;
      reading.pages.push(text);
      const length = reading.pages.reduce((sum, page) => sum + page.length, 0);
      if (reading.pages.length < Math.min(pages, MAX_PAGES) && length <= FILES.gameChars) return askForPage();
      const whole = reading.pages.join('');
      reading = null;
      for (const resolve of wanted.splice(0)) resolve(whole);
    },
    /** A page that did not come is asked for again. */
    tick(): void {
      if (reading !== null && clock.now() - reading.asked >= RESEND_MS) askForPage();
    },
    close: () => cancel(),
  };
}
