import type { GameTypes } from './game';

/** The steps of the talk after a game, in their order. */
export const DEBRIEF_STEPS = ['feel', 'happened', 'why', 'life', 'next'] as const;
export type DebriefStep = (typeof DEBRIEF_STEPS)[number];

/** What fills a gap of a sentence: a number, a word of the game by its key, or what the table itself wrote. */
export type Filling = number | { readonly key: string } | { readonly words: string };

/** Something that happened in this game and is worth talking about. It names nobody. */
export type Moment = {
  /** `moment.<id>` in the game's text. */
  readonly id: string;
  readonly step: DebriefStep;
  /** Counted as the game counts: a round, a Day, a Period. `null`: the game as a whole. */
  readonly round: number | null;
  readonly values: { readonly [name: string]: Filling };
};

/** What a game brings to the talk after it. */
export type Debrief<G extends GameTypes = GameTypes> = {
  /** From what everyone sees of a game that is over: so they tell nothing that is hidden. */
  moments(view: G['view']): readonly Moment[];
  /** Keys of the rulebook's questions. */
  readonly questions: { readonly [S in DebriefStep]: readonly string[] };
};

const MOST_IN_A_STEP = 3;

/** What was found, at most three for each step: those named first. */
export function mostTelling(found: readonly (Moment | null)[]): readonly Moment[] {
  const moments = found.filter((moment) => moment !== null);
  return DEBRIEF_STEPS.flatMap((step) =>
    moments.filter((moment) => moment.step === step).slice(0, MOST_IN_A_STEP),
  );
}

/** The first of those with the most; `null` when all have less than one. */
export function mostOf<T>(list: readonly T[], by: (one: T) => number): T | null {
  let found: T | null = null;
  for (const one of list) if (by(one) >= 1 && (found === null || by(one) > by(found))) found = one;
  return found;
}
