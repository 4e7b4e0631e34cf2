import type { Game, GameTypes, Winner } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { botPlayer, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { GAMES } from '@/rules/games';

import { simulation } from './simulation';
