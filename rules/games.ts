import { dystocratic } from './dystocratic';
import type { Game } from './engine/game';

/** The shelf: every game by its id. */
export const GAMES: { readonly [id: string]: Game } = { dystocratic };
