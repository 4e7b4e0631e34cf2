import { type Chain, headAt, reachOf } from './chain';
import { compare, readStand, type Stand, standText } from './gate';
import type { Hash } from './hash';

/** Where a phone stands: at which table, in which circle, at which head of which chain. */
export type CompareView = {
  readonly table: string;
  readonly circle: Hash;
  readonly epoch: number;
  readonly chain: Chain;
};

const NAME = 'palaver-compare-1';

/** `apart`: the other phone is a few records ahead or behind, so both are right to be asked again. */
export type CodesCompared = 'same' | 'different' | 'other-table' | 'apart' | 'unreadable';

/** What a phone shows as a QR code. All of it is known to every phone of the table. */
export function compareCode({ table, circle, epoch, chain }: CompareView): string | null {
  const at = reachOf(chain);
  const head = headAt(chain, at);
  return head && [NAME, table, circle, standText({ epoch, at, head })].join(' ');
}

function readCode(text: string): { table: string; circle: Hash; stand: Stand } | null {
  const [name, table = '', circle = '', ...rest] = text.split(' ');
  const stand = readStand(rest.join(' '));
  return name === NAME && /^[0-9a-f]{64}$/.test(circle) && stand !== null ? { table, circle, stand } : null;
}

/**
 * Holds the code of another phone against what this one knows. Whole hashes, so nothing is left to chance; and it came
 * from screen to camera, so no host has carried it.
 */
export function checkCompareCode(mine: CompareView, scanned: string): CodesCompared {
  const theirs = readCode(scanned);
  if (theirs === null) return 'unreadable';
  if (theirs.table !== mine.table) return 'other-table';
  if (theirs.circle !== mine.circle) return 'different';
  const standing = compare(mine.chain, mine.epoch, theirs.stand);
  if (standing === 'same') return 'same';
  return standing === 'fork' ? 'different' : 'apart';
}
