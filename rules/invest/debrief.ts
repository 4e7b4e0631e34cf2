import { type Debrief, type Filling, type Moment, mostOf, mostTelling } from '../engine/debrief';
import { isComplete } from './content';
import type { DisasterCard, Hazard, Invest, Report, View } from './types';

const isHazard = (card: DisasterCard): card is Hazard => card !== 'unknown' && card !== 'good-year';
const kind = (card: DisasterCard): Filling => ({
  key: isHazard(card) ? `hazard.${card}` : `disaster.${card}`,
});

const told = (
  id: string,
  step: Moment['step'],
  report: Report | null,
  values: Moment['values'] = {},
): Moment | null =>
  report && {
    id,
    step,
    round: report.round,
    values: { round: report.round, disaster: kind(report.card), ...values },
  };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const shieldsOf = ({ hits }: Report): number =>
  sum((hits ?? []).map(({ cardShields, sheetShields }) => cardShields + sheetShields));

/** A disaster that struck, and nobody had a single shield against it. */
const unforeseen = (history: readonly Report[]): Report | null =>
  history.find((report) => report.lost.length > 0 && report.hits !== null && shieldsOf(report) === 0) ?? null;

/** How many districts it met that had no shield against it. */
const unshielded = ({ hits }: Report): number =>
  (hits ?? []).filter(({ level, cardShields, sheetShields }) => level > 0 && cardShields + sheetShields === 0)
    .length;

/** How many districts lost nothing because of their shields. What nobody knows takes something from everyone. */
const sparedBy = ({ card, hits }: Report): number =>
  card === 'unknown'
    ? 0
    : (hits ?? []).filter(
        ({ level, cardShields, sheetShields }) => level > 0 && cardShields + sheetShields >= level,
      ).length;

/** Projects that stand in somebody's district and were paid by several. */
const builtTogether = ({ seats }: View): number =>
  seats
    .flatMap(({ district }) => district)
    .filter((placed) => isComplete(placed) && new Set(placed.tokens).size > 1).length;

/** What everyone sees of the disasters, and of the districts at the end. */
export const debrief: Debrief<Invest> = {
  moments(view) {
    const { history, seats, result } = view;
    if (result === null) return [];
    const worst = mostOf(history, ({ lost }) => lost.length);
    const together = history.find(({ lost }) => lost.some(({ investors }) => investors.length > 0)) ?? null;
    const spared = mostOf(history, sparedBy);
    const open = sum(history.map(unshielded));
    const standing = sum(seats.map(({ district }) => district.filter(isComplete).length));
    const lost = sum(history.map((report) => report.lost.length));
    return mostTelling([
      told('worst', 'feel', worst, { count: worst?.lost.length ?? 0 }),
      told('lost-together', 'feel', together),
      told('unforeseen', 'happened', unforeseen(history)),
      told('good-year', 'happened', history.find(({ card }) => card === 'good-year') ?? null),
      {
        id: 'balance',
        step: 'happened',
        round: null,
        values: { standing, lost },
      },
      told('spared', 'why', spared, { count: spared === null ? 0 : sparedBy(spared) }),
      open === 0 ? null : { id: 'open', step: 'why', round: null, values: { count: open } },
      {
        id: 'apart',
        step: 'life',
        round: null,
        values: { most: result.best, least: Math.min(...result.scores) },
      },
      { id: 'together', step: 'next', round: null, values: { count: builtTogether(view) } },
    ]);
  },
  questions: {
    feel: ['debrief.4'],
    happened: ['debrief.1', 'debrief.3'],
    why: ['debrief.2', 'debrief.5'],
    life: ['debrief.7', 'debrief.8'],
    next: ['debrief.6', 'debrief.9', 'debrief.10', 'debrief.11'],
  },
};
