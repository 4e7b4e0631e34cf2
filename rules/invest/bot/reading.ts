import type { BotTurn, Seat } from '../../engine/game';
import { projectOf } from '../content';
import { BONUS, BUDGET, HAZARDS, SECTORS } from '../numbers';
import type { CardId, Hazard, Invest, SeatView, Sector, View } from '../types';
import { losses } from './damage';
import { oddsOf, savedBy } from './odds';

/** How a bot weighs things; the simulation compares it with one that never thinks of disasters. */
export type Temper = { readonly protects: boolean };

/** What a bot makes of its place in the game. All worth is in points of the final score. */
export type Reading = {
  readonly view: View;
  readonly seat: Seat;
  readonly mine: SeatView;
  readonly temper: Temper;
  /** From 0 to 1, another in every turn. */
  readonly whim: number;
  /** Tokens for the rest of the game. */
  readonly left: number;
  /** Points before bonuses that the district may reach. */
  readonly prospect: number;
  /** What shields are worth: so many on a card, and one on the Action Sheet. */
  readonly lasting: (hazard: Hazard, count: number) => number;
  readonly passing: { readonly [H in Hazard]: number };
  /** Projects of each sector that serve this seat or will when they are complete. */
  readonly begun: { readonly [S in Sector]: number };
  /** How likely each bonus is. */
  readonly chances: { readonly sectors: number; readonly key: number };
};

type Hopes = Omit<Reading, 'chances'>;

const POINTS_A_TOKEN = 1;
/** What a card costs that the disaster of each round takes. */
const LOST_CARD = [4, 6, 9];
/** A shield on the Action Sheet is gone after the round, and the token for it does not build. */
const PASSING = 0.3;
/** With so few tokens left the district will hardly change before the last disaster. */
const SETTLED = 3;
/** Tokens it takes to find and complete a project of a wanted sector that is not in sight. */
const TOKENS_A_PROJECT = 3.5;
/** The part of one's tokens that does not go into shields and into what disasters take. */
const BUILDING = 0.75;

/** A whim has so many grades. */
const GRADES = 1000;

export function read({ view, seat, random }: BotTurn<Invest>, temper: Temper): Reading {
  const mine = view.seats[seat];
  if (mine === undefined) throw new Error(`no seat ${seat}`);
  const odds = oddsOf(view);
  const left = mine.tokens + (view.rounds - view.round) * BUDGET;
  const isSettled = view.round === view.rounds && mine.tokens <= SETTLED;
  const exact = temper.protects && isSettled ? losses(view, seat).map(({ loss }) => loss) : null;
  const cost = (round: number, nth: number) =>
    !temper.protects ? 0 : exact === null ? (LOST_CARD[round - 1] ?? 0) : (exact[nth - 1] ?? 0);
  const saving = { view, odds, mine, cost };
  const serving = view.seats.flatMap(({ district }, owner) =>
    district.filter(({ card, tokens }) => owner === seat || (isGroup(card) && tokens.includes(seat))),
  );
  const reading: Hopes = {
    view,
    seat,
    mine,
    temper,
    whim: random.int(GRADES) / GRADES,
    left,
    prospect: mine.score.points + left * POINTS_A_TOKEN,
    lasting: (hazard, count) => {
      const { now, later } = savedBy(saving, hazard, count);
      return now + later;
    },
    passing: Object.fromEntries(
      HAZARDS.map((hazard) => [hazard, PASSING * savedBy(saving, hazard).now]),
    ) as Reading['passing'],
    begun: Object.fromEntries(
      SECTORS.map((sector) => [
        sector,
        serving.filter(({ card }) => projectOf(card).sector === sector).length,
      ]),
    ) as Reading['begun'],
  };
  return {
    ...reading,
    chances: {
      sectors: chanceOf(reading, costOfSectors(reading)),
      key: mine.key === null ? 0 : chanceOf(reading, costOfKey(reading, mine.key)),
    },
  };
}

export const isGroup = (card: CardId): boolean => projectOf(card).investors !== null;

/** The chance to reach a bonus with projects that cost so many tokens. */
const chanceOf = ({ left }: Hopes, cost: number): number =>
  Math.min(0.9, Math.max(0.02, 0.35 + (left * BUILDING - cost) / 12));

/** What the cheapest projects of a sector cost that are in hand or on top of the deck, then those one hopes for. */
function costsOf({ view }: Hopes, sector: Sector): readonly number[] {
  const inHand = view.hand
    .filter((card) => projectOf(card).sector === sector)
    .map((card) => projectOf(card).cost);
  const top = view.decks.find((deck) => deck.sector === sector)?.top ?? null;
  const inSight = [...inHand, ...(top === null ? [] : [projectOf(top).cost + 1])];
  return inSight.sort((a, b) => a - b);
}

function costOfSectors(reading: Hopes): number {
  const missing = SECTORS.filter((sector) => reading.begun[sector] === 0);
  return missing.reduce((sum, sector) => sum + (costsOf(reading, sector)[0] ?? TOKENS_A_PROJECT), 0);
}

function costOfKey(reading: Hopes, key: Sector): number {
  const needed = Math.max(0, BONUS.keyProjects - reading.begun[key]);
  const costs = costsOf(reading, key);
  return Array.from({ length: needed }, (_, at) => costs[at] ?? TOKENS_A_PROJECT).reduce((a, b) => a + b, 0);
}
