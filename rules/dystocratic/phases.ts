import type { Game, Seat } from '../engine/game';
import type { Dystocratic, State } from './types';

const everyone = ({ hands }: State): readonly Seat[] => hands.map((_, seat) => seat);

export const phases: Game<Dystocratic>['phases'] = {
  deal: { actors: ({ dealer }) => [dealer], moves: ['deal'] },
  talk: { actors: everyone, moves: ['play', 'say', 'note'] },
  over: { actors: () => [], moves: [] },
};
