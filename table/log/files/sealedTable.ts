import * as z from 'zod/mini';

import { FILES } from '@/table/wire/limits';

export type SealedProblem = 'too-big' | 'not-a-table' | 'other-version';

export const VERSION = 1;

const sealed = z.object({
  palaver: z.literal('table'),
  v: z.literal(VERSION),
  salt: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  nonce: z.string().check(z.regex(/^[0-9a-f]{48}$/)),
  box: z.string().check(z.regex(/^([0-9a-f]{2})+$/)),
});

type SealedTable =
  | { readonly problem: null; readonly salt: string; readonly nonce: string; readonly box: string }
  | { readonly problem: SealedProblem };

/** A saved table as far as it can be read without its code, and without what opens it. It may come from anyone. */
export function readSealedTable(text: string): SealedTable {
  if (text.length > FILES.tableChars) return { problem: 'too-big' };
  const json = parsed(text) as { readonly palaver?: unknown; readonly v?: unknown } | null;
  if (json?.palaver !== 'table') return { problem: 'not-a-table' };
  if (json.v !== VERSION) return { problem: 'other-version' };
  const file = sealed.safeParse(json);
  return file.success ? { ...file.data, problem: null } : { problem: 'not-a-table' };
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
