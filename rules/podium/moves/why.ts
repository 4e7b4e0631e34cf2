import type { PodiumText } from '../text/en';

/** Why a move is refused, in words of the game. */
export type WhyKey = Extract<keyof PodiumText, `why.${string}`>;
