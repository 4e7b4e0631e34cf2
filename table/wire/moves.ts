import * as z from 'zod/mini';

import { ACCEPTED } from './limits';
import { hex, seat } from './schema';

/** The key of a ballot. */
export const ballot = z.string().check(z.maxLength(64));
/** What a phone does with its slips. */
export const ballotMove = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('lock'),
    commitments: z.array(hex(32)).check(z.maxLength(8)),
    entrusted: z.optional(
      z.strictObject({
        boxes: z
          .array(
            z.strictObject({
              to: hex(32),
              seats: z.array(seat).check(z.minLength(1), z.maxLength(16)),
              box: z.string().check(z.maxLength(512)),
              hash: z.optional(hex(16)),
            }),
          )
          .check(z.maxLength(16)),
      }),
    ),
  }),
  z.strictObject({ type: z.literal('open'), slips: z.array(hex(32)).check(z.maxLength(8)) }),
  z.strictObject({
    type: z.literal('show'),
    to: seat,
    part: z.string().check(z.maxLength(16)),
    box: z.string().check(z.maxLength(256)),
  }),
]);
/** A move of the game: its rules look into it. */
export const gameMove = z
  .looseObject({
    type: z.string().check(z.maxLength(32), z.regex(/^(?!(lock|open|show)$)/)),
  })
  .check(z.refine(({ text }) => typeof text !== 'string' || text.length <= ACCEPTED.rawWords));
