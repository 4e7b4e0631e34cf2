import type { BotTurn } from '../../engine/game';
import type { Random } from '../../engine/random';
import type { Dystocratic, Predicted, View } from '../types';
import { oddsOf } from './beliefs';
import { type Plan, prospect, type Standing, standingOf } from './outlook';

/** What a seat makes of the table before it decides anything. */
export type Reading = {
  readonly seat: number;
  readonly view: View;
  readonly random: Random;
  readonly standing: Standing;
  /** How likely each rival is to vote with the AI. */
  readonly odds: readonly number[];
  /** What the seat may still choose: a forced one has a single side. */
  readonly plans: readonly Plan[];
  readonly isMyTurn: boolean;
};

const PREDICTED: readonly Predicted[] = ['none', 'majority', 'minority', 'alone'];

export function read(turn: BotTurn<Dystocratic>): Reading {
  const { seat, view, random } = turn;
  const forced = view.seats[seat]?.forced ?? null;
  return {
    seat,
    view,
    random,
    standing: standingOf(view, seat),
    odds: oddsOf(turn),
    plans: [true, false]
      .filter((withAi) => forced === null || withAi === (forced === view.ai))
      .flatMap((withAi) => PREDICTED.map((prediction) => ({ withAi, prediction }))),
    isMyTurn: view.turn === seat,
  };
}

/** Rivals are listed without the seat itself. */
export const rivalAt = ({ seat }: Reading, other: number): number => (other < seat ? other : other - 1);

export const bestProspect = ({ plans }: Reading, odds: readonly number[], standing: Standing): number =>
  Math.max(...plans.map((plan) => prospect(plan, odds, standing)));

const FINE = 1 << 20;
/** A number in [0, 1). */
export const chance = (random: Random): number => random.int(FINE) / FINE;
