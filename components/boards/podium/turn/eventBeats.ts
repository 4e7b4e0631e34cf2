import { DURATION } from '@/components/motion/useMotion';
import { EVENT } from '@/rules/podium/text/numbers';
import type { EventId } from '@/rules/podium/types';

/** The card lies face down. */
const HUSH_MS = 500;
/** It has turned, and its name is read. */
const TOLD_MS = HUSH_MS + DURATION.flip + 1_200;
/** One thing that it does, or that is stopped. */
const EFFECT_MS = 700;

/** When the card turns, when its shield is seen, and when each of its effects is. */
export const eventBeats = (event: EventId): readonly number[] => [
  HUSH_MS,
  TOLD_MS,
  ...EVENT[event].effects.map((_, at) => TOLD_MS + (at + 1) * EFFECT_MS),
];

/** Until the last effect has been seen, and the markers move. */
export const eventMs = (event: EventId): number => (eventBeats(event).at(-1) ?? 0) + EFFECT_MS;
