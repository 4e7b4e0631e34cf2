import * as z from 'zod/mini';

import { ACTORS, AXES, OUTCOMES, STANDINGS } from '@/rules/ryv/kinds';

import { type Codec, json } from '@/table/log/storedValues';

import type { Draft } from './draft';

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
