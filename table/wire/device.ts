import * as z from 'zod/mini';

import type { PublicKey } from './channel';
import { hex } from './schema';

/** What a device runs: the app, a page that the host served, or the app that is the table itself. */
export const RUNS = ['app', 'page', 'host'] as const;
export type Runs = (typeof RUNS)[number];

/** A phone, however many seats it holds: one key at a table. */
export type Device = { readonly key: PublicKey; readonly runs: Runs };

/** Said with every hello. `proof` where the line's key is not the device's own. */
export const helloDevice = z.strictObject({
  key: hex(32),
  runs: z.enum(RUNS),
  proof: z.optional(z.string().check(z.regex(/^[\w-]{22}$/))),
});
export type HelloDevice = z.infer<typeof helloDevice>;
