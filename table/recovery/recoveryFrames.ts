import * as z from 'zod/mini';

import { seat } from '@/table/wire/schema';
import { entrusting, fromGuest, fromHost } from './replicaFrames';

const beat = z.object({ t: z.literal('beat') });

/** What a phone says to the device that wants to carry on as host. */
const fromRecoveryClient = z.discriminatedUnion('t', [fromGuest[2], ...entrusting, beat]);
export type FromRecoveryClient = z.infer<typeof fromRecoveryClient>;

const person = z.object({
  seat,
  name: z.string(),
  here: z.boolean(),
  agreed: z.boolean(),
  /** This phone's share is not what the host gave it. */
  forged: z.boolean(),
});

/** Who has come and who has agreed, for every screen. */
export const gathering = z.object({
  game: z.string(),
  people: z.array(person),
  /** How many must agree. */
  threshold: z.int(),
  stage: z.enum(['gathering', 'opening', 'failed', 'open']),
});
export type Gathering = z.infer<typeof gathering>;

const fromRecoveryServer = z.discriminatedUnion('t', [
  z.object({ t: z.literal('gathering'), gathering }),
  z.object({ t: z.literal('bye'), why: z.string() }),
  fromHost[3],
  beat,
]);
export type FromRecoveryServer = z.infer<typeof fromRecoveryServer>;

function parsed<T>(
  schema: { safeParse(value: unknown): { success: boolean; data?: T } },
  text: string,
): T | null {
  try {
    return schema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

export const parseFromRecoveryClient = (text: string): FromRecoveryClient | null =>
  parsed<FromRecoveryClient>(fromRecoveryClient, text);
export const parseFromRecoveryServer = (text: string): FromRecoveryServer | null =>
  parsed<FromRecoveryServer>(fromRecoveryServer, text);
