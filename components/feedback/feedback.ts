import type { SoundName } from '@/assets/sounds/synth';

/**
 * What a table can be heard and felt to do. A name says what happened, never what was chosen: there is no way to
 * say more, so that a vote sounds and feels the same whatever it is.
 */
export type Feedback = SoundName;

/** Plays sounds and vibrates. Neither function throws: a phone that cannot stays silent. */
export type Player = {
  readonly sound: (what: Feedback) => void;
  readonly buzz: (what: Feedback) => void;
};
