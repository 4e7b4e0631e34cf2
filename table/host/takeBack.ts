import { rewindPoint, type Seat, type History, checkUndo } from '@/rules/engine';

import type { TableLogState } from '@/table/log/tableLogState';
import type { Clock } from '@/table/wire/clock';
import type { Proposal } from '@/table/log/proposal';
import { think } from '@/table/wire/timeSlices';

type Answer = ReturnType<TableLogState['play']>;

const OK: Answer = { ok: true };

export function undo(tableLog: TableLogState, seat: Seat, id: string, rev: number): Answer {
  if (tableLog.hasMove(id)) return OK;
  if (rev !== tableLog.match()?.revision) return { ok: false, why: 'stale' };
  return tableLog.play(id, { undo: seat });
}

/** What is still to be answered or read. A proposal dies with the place it wanted to go back to, and with the game. */
export function openProposal(tableLog: TableLogState): Proposal | null {
  const { proposal } = tableLog.table();
  const story = tableLog.history();
  if (proposal === null || story === null || isOver(tableLog)) return null;
  return rewindPoint(story, proposal.from) === proposal.from ? proposal : null;
}

/** `from`: the first thing that would be taken back. While a vote is on, that is the whole vote. */
export function proposeRewind(tableLog: TableLogState, by: Seat, id: string, from: number): Answer {
  if (tableLog.hasMove(id)) return OK;
  const story = tableLog.history();
  const point = story === null || isOver(tableLog) ? null : rewindPoint(story, from);
  if (point === null) return { ok: false, why: 'no-rewind' };
  const open = openProposal(tableLog);
  if (open !== null && open.refused === null) {
    if (open.by !== by) return { ok: false, why: 'proposal-open' };
    if (open.from === point) return OK;
  }
  tableLog.write({ t: 'propose', by, from: point });
  settleProposal(tableLog, id);
  return OK;
}

export function consent(
  tableLog: TableLogState,
  seat: Seat,
  id: string,
  of: { from: number; yes: boolean },
): Answer {
  if (tableLog.hasMove(id)) return OK;
  const open = openProposal(tableLog);
  if (open === null || open.from !== of.from || open.refused !== null) return { ok: false, why: 'no-rewind' };
  if (!of.yes) tableLog.write({ t: 'refuse', seat });
  else if (seat !== open.by && !open.agreed.includes(seat)) tableLog.write({ t: 'agree', seat });
  settleProposal(tableLog, id);
  return OK;
}

/** Goes back once every player with a phone has agreed. Bots go along. */
export function settleProposal(tableLog: TableLogState, id: string): void {
  const open = openProposal(tableLog);
  if (open === null || open.refused !== null) return;
  const { by, from, agreed } = open;
  const isAgreed = tableLog
    .table()
    .seats.every(({ kind }, seat) => kind !== 'phone' || seat === by || agreed.includes(seat));
  if (isAgreed) tableLog.play(id, { rewind: from, by });
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
