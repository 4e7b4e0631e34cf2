import * as z from 'zod/mini';

export const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
export const seat = z.int().check(z.gte(0), z.lt(16));
/** `host:port`, as a table names its addresses. */
export const addresses = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(8));
