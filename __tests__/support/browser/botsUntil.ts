import { type Entry, type Game, type GameTypes, type Start, tableOptions } from '@/rules/engine';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, type RandomState, seedFrom } from '@/rules/engine/random';

/** More than any game here takes. */
const MOST_MOVES = 4_000;

/** The moves by which bots come from the start to a state like this one, the same for the same seed. */
export function botsUntil(
  game: Game,
  start: Start<GameTypes>,
  isThere: (state: GameTypes['state']) => boolean,
): readonly Entry<GameTypes>[] {
  let played = 0;
  let wanted: number | null = null;
  const options = tableOptions(game, start.options);
  const { entries } = playOut(game, { ...start, options }, botPlayer(game), {
    random: createRandom(start.seed),
    maxMoves: MOST_MOVES,
    visit: ({ state }, step) => {
      if (step !== null) played += 1;
      // What a bot has locked in a ballot cannot be opened by the phone that goes on for it.
      const isLocked = state.ballot?.locks.some((lock) => lock !== null) === true;
      if (wanted === null && !isLocked && isThere(state)) wanted = played;
    },
  });
  if (wanted === null) throw new Error('in this game the bots never come to such a state');
  return entries.slice(0, wanted);
}

/** More games than any test had to look through. */
const MOST_SEEDS = 60;

/**
 * The first seed with which bots come to a state like this, and from the first such state right to the next one that is
 * asked for. A change of their habits makes it another one.
 */
export function seedUntil(
  game: Game,
  start: Omit<Start<GameTypes>, 'seed'>,
  isThere: (state: GameTypes['state']) => boolean,
  isNext?: (state: GameTypes['state']) => boolean,
): RandomState {
  for (let number = 1; number <= MOST_SEEDS; number += 1) {
    const seed = seedFrom(number);
    const seen: GameTypes['state'][] = [];
    try {
      botsUntil(game, { ...start, seed }, (state) => {
        if (seen.length > 0 || isThere(state)) seen.push(state);
        return seen.length === 2;
      });
    } catch {
      // Not in this game.
    }
    const [there, next] = seen;
    if (there !== undefined && (isNext === undefined || (next !== undefined && isNext(next)))) return seed;
  }
  throw new Error('in no game do the bots come to such a state');
}
