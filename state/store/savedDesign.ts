import * as z from 'zod/mini';

import type { Relation } from '@/rules/ryv/content/types';
import {
  type Actor,
  ACTORS,
  AXES,
  type Axis,
  type Level,
  type OutcomeId,
  OUTCOMES,
  type Standing,
  STANDINGS,
} from '@/rules/ryv/kinds';

import { type Codec, json } from '@/table/storage/storedValues';

/** A design while it is being made: the shape the engine checks, with parts that may still be missing. */
export type Words = { readonly name: string; readonly story: string };
export type Players = 3 | 4 | 5;
export type ClimateDraft = { readonly id: string; readonly words: Words } & {
  readonly [A in Axis]: Level<A> | null;
};
export type ScenarioDraft = {
  readonly id: string;
  readonly words: Words & { readonly outcomes: { readonly [O in OutcomeId]: Words } };
  readonly casts: { readonly [P in Players]: readonly string[] };
  readonly relations: readonly Relation[];
  readonly standings: { readonly [A in Actor]: Standing };
  readonly outcomes: { readonly [O in OutcomeId]: readonly Actor[] };
};
export type Kind = 'climate' | 'scenario';
export type DraftOf<K extends Kind> = {
  readonly [P in K]: P extends 'climate' ? ClimateDraft : ScenarioDraft;
};
export type Draft = DraftOf<'climate'> | DraftOf<'scenario'>;

/** A draft as it was put away, with the time when it was begun. */
export type SavedDesign = { readonly draft: Draft; readonly at: number };

const actor = z.enum(ACTORS);
const words = z.object({ name: z.string(), story: z.string() });
const byOutcome = <T extends z.ZodMiniType>(of: T) =>
  z.object({ [OUTCOMES[0]]: of, [OUTCOMES[1]]: of, [OUTCOMES[2]]: of });
const standing = z.enum(STANDINGS);

const climate = z.object({
  id: z.string(),
  words,
  legal: z.nullable(z.enum(AXES.legal)),
  technology: z.nullable(z.enum(AXES.technology)),
  trust: z.nullable(z.enum(AXES.trust)),
  economy: z.nullable(z.enum(AXES.economy)),
  openness: z.nullable(z.enum(AXES.openness)),
});

const cast = z.array(z.string());
const scenario = z.object({
  id: z.string(),
  words: z.extend(words, { outcomes: byOutcome(words) }),
  casts: z.object({ 3: cast, 4: cast, 5: cast }),
  relations: z.array(z.object({ between: z.tuple([actor, actor]), is: z.enum(['good', 'poor']) })),
  standings: z.record(actor, standing),
  outcomes: byOutcome(z.array(actor)),
});

const savedDesign = z.object({
  at: z.number(),
  draft: z.union([z.strictObject({ climate }), z.strictObject({ scenario })]),
});

export const savedDesignCodec = json(savedDesign) as Codec<SavedDesign>;
