import { DEBRIEF_STEPS, type Moment } from '@/rules/engine/debrief';
import type { GameTypes } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { botPlayer, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { same } from '@/rules/engine/same';
import { fetchDebrief, fetchGame } from '@/rules/shelf';

import { TRUTHS } from './truths';
import type { Told } from './told';

const MAX_MOVES = 100_000;
/** Every fourth game is played by people who touch anything. */
const RANDOM_EACH = 4;

/** The round that a sentence says is the one that it is about. */
const ROUNDS = ['round', 'day', 'period'];

export type Found = {
  readonly number: number;
  readonly moments: readonly Moment[];
  readonly faults: readonly string[];
  /** What would be wrong with these moments. */
  readonly faultsIn: (moments: readonly Moment[]) => readonly string[];
};

/** Plays a game to its end and says what its debrief finds, and what of that the log does not bear out. */
export async function momentsOfGame(id: string, number: number): Promise<Found> {
  const [game, debrief] = await Promise.all([fetchGame(id), fetchDebrief(id)]);
  const { min, max } = game.seats;
  const seats = min + (number % (max - min + 1));
  const told: Told[] = [];
  let before: GameTypes['view'] | null = null;
  let first: GameTypes['view'] = {};
  let isEarly = false;
  const { match } = playOut(
    game,
    { seats, options: tableOptions(game, {}), seed: seedFrom(number) },
    number % RANDOM_EACH === 0 ? randomPlayer() : botPlayer(game),
    {
      random: createRandom(seedFrom(-1 - number)),
      maxMoves: MAX_MOVES,
      visit: (now, step) => {
        if (before === null) first = game.view(now.state, null);
        for (const { to, event } of step?.events ?? [])
          if (to === 'all') told.push({ event, before: before ?? first });
        before = game.view(now.state, null);
        isEarly ||= game.result(now.state) === null && debrief.moments(before).length > 0;
      },
    },
  );
  if (game.result(match.state) === null) throw new Error(`${id} ${number} does not end`);
  const moments = debrief.moments(game.view(match.state, null));
  // A phone that holds a seat finds the same as the shared screen, or its card would be another.
  const others = Array.from({ length: seats }, (_, seat) => debrief.moments(game.view(match.state, seat)));
  const isShared = others.every((found) => same(found, moments));
  const faultsIn = (said: readonly Moment[]) => faultsOf(id, said, { told, first });
  return {
    number,
    moments,
    faults: [
      ...faultsIn(moments),
      ...(isShared ? [] : ['not the same for all']),
      ...(isEarly ? ['told of a game that is not over'] : []),
    ],
    faultsIn,
  };
}

function faultsOf(
  id: string,
  moments: readonly Moment[],
  of: { told: readonly Told[]; first: object },
): string[] {
  const truths = TRUTHS[id] ?? {};
  const ids = moments.map((moment) => moment.id);
  const perStep = DEBRIEF_STEPS.map((step) => moments.filter((moment) => moment.step === step).length);
  return [
    ...moments.flatMap((moment) => {
      const isTrue = truths[moment.id];
      if (isTrue === undefined) return [`${moment.id}: nobody checks it`];
      const { round, values } = moment;
      const isOfRound = ROUNDS.every((name) => values[name] === undefined || values[name] === round);
      return isOfRound && isTrue(moment, of) ? [] : [`${moment.id}: ${JSON.stringify(moment)}`];
    }),
    ...(new Set(ids).size === ids.length ? [] : [`alike: ${ids.join()}`]),
    ...(Math.max(...perStep) <= 3 ? [] : ['more than three in a step']),
  ];
}
