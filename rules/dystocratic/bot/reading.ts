import type { BotTurn } from '../../engine/game';
import type { Random } from '../../engine/random';
import type { Dystocratic, Predicted, View } from '../types';
import { oddsOf, SAYS_SO, type Side, temptation, updated } from './beliefs';
import { type Plan, prospect, type Race, raceOf } from './outlook';

/** What a seat makes of the table before it decides anything. */
export type Reading = {
  readonly seat: number;
  readonly view: View;
  readonly random: Random;
  readonly race: Race;
  /** How likely each rival is to vote with the AI. */
  readonly odds: readonly number[];
  /** What the seat gains by voting with the AI, as far as everyone can tell: the measure for what it knows beyond. */
  readonly expected: number;
  /** What the seat has locked. */
  readonly plan: Plan | null;
  readonly isMyTurn: boolean;
  /** Whether others show this seat what it peeks at. */
  readonly isShown: boolean;
};

const PREDICTED: readonly Predicted[] = ['none', 'majority', 'minority', 'alone'];
/** How strongly what a seat knows moves it from the side everyone would expect. */
const CUNNING = 9;

export function read(turn: BotTurn<Dystocratic>): Reading {
  const { seat, view, random } = turn;
  const race = raceOf(view, seat);
  const others = view.seats.map((_, other) => other).filter((other) => other !== seat);
  return {
    seat,
    view,
    random,
    race,
    odds: oddsOf(turn),
    expected: gain(
      prospects(
        others.map((other) => temptation(view, other)),
        race,
      ),
    ),
    plan: turn.locked
      ? {
          withAi: turn.locked['vote'] === view.ai,
          prediction: (turn.locked['prediction'] ?? 'none') as Predicted,
        }
      : null,
    isMyTurn: view.turn === seat,
    isShown: turn.shown !== null,
  };
}

/** Rivals are listed without the seat itself. */
export const rivalAt = ({ seat }: Reading, other: number): number => (other < seat ? other : other - 1);

const PLANS: { readonly [S in Side]: readonly Plan[] } = {
  with: PREDICTED.map((prediction) => ({ withAi: true, prediction })),
  against: PREDICTED.map((prediction) => ({ withAi: false, prediction })),
};
export const plansOn = (side: Side): readonly Plan[] => PLANS[side];

/** The chance of winning on either side, each with its best prediction. */
type Prospects = { readonly [S in Side]: number };

const prospects = (odds: readonly number[], race: Race): Prospects => ({
  with: Math.max(...plansOn('with').map((plan) => prospect(plan, odds, race))),
  against: Math.max(...plansOn('against').map((plan) => prospect(plan, odds, race))),
});

const gain = (of: Prospects): number => Math.log(of.with / of.against);

/** How likely this seat itself is to vote with the AI. A word it has given it keeps as often as it means to. */
export function lure(reading: Reading, of = prospects(reading.odds, reading.race)): number {
  const { view, seat, expected } = reading;
  const me = view.seats[seat];
  if (me !== undefined && me.forced !== null) return me.forced === view.ai ? 1 : 0;
  const tempted = updated(temptation(view, seat), Math.exp(CUNNING * (gain(of) - expected)), 1);
  if (me === undefined || me.claim === null || me.claim === 'undecided') return tempted;
  return me.claim === view.ai
    ? updated(tempted, SAYS_SO.with, 1 - SAYS_SO.against)
    : updated(tempted, 1 - SAYS_SO.with, SAYS_SO.against);
}

/** The chance of winning, whichever side the seat will end up on. */
export function outlook(reading: Reading, odds: readonly number[], race: Race): number {
  if (reading.plan !== null) return prospect(reading.plan, odds, race);
  const of = prospects(odds, race);
  const withAi = lure(reading, of);
  return withAi * of.with + (1 - withAi) * of.against;
}

const FINE = 1 << 20;
/** A number in [0, 1). */
export const chance = (random: Random): number => random.int(FINE) / FINE;
