import type { PublicKey } from '@/table/wire/channel';
import { type Chain, headAt, reachOf } from './chain';
import { compare, readStand, type Stand, standText } from './gate';
import type { Hash } from './hash';

/** Where a phone stands: at which table, by which sign, at which head of which chain. */
export type CompareView = {
  readonly table: string;
  readonly device: PublicKey;
  /** The round in which the sign was made, and all of the sign: the circle and what everybody gave to it. */
  readonly sign: { readonly id: string; readonly hash: Hash };
  readonly epoch: number;
  readonly chain: Chain;
  /** The other phones that the sign binds and that run the app. */
  readonly apps: readonly PublicKey[];
};

const NAME = 'palaver-compare-1';

/**
 * `different`: another circle. `fork`: the same circle, another game. `apart`: the other phone is a few records ahead or
 * behind, so both are right to be asked again. `page`: whatever a page shows, the host has drawn it.
 */
export type CodesCompared = 'same' | 'different' | 'fork' | 'apart' | 'other-table' | 'page' | 'unreadable';

/** What a phone has read off another one, and off which. */
export type Scanned = { readonly found: CodesCompared; readonly device: PublicKey | null };

/** What a phone shows as a QR code. All of it is known to every phone of the table. */
export function compareCode(view: Omit<CompareView, 'apps'>): string | null {
  const { table, device, sign, epoch, chain } = view;
  const at = reachOf(chain);
  const head = headAt(chain, at);
  return head && [NAME, table, device, sign.id, sign.hash, standText({ epoch, at, head })].join(' ');
}

type Read = Pick<CompareView, 'table' | 'device' | 'sign'> & { readonly stand: Stand };

function readCode(text: string): Read | null {
  const [name, table = '', device = '', id = '', hash = '', ...rest] = text.split(' ');
  const stand = readStand(rest.join(' '));
  const isSound = /^[0-9a-f]{64} [0-9a-f]{16} [0-9a-f]{64}$/.test([device, id, hash].join(' '));
  return name === NAME && isSound && stand !== null ? { table, device, sign: { id, hash }, stand } : null;
}

/**
 * Holds the code of another phone against what this one knows. Whole hashes, so nothing is left to chance; and it came
 * from screen to camera, so no host has carried it.
 */
export function checkCompareCode(mine: CompareView, scanned: string): Scanned {
  const theirs = readCode(scanned);
  if (theirs === null || theirs.device === mine.device) return { found: 'unreadable', device: null };
  return { found: holdAgainst(mine, theirs), device: theirs.device };
}

function holdAgainst(mine: CompareView, theirs: Read): CodesCompared {
  const { stand } = theirs;
  if (theirs.table !== mine.table) return 'other-table';
  const standing = compare(mine.chain, mine.epoch, stand);
  const isSameSign = theirs.sign.hash === mine.sign.hash;
  // A phone that was away has missed the latest sign: that is no lie, unless both stand at the very same place.
  if (!isSameSign && theirs.sign.id !== mine.sign.id && standing !== 'fork')
    return standing === 'same' && stand.at === reachOf(mine.chain) ? 'different' : 'apart';
  if (!isSameSign) return 'different';
  if (!mine.apps.includes(theirs.device)) return 'page';
  if (standing === 'same' || standing === 'fork') return standing;
  return 'apart';
}

/** How one phone shows its code and takes another's. Apart from the phone's own program, which most load without a use for it. */
export const codesOf = (phone: {
  readonly compareView: () => CompareView | null;
  readonly scanned: (result: Scanned) => void;
}) => ({
  mine: (): string | null => {
    const view = phone.compareView();
    return view && compareCode(view);
  },
  check: (text: string): CodesCompared => {
    const view = phone.compareView();
    if (view === null) return 'apart';
    const result = checkCompareCode(view, text);
    phone.scanned(result);
    return result.found;
  },
});
