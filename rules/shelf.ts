import { facts as chile } from './chile/facts';
import { facts as dystocratic } from './dystocratic/facts';
import type { Game } from './engine/game';
import { facts as invest } from './invest/facts';
import { facts as podium } from './podium/facts';
import { facts as ryv } from './ryv/facts';

/** What is known of a game before its rules are fetched. */
export type Facts = Pick<Game, 'id' | 'rulesVersion' | 'seats' | 'options'>;

/** The games one can play, in the order of the shelf. */
export const SHELF: { readonly [id: string]: Facts } = { dystocratic, chile, invest, podium, ryv };
