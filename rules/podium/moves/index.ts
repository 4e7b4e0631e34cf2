import type { Game } from '../../engine/game';
import type { Podium } from '../types';
import { debateMoves } from './debate';
import { implementMoves } from './implement';
import { investMoves } from './invest';
import { prepareMoves } from './prepare';
import { promiseMoves } from './promise';
import { proposeMoves } from './propose';

export const moves: Game<Podium>['moves'] = {
  ...prepareMoves,
  ...proposeMoves,
  ...debateMoves,
  ...promiseMoves,
  ...investMoves,
  ...implementMoves,
};
