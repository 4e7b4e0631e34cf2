import * as z from 'zod/mini';

import { hex } from '@/table/wire/schema';
import { type LogChain, publicRecord } from '@/table/log/logChain';
import type { TableRecord } from '@/table/log/records';

/** More than any match may have, with the rounds before it. */
const MAX_OTHERS = 5_000;

/** All that the chain binds of a match besides its moves, as it is published. */
export const chainFile = z.strictObject({
  /** The place before the round that the match was dealt from, and the head there. */
  at: z.int().check(z.gte(0)),
  head: hex(32),
  others: z
    .array(
      z.strictObject({
        /** How many moves stand before it. */
        after: z.int().check(z.gte(0)),
        record: z.looseObject({ t: z.string().check(z.maxLength(16)) }),
      }),
    )
    .check(z.maxLength(MAX_OTHERS)),
});
export type ChainFile = z.infer<typeof chainFile>;

const isDeal = (record: TableRecord): boolean =>
  record.t === 'shuffle' || (record.t === 'round' && record.for === 'deal');

/** Gathers the records of the latest match, from its round to its last move. */
export function createChainFile() {
  let others: ChainFile['others'] = [];
  let moves = 0;
  let count = 0;
  let kept = 0;
  let isDealing = false;

  return {
    add(record: TableRecord): void {
      if (record.t === 'sealing' || record.t === 'carried') return;
      if (isDeal(record) || (record.t === 'start' && !isDealing)) [others, moves, count] = [[], 0, 0];
      isDealing = isDeal(record) || (isDealing && record.t !== 'start');
      count += 1;
      if (record.t === 'move') moves += 1;
      else others.push({ after: moves, record: publicRecord(record) as { t: string } });
      if (record.t === 'move' || record.t === 'start') kept = others.length;
    },
    /** `null` where the chain over this log does not reach back so far. */
    from(chain: Pick<LogChain, 'reach' | 'since'>): ChainFile | null {
      const at = chain.reach() - count;
      const { from, head } = chain.since(at + 1);
      return from === at + 1 ? { at, head: head(), others: others.slice(0, kept) } : null;
    },
  };
}
