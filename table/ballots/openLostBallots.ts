import { bytesToHex } from '@noble/hashes/utils.js';

import { isOpening, type Kept, type Seat, shareHolders } from '@/rules/engine';

import { trySave } from '@/table/storage/trySave';
import type { TableLogState } from '@/table/log/tableLogState';
import { type Lent, putTogether, shareHash } from './shares';

type Owed = {
  readonly ballot: string;
  readonly seat: Seat;
  /** One seat of each phone that holds a share. */
  readonly holders: readonly Seat[];
  readonly boxes: Kept['boxes'];
  /** Of those who have given theirs. */
  readonly lent: readonly Lent[];
};

/** The ballots that are due to be opened and that the others could open together. */
function owedBallots(tableLog: TableLogState): readonly Owed[] {
  const ballot = tableLog.match()?.state.ballot ?? null;
  if (ballot === null || !isOpening(ballot)) return [];
  const { lent } = tableLog.table();
  return ballot.entrusted.flatMap((entrusted, seat) => {
    if (entrusted === null || ballot.opened[seat] !== null || ballot.struck.includes(seat)) return [];
    const given = lent.filter((one) => one.ballot === ballot.key && one.seat === seat);
    const holders = shareHolders(entrusted);
    return holders.length === 0
      ? []
      : [{ ballot: ballot.key, seat, holders, boxes: entrusted.boxes, lent: given }];
  });
}

/** Who has agreed to open whose ballot; the shares themselves are nobody's business. */
export const lentShares = (tableLog: TableLogState): readonly Omit<Lent, 'share'>[] =>
  owedBallots(tableLog).flatMap(({ lent }) => lent.map(({ ballot, seat, by }) => ({ ballot, seat, by })));

/** Says whether it could be taken. Asked twice, it counts once. */
export function lend(tableLog: TableLogState, { ballot, seat, by, share }: Lent): boolean {
  const owed = owedBallots(tableLog).find((one) => one.ballot === ballot && one.seat === seat);
  const box = owed?.boxes.find(({ seats, isShare }) => isShare && seats.includes(by));
  const [holder] = box?.seats ?? [];
  if (owed === undefined || box === undefined || holder === undefined) return false;
  // A share that is not the one it was given opens nothing, and is known at once.
  if (box.hash !== null && shareHash(share) !== box.hash) return false;
  if (!owed.lent.some((one) => one.by === holder))
    tableLog.write({ t: 'lend', ballot, seat, by: holder, share });
  return true;
}

const SLIP_CHARS = 64;

/**
 * Opens what all holders have lent their shares for. A share that is not what was entrusted opens nothing: the ballot
 * stays closed, and the table may strike it.
 */
export async function openLentBallots(tableLog: TableLogState, newId: () => string): Promise<boolean> {
  let isOpened = false;
  for (const { seat, holders, lent } of owedBallots(tableLog)) {
    if (lent.length < holders.length) continue;
    const bytes = await putTogether(lent.map(({ share }) => share));
    const slips = bytes === null ? [] : (bytesToHex(bytes).match(new RegExp(`.{${SLIP_CHARS}}`, 'g')) ?? []);
    // A full disk keeps it closed for now; the next share, or the next start of the host, tries again.
    const opening = { seat, move: { type: 'open', slips, by: holders } } as const;
    isOpened = trySave(() => tableLog.play(newId(), opening)).ok || isOpened;
  }
  return isOpened;
}
