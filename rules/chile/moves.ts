import type { Game } from '../engine/game';
import { advertise } from './moves/advertising';
import { fundraise } from './moves/fundraise';
import { issueMoves } from './moves/issues';
import { presence } from './moves/presence';
import type { Chile } from './types';

export const moves: Game<Chile>['moves'] = { ...fundraise, ...presence, ...advertise, ...issueMoves };
