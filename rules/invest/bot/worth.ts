import { isComplete, projectOf } from '../content';
import { BONUS, HAZARDS, SECTORS } from '../numbers';
import type { Benefits, CardId, Placed, Sector, Shields } from '../types';
import type { Reading } from './reading';

const DRAWN_CARD = 1.4;
const LOOK = 0.8;
/** A second project of a sector stands in when a disaster takes the first. */
const SPARE = 0.3;

/** What a project will be worth to its owner, or to an investor, when it is complete. */
export function worthOf(reading: Reading, card: CardId, as: 'owner' | 'investor'): number {
  const { points, shields, benefits, investors, sector } = projectOf(card);
  const shared =
    investors === null
      ? 0
      : shieldsWorth(reading, investors.shields) + benefitsWorth(reading, investors.benefits);
  const own =
    as === 'owner'
      ? points * timesExpected(reading) + shieldsWorth(reading, shields) + benefitsWorth(reading, benefits)
      : 0;
  return own + shared + sectorWorth(reading, sector);
}

const shieldsWorth = ({ lasting }: Reading, shields: Shields): number =>
  HAZARDS.reduce((sum, hazard) => {
    const count = shields[hazard] ?? 0;
    return count === 0 ? sum : sum + lasting(hazard, count);
  }, 0);

function benefitsWorth({ passing, left, temper }: Reading, { draw, shield, foresight }: Benefits): number {
  const bestShield = Math.max(...HAZARDS.map((hazard) => passing[hazard]));
  const canBuild = Math.min(1, left / 4);
  return (
    (draw ?? 0) * DRAWN_CARD * canBuild +
    (shield ?? 0) * bestShield +
    (foresight === true && temper.protects ? LOOK : 0)
  );
}

/** The multiplier this seat can hope for. */
const timesExpected = ({ chances }: Reading): number => 1 + Math.max(chances.sectors, chances.key);

/** What a project of `sector` adds to the hope for the bonuses. */
function sectorWorth({ begun, chances, prospect, mine }: Reading, sector: Sector): number {
  const missing = SECTORS.filter((each) => begun[each] === 0).length;
  const all = begun[sector] === 0 ? (prospect * chances.sectors) / missing : SPARE;
  if (sector !== mine.key) return all;
  const needed = BONUS.keyProjects - begun[sector];
  return all + (needed > 0 ? (prospect * chances.key) / needed : SPARE);
}

/** What `card` is worth that is begun already: without it, its sector may be missing again. */
export function worthOfBegun(reading: Reading, { card }: Placed, as: 'owner' | 'investor'): number {
  const { sector } = projectOf(card);
  const begun = { ...reading.begun, [sector]: Math.max(0, reading.begun[sector] - 1) };
  return worthOf({ ...reading, begun }, card, as);
}

export const tokensMissing = (placed: Placed): number =>
  isComplete(placed) ? 0 : projectOf(placed.card).cost - placed.tokens.length;
