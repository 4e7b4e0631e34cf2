import { type Invitation, type LinkProblem, parseJoinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { hostAddressText } from '@/net/links/linkParts';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { dialPlaces } from '@/net/dial/dialPlaces';
import { dialTable } from '@/net/dial/webSocketDial';
import type { Game } from '@/rules/engine/game';
import { fetchGame } from '@/rules/shelf';
import type { PhoneTrust } from '@/table/trust/phoneTrust';
import { compareAnew } from '@/table/rounds/roundMemory';
import type { Dial, PublicKey } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import { createGuest, type Guest, type GuestDeps } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';
import { keyFor } from '@/table/storage/storedKeys';
import { hex } from '@/table/wire/schema';
import type { WholeTable } from '@/table/log/files/tableFile';

import type { SavedTable } from '@/state/store/schema';
import { deviceValues, readStored, storedKeys, writeStored } from '@/state/store/values';
import { USUAL_PORT } from '@/net/lan/port';
import { lanAddresses, openLanListener } from '@/state/hosting/lanListener';
import { backupHostOffer } from '@/state/hosting/backupHostOffer';
import { newHostCandidates } from '@/state/join/hostCandidates';
import type * as localTable from './localTable';
import { currentSession, endSession, setSession, type TableInfo } from './tableSession';
import { trustAt } from './trustAt';

/** What is the same however one comes to a table. */
type Seats = {
  readonly tableId: string;
  /** `null` until the table has said what is played. */
  readonly game: string | null;
  readonly secretKeys: readonly string[];
};

/** The table has its host elsewhere. */
type Elsewhere = Seats & {
  readonly host: 'elsewhere';
  readonly invitation: Invitation;
  readonly steward?: string;
};

/** The program of a host. A guest needs none of it, so it is fetched by a phone that is itself the table. */
type LocalTables = typeof localTable;
const fetchLocalTables = (): Promise<LocalTables> => import('./localTable');

/** The table is on this phone. */
type Here = Seats & {
  readonly host: 'here';
  readonly rules: Game;
  readonly local: LocalTables;
  readonly game: string;
  /** How others come to it; `null`: they cannot. */
  readonly listener: {
    readonly port: number;
    readonly open: (host: Host, port: number) => () => void;
  } | null;
};

type Entry = Elsewhere | Here;

/** One line to the table for each seat, and what this phone has to end when it leaves. */
type Way = {
  readonly dial: (keys: KeyPair) => Dial;
  readonly hello: GuestDeps['hello'];
  readonly hostKey: PublicKey;
};
type Reached = Way & { readonly host: Host | null; readonly close: () => void };

const read = (tableId: string): SavedTable | null => {
  const saved = readStored('at', keyFor.at(tableId));
  return saved?.tableId === tableId ? saved : null;
};
const keep = (saved: SavedTable): void => writeStored('at', keyFor.at(saved.tableId), saved);

/** What is written down of an entry, so that it can be made again after a reload. */
function savedOf(entry: Entry): SavedTable {
  const { tableId, game, secretKeys } = entry;
  const seats = { tableId, game, secretKeys, at: systemClock.now() };
  if (entry.host === 'here')
    return { ...seats, invitation: null, ...(entry.listener && { port: entry.listener.port }) };
  const { invitation, steward } = entry;
  return { ...seats, invitation, ...(steward !== undefined && { steward }) };
}

/** The entry by which this phone came to the table before. */
async function entryOf({ tableId, game, secretKeys, invitation, port, steward }: SavedTable): Promise<Entry> {
  const seats = { tableId, game, secretKeys };
  if (invitation !== null)
    return { ...seats, host: 'elsewhere', invitation, ...(steward !== undefined && { steward }) };
  const [rules, local] = await Promise.all([fetchGame(game ?? ''), fetchLocalTables()]);
  const listener = port === undefined ? null : { port, open: openTo };
  return { ...seats, host: 'here', game: rules.id, rules, local, listener };
}

/** Rules and audit are fetched when a game is over; until then no guest needs them. */
const loadAudit = async (id: string) => {
  const [game, { auditGame }] = await Promise.all([fetchGame(id), import('@/table/audit/audit')]);
  return { game, audit: auditGame };
};

let way: (Way & { readonly trust: PhoneTrust }) | null = null;
let closeTable: () => void = () => undefined;

const guestBy = ({ dial, hello, trust }: NonNullable<typeof way>, secretKey: string): Guest => {
  const keys = { secretKey, publicKey: publicKeyOf(secretKey) };
  return createGuest({
    keys,
    crypto: tableCrypto,
    values: deviceValues,
    clock: systemClock,
    dial: dial(keys),
    // Players who share this phone are one witness.
    auditor: { phone: trust.device.key.slice(0, 16), load: loadAudit },
    hello,
    trust,
  });
};

/** Where else the table has said it can be found, or may be. Whoever answers there still has to prove the host's key. */
const otherPlaces = (tableId: string, first: string): readonly string[] => {
  const sitting = currentSession();
  const known = sitting?.tableId === tableId ? sitting.guests[0]?.state().table?.addresses : undefined;
  const named = (known ?? []).map(({ place }) => place);
  return [...new Set([...named, ...newHostCandidates(first)])].filter((place) => place !== first);
};

function wayTo({ invitation, steward }: Elsewhere): Reached {
  const { address, port, tableId, hostKey, joinSecret, seatTicket } = invitation;
  const first = hostAddressText({ address, port });
  const heir = backupHostOffer();
  return {
    dial: ({ secretKey }) =>
      dialPlaces(
        () => [first, ...otherPlaces(tableId, first)],
        (place) => dialTable({ url: `ws://${place}`, hostKey, tableId, seatSecret: secretKey }),
      ),
    hello: {
      secret: joinSecret,
      ...(heir !== null && { heir }),
      ...(steward !== undefined && { steward }),
      ...(seatTicket !== undefined && { ticket: seatTicket }),
    },
    hostKey,
    host: null,
    close: () => undefined,
  };
}

/** Throws when the log of the table cannot be read. */
function openHere({ tableId, rules, local, listener }: Here): Reached {
  const here = local.openLocalTable(tableId, rules, listener === null ? undefined : lanAddresses);
  const closeListener = listener?.open(here.host, listener.port);
  return {
    dial: here.dial,
    hello: { secret: here.host.joinSecret, steward: here.host.stewardSecret },
    hostKey: publicKeyOf(here.host.secretKey),
    host: here.host,
    close: () => {
      closeListener?.();
      here.close();
    },
  };
}

/** Leaves wherever this phone is, and sits down at a table with all its seats. Throws when a table here cannot be read. */
function sitDown(entry: Entry): void {
  leaveTable();
  const reached = entry.host === 'here' ? openHere(entry) : wayTo(entry);
  const { tableId, secretKeys } = entry;
  closeTable = reached.close;
  keep(savedOf(entry));
  const place = { table: tableId, hostKey: reached.hostKey };
  const reachedBy = { ...reached, trust: trustAt(place, secretKeys, reached.host !== null) };
  way = reachedBy;
  const guests = secretKeys.map((secretKey) => guestBy(reachedBy, secretKey));
  const invitation = entry.host === 'here' ? null : entry.invitation;
  setSession({ tableId, guests, invitation, host: reached.host });
  guests[0]?.subscribe(() => {
    const table = guests[0]?.state().table ?? null;
    if (table !== null) noteTable(table);
  });
}

/** What is played, and the link by which others come: after somebody was removed it is another. */
function noteTable({ id, game, join }: TableInfo): void {
  const known = read(id);
  const sitting = currentSession();
  if (known === null || sitting?.tableId !== id) return;
  if (known.game !== game) keep({ ...known, game });
  const { invitation } = sitting;
  if (invitation === null || invitation.joinSecret === join || !hex(16).safeParse(join).success) return;
  const next = { ...invitation, joinSecret: join };
  keep({ ...known, game, invitation: next });
  way = way && { ...way, hello: { ...way.hello, secret: join } };
  setSession({ ...sitting, invitation: next });
}

/** Lets other phones come to a table on this one. */
const openTo = (host: Host, port: number): (() => void) =>
  openLanListener({
    tableId: host.id,
    host: () => host,
    port,
    onPort: (opened) => {
      const saved = read(host.id);
      if (saved !== null && saved.port !== opened) keep({ ...saved, port: opened });
    },
  });

export type Joined =
  { readonly ok: true; readonly tableId: string } | { readonly ok: false; readonly why: LinkProblem };

/** Comes to a table by its link. A phone that has been there before keeps its keys, and so its seats. */
export function joinByLink(link: string, steward?: string): Joined {
  const parsed = parseJoinLink(link);
  if ('problem' in parsed) return { ok: false, why: parsed.problem };
  const { invitation } = parsed;
  const { tableId } = invitation;
  const secretKeys = read(tableId)?.secretKeys ?? [tableCrypto.newKeyPair().secretKey];
  const seats = { tableId, game: null, secretKeys };
  compareAnew(deviceValues, tableId);
  sitDown({ ...seats, host: 'elsewhere', invitation, ...(steward !== undefined && { steward }) });
  return { ok: true, tableId };
}

/** Of the seats this phone has at a table. */
export const secretKeysAt = (tableId: string): readonly string[] => read(tableId)?.secretKeys ?? [];

/** No key that this phone has at a table is ever given up for another one. */
const withOwn = (tableId: string, brought: readonly string[]): readonly string[] => [
  ...new Set([...secretKeysAt(tableId), ...brought]),
];

/** The table has another host now; the seats are the same, and those that were `brought` here join them. */
export function moveSeats(invitation: Invitation, brought: readonly string[] = []): void {
  const { tableId } = invitation;
  const secretKeys = withOwn(tableId, brought);
  sitDown({ tableId, game: read(tableId)?.game ?? null, secretKeys, host: 'elsewhere', invitation });
}

/** This phone is the table's new host: `open` says who listens for others already, and the log is here. */
export function takeTableHere(
  tableId: string,
  { rules, local }: Pick<Here, 'rules' | 'local'>,
  port: number,
  open: (host: Host) => () => void,
): void {
  const seats = { tableId, game: rules.id, secretKeys: secretKeysAt(tableId) };
  sitDown({ ...seats, host: 'here', rules, local, listener: { port, open } });
}

/** Puts a new table on this phone and sits down at it. `toOthers`: other phones may come to it. */
export async function openTableHere(id: string, toOthers = false): Promise<string> {
  const [rules, local] = await Promise.all([fetchGame(id), fetchLocalTables()]);
  const tableId = local.createLocalTable(rules);
  const secretKeys = [tableCrypto.newKeyPair().secretKey];
  const listener = toOthers ? { port: USUAL_PORT, open: openTo } : null;
  sitDown({ tableId, game: id, secretKeys, host: 'here', rules, local, listener });
  return tableId;
}

/** After a reload, or from the list of saved games. `false` when this phone knows no such table. */
export async function returnToTable(tableId: string): Promise<boolean> {
  const before = read(tableId);
  if (before === null) return currentSession()?.tableId === tableId;
  const entry = await entryOf(before);
  // Somebody else may have sat down there while the rules were on their way: two hosts of one table would be one too many.
  if (currentSession()?.tableId !== tableId) sitDown(entry);
  return true;
}

/** One more player on this phone. */
export function addGuestHere(): Guest | null {
  const sitting = currentSession();
  const before = sitting === null ? null : read(sitting.tableId);
  if (sitting === null || before === null || way === null) return null;
  const { secretKey } = tableCrypto.newKeyPair();
  const { ticket: _spent, ...hello } = way.hello;
  keep({ ...before, secretKeys: [...before.secretKeys, secretKey] });
  const guest = guestBy({ ...way, hello }, secretKey);
  setSession({ ...sitting, guests: [...sitting.guests, guest] });
  return guest;
}

/** The seats stay this phone's; it can come back. */
export function leaveTable(): void {
  currentSession()?.guests.forEach((guest) => guest.close());
  closeTable();
  closeTable = () => undefined;
  way = null;
  endSession();
}

/** Tables this phone can go back to, here or on the host that served this page, latest first. */
export const knownTables = (): readonly { readonly tableId: string; readonly game: string }[] =>
  storedKeys('at')
    .flatMap((key) => readStored('at', key) ?? [])
    .flatMap(({ tableId, game, at }) => (game ? [{ tableId, game, at }] : []))
    .sort((a, b) => b.at - a.at);

/** Whether other phones may come to a table on this one. */
export const isOpenToOthers = (tableId: string): boolean => read(tableId)?.port !== undefined;

/** What another phone needs of a table that is on this one, beside its log; `null` for a table elsewhere. */
export function hostedHere(tableId: string): Pick<WholeTable, 'game' | 'secretKeys'> | null {
  const saved = read(tableId);
  if (saved === null || saved.invitation !== null || saved.game === null) return null;
  return { game: saved.game, secretKeys: saved.secretKeys };
}

/** A table that came here as a file, with the seats of the phone it came from. This phone's own stay its own. */
export const adoptTable = ({ tableId, game, secretKeys }: WholeTable): void =>
  keep({ tableId, game, at: systemClock.now(), invitation: null, secretKeys: withOwn(tableId, secretKeys) });
