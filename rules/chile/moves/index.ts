import type { Game } from '../../engine/game';
import { advertise } from './advertising';
import { fundraise } from './fundraise';
import { issueMoves } from './issues';
import { presence } from './presence';
import type { Chile } from '../types';

export const moves: Game<Chile>['moves'] = { ...fundraise, ...presence, ...advertise, ...issueMoves };
