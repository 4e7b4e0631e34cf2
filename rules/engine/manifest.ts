import type { Debrief } from './debrief';
import type { Game, GameTypes } from './game';
import type { Trials } from './trials';

/** The languages that the app speaks, and the five games. */
export type LanguageId = 'en' | 'fr' | 'es' | 'pt' | 'id' | 'sw';

/** Words by key, with `{placeholders}`. */
export type Catalogue = { readonly [key: string]: string };

/** English at least. What a game does not say in a language is said in English there. */
export type InLanguages<T> = { readonly en: T } & { readonly [L in LanguageId]?: T };

/** What stands on the lid of the box: enough for the shelf, before a game's other words are fetched. */
export type Lid = {
  readonly name: string;
  readonly blurb: string;
  readonly players: string;
  readonly time: string;
};

/** What a shelf and a lobby need to know of a game before its rules are fetched. */
export type Facts<G extends GameTypes = GameTypes> = Pick<
  Game<G>,
  'id' | 'rulesVersion' | 'seats' | 'options'
> & {
  /** About how long a game takes. The shelf goes from the shortest game to the longest. */
  readonly minutes: number;
  /** The option that holds the seconds a player has for a lock, in a game with such a clock. */
  readonly lockClock?: keyof G['options'] & string;
};

/**
 * All there is to say of a game, except how it looks. Facts and lid come with a guest's first load, so they are
 * small; everything else is a dynamic import, which must be written out where it stands for Metro to find it.
 */
export type GameManifest<G extends GameTypes = GameTypes, Text extends Catalogue = Catalogue> = Facts<G> & {
  readonly lid: InLanguages<Lid>;
  readonly words: InLanguages<() => Promise<Text>>;
  /** The numbers in its words, by the name of their placeholder. */
  readonly numbers: () => Promise<{ readonly [name: string]: string | number }>;
  readonly rules: () => Promise<Game<G>>;
  /** The talk after it. */
  readonly debrief: () => Promise<Debrief<G>>;
  /** For the simulators and the tests. The app never fetches it, and Metro leaves it out. */
  readonly trials: () => Promise<Trials<G>>;
};
