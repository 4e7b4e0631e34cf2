import type { Op } from '@/table/wire/protocol';

/** Who asks. Whoever opened the table is its steward, seated or not. */
export type Role = 'steward' | 'player' | 'looker-on';

const MEMBERS: readonly Role[] = ['steward', 'player'];

/**
 * Who may ask for what, in one place. What is not listed belongs to one's own seat, or to a seat that is free, and is
 * looked at where it is done.
 */
const RIGHTS: { readonly [T in Op['type']]?: readonly Role[] } = {
  options: MEMBERS,
  start: MEMBERS,
  again: MEMBERS,
  bot: MEMBERS,
  remove: ['steward'],
  door: ['steward'],
};

export const mayAsk = (role: Role, op: Op['type']): boolean => RIGHTS[op]?.includes(role) ?? true;
