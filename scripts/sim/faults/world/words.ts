import type { Game, GameTypes, Legal } from '@/rules/engine';

import type { Phone } from './types';

/** What this phone's player could do now that takes words of their own. */
export const movesWithWords = ({ now }: Phone, game: Game): readonly Legal<GameTypes>[] =>
  ((now?.guest.state().snapshot?.legal ?? []) as readonly Legal<GameTypes>[]).filter(
    ({ type }) => game.moves[type]?.text !== undefined,
  );
