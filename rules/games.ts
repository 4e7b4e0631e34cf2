import { chile } from './chile';
import { dystocratic } from './dystocratic';
import type { Game } from './engine/game';
import { invest } from './invest';
import { podium } from './podium';
import { ryv } from './ryv';

/** The shelf: every game by its id. */
export const GAMES: { readonly [id: string]: Game } = { chile, dystocratic, invest, podium, ryv };
