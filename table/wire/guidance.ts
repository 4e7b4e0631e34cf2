import * as z from 'zod/mini';

import { DEBRIEF_STEPS, type DebriefStep, type Seat } from '@/rules/engine';

import { seat } from './schema';

/** Sentences that every phone says in its own language. */
export const READY = [
  'five',
  'one',
  'lock',
  'look-up',
  'phones-down',
  'seats',
  'well-done',
  'break',
] as const;
export type Ready = (typeof READY)[number];

/** What a raised hand is about, for all to see. */
export const ABOUT = ['question', 'stuck'] as const;
export type About = (typeof ABOUT)[number];

/** Letters of a message in one's own words. */
export const MESSAGE_MAX = 80;
/** The longest clock for all. */
const CLOCK_MAX_SECONDS = 3_600;

/** No step has more cards. */
const CARDS_MAX = 32;

/** What whoever looks after a table may ask for it, and what its players ask of them. */
export const guidanceOps = [
  z.strictObject({ type: z.literal('link') }),
  z.strictObject({ type: z.literal('led'), on: z.boolean() }),
  z.strictObject({ type: z.literal('pause'), on: z.boolean() }),
  z.strictObject({ type: z.literal('hide'), on: z.boolean() }),
  /** With neither, the last one is taken away. */
  z.strictObject({
    type: z.literal('message'),
    ready: z.optional(z.enum(READY)),
    words: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  }),
  /** `seconds`: 0 takes it away. */
  z.strictObject({
    type: z.literal('clock'),
    seconds: z.int().check(z.gte(0), z.lte(CLOCK_MAX_SECONDS)),
  }),
  /** A card of the talk after the game, on all screens; `step`: `null` ends the talk. */
  z.strictObject({
    type: z.literal('debrief'),
    step: z.nullable(z.enum(DEBRIEF_STEPS)),
    card: z.int().check(z.gte(0), z.lt(CARDS_MAX)),
  }),
  /** What would end by the clock of the table may end now. */
  z.strictObject({ type: z.literal('bell') }),
  /** `about`: `null` takes it down; `quiet` is for the steward alone. `seat`: the steward takes down somebody else's. */
  z.strictObject({
    type: z.literal('hand'),
    about: z.nullable(z.enum([...ABOUT, 'quiet'])),
    seat: z.optional(seat),
  }),
] as const;

/** What the table has been told from outside, and whose hands are up; missing where nothing was told. */
export type GuidanceInfo = {
  readonly isLed: boolean;
  readonly isPaused: boolean;
  readonly isHidden: boolean;
  readonly message: { readonly number: number; readonly ready?: Ready; readonly words?: string } | null;
  readonly hands: readonly { readonly seat: Seat; readonly about: About }[];
  /** The card of the talk that all look at; missing while nobody leads one. */
  readonly debrief?: { readonly step: DebriefStep; readonly card: number };
  /** A clock that everybody sees, by its number; how much of it is left comes with the frame. */
  readonly clock: number | null;
  /** Something would end by the clock of the table now, and whoever leads may end it before. */
  readonly hasBell: boolean;
};
