import { rewindPoint, type Seat, type History, checkUndo } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { Clock } from '@/table/wire/clock';
import type { Proposal, StrikeProposal } from '@/table/log/proposal';
import { think } from '@/table/wire/timeSlices';
import { AWAY_TO_STRIKE_MS, isDue, type StrikeRules, type Voting } from './strike';

type Answer = ReturnType<TableLogState['play']>;

/** Whose vote, and in which ballot: an answer that comes late must not count for the next one. */
type Strike = { readonly strike: Seat; readonly ballot: string };
type Consent = { readonly yes: boolean; readonly from?: number | undefined } & {
  readonly [K in keyof Strike]?: Strike[K] | undefined;
};
type Proposing = Voting & { readonly strikes: StrikeRules };

const OK: Answer = { ok: true };

export function undo(tableLog: TableLogState, seat: Seat, id: string, rev: number): Answer {
  if (tableLog.hasMove(id)) return OK;
  if (rev !== tableLog.match()?.revision) return { ok: false, why: 'stale' };
  return tableLog.play(id, { undo: seat });
}

/** What is still to be answered or read. A proposal dies with what it is about, and with the game. */
export function openProposal(tableLog: TableLogState): Proposal | null {
  const { proposal } = tableLog.table();
  const history = tableLog.history();
  if (proposal === null || history === null || isOver(tableLog)) return null;
  const stands =
    proposal.what === 'rewind'
      ? rewindPoint(history, proposal.from) === proposal.from
      : isDue(tableLog, proposal.seat, proposal.ballot);
  return stands ? proposal : null;
}

/** `from`: the first thing that would be taken back. While a vote is on, that is the whole vote. */
export function proposeRewind({ tableLog, ...of }: Proposing, by: Seat, id: string, from: number): Answer {
  if (tableLog.hasMove(id)) return OK;
  const history = tableLog.history();
  const point = history === null || isOver(tableLog) ? null : rewindPoint(history, from);
  if (point === null) return { ok: false, why: 'no-rewind' };
  const open = openProposal(tableLog);
  if (open !== null && open.refused === null) {
    if (open.by !== by) return { ok: false, why: 'proposal-open' };
    if (open.what === 'rewind' && open.from === point) return OK;
  }
  tableLog.write({ t: 'propose', by, from: point });
  settleProposal({ tableLog, ...of }, id);
  return OK;
}

const mayStrike = ({ strikes, ...of }: Proposing, seat: Seat, by: Seat): boolean =>
  strikes.isLost(of, seat, by, AWAY_TO_STRIKE_MS) || strikes.staysShut(of);

/** Asks the table to go on without a vote. Whoever proposes what is proposed already agrees to it. */
export function proposeStrike(of: Proposing, by: Seat, id: string, asked: Strike): Answer {
  const { tableLog } = of;
  const { strike: seat, ballot } = asked;
  if (tableLog.hasMove(id)) return OK;
  if (!isDue(tableLog, seat, ballot)) return { ok: false, why: 'not-now' };
  const open = openProposal(tableLog);
  if (open !== null && isAbout(open, asked)) return consent(of, by, id, { ...asked, yes: true });
  if (open !== null && open.refused === null && open.by !== by) return { ok: false, why: 'proposal-open' };
  if (!mayStrike(of, seat, by)) return { ok: false, why: 'too-soon' };
  tableLog.write({ t: 'propose', by, strike: seat, ballot });
  settleProposal(of, id);
  return OK;
}

export function consent(of: Proposing, seat: Seat, id: string, asked: Consent): Answer {
  const { tableLog } = of;
  if (tableLog.hasMove(id)) return OK;
  const open = openProposal(tableLog);
  if (open === null || !isAbout(open, asked) || open.refused !== null) return { ok: false, why: 'no-rewind' };
  // Whose vote it is says so by opening it.
  if (open.what === 'strike' && seat === open.seat && seat !== open.by) return { ok: false, why: 'not-now' };
  const against = open.what === 'strike' ? open.against : [];
  if (!asked.yes && !against.includes(seat)) tableLog.write({ t: 'refuse', seat });
  if (asked.yes && seat !== open.by && !open.agreed.includes(seat)) tableLog.write({ t: 'agree', seat });
  settleProposal(of, id);
  return OK;
}

const isAbout = (open: Proposal, asked: Omit<Consent, 'yes'>): boolean =>
  open.what === 'rewind'
    ? open.from === asked.from
    : open.seat === asked.strike && open.ballot === asked.ballot;

/** Does what all (to go back) or enough (to go on without a vote) have agreed to. Bots go along. */
export function settleProposal(of: Proposing, id: string): void {
  const { tableLog } = of;
  const open = openProposal(tableLog);
  if (open === null || open.refused !== null) return;
  if (open.what === 'strike') return settleStrike(of, id, open);
  const { by, from, agreed } = open;
  const isAgreed = tableLog
    .table()
    .seats.every(({ kind }, seat) => kind !== 'phone' || seat === by || agreed.includes(seat));
  if (isAgreed) tableLog.play(id, { rewind: from, by });
}

function settleStrike(of: Proposing, id: string, open: StrikeProposal): void {
  const { tableLog, strikes } = of;
  const { by, seat, agreed } = open;
  const counted = strikes.count(of, open);
  // A phone that is back opens its vote by itself.
  const isOff = counted === 'refused' || !mayStrike(of, seat, by);
  if (isOff) tableLog.write({ t: 'refuse', seat: by });
  else if (counted === 'agreed') tableLog.play(id, { strike: seat, by: [by, ...agreed] });
}

const isOver = (tableLog: TableLogState): boolean => {
  const match = tableLog.match();
  return match !== null && tableLog.game().result(match.state) !== null;
};

/** Most moves are followed at once by another's, and a button that comes and goes is worse than none. */
const OFFER_MS = 400;

/**
 * Finds out, between frames, whether the seat that moved last may take that back. Nobody waits for it: the table is
 * told the move first, and the mover of the undo a little later.
 */
export function offerUndo(of: { tableLog: TableLogState; clock: Clock; offered: () => void }) {
  let looked: History | null = null;
  let seat: Seat | null = null;
  let cancel = () => undefined as void;

  const mover = (story: History | null): Seat | null => {
    const entry = story?.last?.entry;
    const by = entry !== undefined && 'seat' in entry ? entry.seat : null;
    return by !== null && of.tableLog.table().seats[by]?.kind === 'phone' ? by : null;
  };

  return {
    seat: () => (looked === of.tableLog.history() ? seat : null),
    look: (): void => {
      const story = of.tableLog.history();
      if (story === looked) return;
      cancel();
      [looked, seat] = [story, null];
      const by = mover(story);
      if (story === null || by === null) return;
      const found = (may: boolean) => {
        if (!may) return;
        seat = by;
        of.offered();
      };
      cancel = of.clock.after(OFFER_MS, () => {
        cancel = think(checkUndo(of.tableLog.game(), story, by), of.clock, found);
      });
    },
    stop: () => cancel(),
  };
}
