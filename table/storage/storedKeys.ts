import type { PublicKey } from '@/table/wire/channel';

const TABLE = '([^/]+)';
const SEAT = '([0-9a-f]{16})';
const OF_SEAT = `/${SEAT}/${TABLE}`;

type Stored = {
  /** What stands behind the kind in a key of this kind. */
  readonly rest: RegExp;
  /** What its groups catch, in their order. */
  readonly groups: readonly ('seat' | 'table')[];
  /** Raised with every change to the shape of the value. From 2 on it stands in the key, so an older app overlooks it. */
  readonly version: number;
};

const stored = (rest: string, version = 1): Stored => ({
  rest: new RegExp(`^${rest}$`),
  // A seat always stands before its table.
  groups: [
    ...(rest.includes(SEAT) ? ['seat' as const] : []),
    ...(rest.includes(TABLE) ? ['table' as const] : []),
  ],
  version,
});

/** Every kind of value that a device keeps. What is not listed here cannot be written: `StoredKey` is made of it. */
const KINDS = {
  settings: stored(''),
  tips: stored(''),
  /** What opens the shared screen of the host on this computer. */
  screen: stored(''),
  design: stored('/[^/]+'),
  'design-parts': stored('/[^/]+'),
  /** How this phone comes back to a table, with the keys of its seats. */
  at: stored(`/${TABLE}`),
  /** This phone's secret key at a table, whichever seats it holds. */
  device: stored(`/${TABLE}`),
  /** Who is at a table, as this phone was bound to it, and the table's sign. */
  circle: stored(`/${TABLE}`),
  /** What this phone gave to a deal, and whether it was there. */
  dealt: stored(`/${TABLE}/\\d+`),
  /** Where a game stood when this phone last saw it. */
  standing: stored(`/${TABLE}`),
  finished: stored(`/${TABLE}`),
  /** Where a table has moved. */
  moved: stored(`/${TABLE}`),
  /** What guests type to join a table on this device. */
  code: stored(`/${TABLE}`),
  /** A line of the log of a table on this device. */
  table: stored(`/${TABLE}/\\d{6,}`),
  slips: stored(`${OF_SEAT}/\\d+/.+`),
  /** What a phone was shown and did, for the audit. */
  seen: stored(`${OF_SEAT}/\\d+/\\d+`),
  /** The numbers that a seat gave to a shuffle, before there were devices. */
  shuffle: stored(`${OF_SEAT}/\\d+`),
  /** The round of the shuffle from which a match was dealt. */
  began: stored(`${OF_SEAT}/\\d+/began`),
  /** A copy of a table's sealed log: what opens it, then its items. */
  replica: stored(`${OF_SEAT}/[0-9a-f]+`),
  item: stored(`${OF_SEAT}/[0-9a-f]+/\\d{6,}`),
  /** Where the chain over the log stood when this phone last saw it. */
  chain: stored(`/${TABLE}`),
  /** What the heads of the chain were in this match, for the audit. */
  heads: stored(`/${TABLE}/\\d+`),
  /** Who held which seat when the game was dealt. */
  pins: stored(`/${TABLE}`),
  /** The secret key of a bot, named after its public key alone. */
  bot: stored(`/${SEAT}[0-9a-f]{48}`),
} as const satisfies { readonly [kind: string]: Stored };

export type Kind = keyof typeof KINDS;

/** These stand under the name of the value that they belong to. */
const SHARED_NAMES = { began: 'shuffle', item: 'replica' } as const;
type Name<K extends Kind> = K extends keyof typeof SHARED_NAMES ? (typeof SHARED_NAMES)[K] : K;
type Whole = 'settings' | 'tips' | 'screen';

export type KeyOf<K extends Kind> = K extends Whole ? K : `${Name<K>}/${string}`;

/** A value that this version could not read, moved here before another one took its place. */
type BrokenKey = `broken/${number}/${string}`;

export type StoredKey = { readonly [K in Kind]: KeyOf<K> }[Kind] | BrokenKey;

const nameOf = (kind: Kind): string => (kind === 'began' || kind === 'item' ? SHARED_NAMES[kind] : kind);

function key<K extends Kind>(kind: K, ...parts: readonly (string | number)[]): KeyOf<K> {
  const { version } = KINDS[kind];
  const name = version === 1 ? nameOf(kind) : `${nameOf(kind)}@${version}`;
  return [name, ...parts].join('/') as KeyOf<K>;
}

const SEAT_CHARS = 16;
const NUMBER_CHARS = 6;
const numbered = (at: number) => String(at).padStart(NUMBER_CHARS, '0');

/** A seat's values are named after the beginning of its key. */
export const seatMark = (publicKey: PublicKey): string => publicKey.slice(0, SEAT_CHARS);

type OfSeat = { readonly seat: PublicKey; readonly table: string };
type OfMatch = OfSeat & { readonly match: number };
const seatParts = ({ seat, table }: OfSeat) => [seatMark(seat), table] as const;

/** How each value is called. */
export const keyFor = {
  settings: () => key('settings'),
  tips: () => key('tips'),
  screen: () => key('screen'),
  design: (id: string) => key('design', id),
  designParts: (digest: string) => key('design-parts', digest),
  at: (table: string) => key('at', table),
  device: (table: string) => key('device', table),
  circle: (table: string) => key('circle', table),
  dealt: ({ table, match }: Omit<OfMatch, 'seat'>) => key('dealt', table, match),
  standing: (table: string) => key('standing', table),
  finished: (table: string) => key('finished', table),
  moved: (table: string) => key('moved', table),
  code: (table: string) => key('code', table),
  line: (table: string, line: number) => key('table', table, numbered(line)),
  slips: (of: OfMatch, ballot: string) => key('slips', ...seatParts(of), of.match, ballot),
  seen: (of: OfMatch, page: number) => key('seen', ...seatParts(of), of.match, page),
  shuffle: (of: OfMatch) => key('shuffle', ...seatParts(of), of.match),
  began: (of: OfMatch) => key('began', ...seatParts(of), of.match, 'began'),
  replica: (of: OfSeat, id: string) => key('replica', ...seatParts(of), id),
  item: (of: OfSeat, id: string, item: number) => key('item', ...seatParts(of), id, numbered(item)),
  chain: (table: string) => key('chain', table),
  heads: (table: string, page: number) => key('heads', table, page),
  pins: (table: string) => key('pins', table),
  bot: (publicKey: PublicKey) => key('bot', publicKey),
} as const;

export type ReadKey = {
  readonly kind: Kind;
  readonly version: number;
  /** Written by a later version of the app: it is kept and not read. */
  readonly isNewer: boolean;
  /** Set aside because it could not be read. */
  readonly isBroken: boolean;
  readonly table: string | null;
  readonly seat: string | null;
};

const KEY = /^([a-z-]+)(?:@(\d{1,4}))?(\/.*)?$/s;
const BROKEN = /^broken\/\d+\/(.*)$/s;

/** What a key is the key of; `null` when no version of this app has written it. */
export function readKey(text: string): ReadKey | null {
  const broken = BROKEN.exec(text);
  const inner = broken === null ? null : readKey(broken[1] ?? '');
  if (broken !== null) return inner && { ...inner, isBroken: true };
  const [, name, at = '1', rest = ''] = KEY.exec(text) ?? [];
  const version = Number(at);
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const match = nameOf(kind) === name ? KINDS[kind].rest.exec(rest) : null;
    if (match === null) continue;
    const { groups } = KINDS[kind];
    const caught = (what: 'seat' | 'table') => match[groups.indexOf(what) + 1] ?? null;
    const table = groups.includes('table') ? caught('table') : null;
    const seat = groups.includes('seat') ? caught('seat') : null;
    return { kind, version, isNewer: version > KINDS[kind].version, isBroken: false, table, seat };
  }
  return null;
}

export const isStoredKey = (text: string): text is StoredKey => readKey(text) !== null;

export const brokenKey = (number: number, of: StoredKey): BrokenKey => `broken/${number}/${of}`;
