import { type KeyedState, same, seedFromKey } from '@/rules/engine';

import type { GameFile } from '@/table/log/files/gameFile';
import type { DealFile } from '@/table/log/files/dealFile';
import type { Hash } from '@/table/trust/hash';
import { circleOf, nonceOf, pledgeFor, rosterOf, roundOf, seedFor } from '@/table/rounds/round';
import { checkBegin } from '@/table/rounds/roundChecks';
import { LATE_MS } from '@/table/rounds/roundAttendance';
import type { Dealt } from '@/table/rounds/roundMemory';
import type { PublicKey } from '@/table/wire/channel';
import type { Difference } from '@/table/wire/verdict';

type DealtFile = Pick<GameFile, 'table' | 'match' | 'game' | 'rules' | 'options' | 'seats'> & {
  readonly deal: DealFile;
};

/** What everybody pledged for, as it follows from what is published. */
function ofDeal({ table, match, game, rules, options, deal }: DealtFile): Hash {
  const roster = rosterOf({
    match,
    game,
    rules,
    options,
    seats: deal.seats.map((at, seat) => ({ seat, ...at })),
  });
  return roundOf(circleOf({ table, hostKey: deal.hostKey }, deal.devices), roster, deal.round);
}

/** The seed as it follows from the published numbers; `null` when one does not fit its pledge. */
export function seedInDeal(file: DealtFile): KeyedState | null {
  const of = ofDeal(file);
  const { host, from } = file.deal;
  if (file.deal.seats.length !== file.seats.length) return null;
  const fits = (who: PublicKey | 'host', pledge: Hash, number: string | null) =>
    number !== null && pledgeFor(of, who, nonceOf(number)) === pledge;
  if (host.number === null || !fits('host', host.pledge, host.number)) return null;
  if (!from.every(({ device, pledge, number }) => fits(device, pledge, number))) return null;
  const numbers = from.flatMap(({ device, number }) => (number === null ? [] : [{ device, number }]));
  return seedFromKey(seedFor(of, host.number, numbers));
}

/** What this phone knows of the deal by itself, against what is published. */
export function dealProblem(
  file: Omit<DealtFile, 'deal'> & { readonly deal: DealFile | null },
  { device, dealt }: { readonly device: PublicKey; readonly dealt: Dealt },
): Difference | null {
  const { deal } = file;
  const { given, began, attendance } = dealt;
  // What is published is not what this phone saw the game begin from.
  if (began !== null && began.round !== deal?.round) return 'seed';
  if (attendance !== null) {
    const from = deal?.from ?? [];
    const round = deal?.round ?? '';
    const now = { round, from: from.map((each) => ({ ...each, nonce: null })) };
    if (checkBegin({ self: device, began: now, given, attendance, waitMs: LATE_MS }) === 'left-out')
      return 'left-out';
  }
  const mine = given.find(({ round }) => round === deal?.round);
  if (deal === null || mine === undefined) return null;
  if (mine.of !== ofDeal({ ...file, deal })) return 'roster';
  const listed = deal.from.find((each) => each.device === device);
  if (listed?.number !== mine.number) return 'number';
  const pledges = {
    host: deal.host.pledge,
    from: deal.from
      .map(({ device: key, pledge }) => ({ device: key, pledge }))
      .sort((a, b) => (a.device < b.device ? -1 : 1)),
  };
  return mine.saw !== null && !same(mine.saw, pledges) ? 'seed' : null;
}
