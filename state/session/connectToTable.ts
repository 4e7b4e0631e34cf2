import { getDefaultStore } from 'jotai';

import { type Invitation, type LinkProblem, parseJoinLink } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';
import { placeText } from '@/net/links/linkParts';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { dialPlaces } from '@/net/dial/dialPlaces';
import { dialTable } from '@/net/dial/webSocketDial';
import type { Game } from '@/rules/engine/game';
import { fetchGame } from '@/rules/shelf';
import type { Dial } from '@/table/wire/channel';
import { systemClock } from '@/table/wire/clock';
import { createGuest, type Guest, type GuestDeps } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import { forgetLogReplica } from '@/table/recovery/logReplica';
import type { KeyPair } from '@/table/wire/keys';
import type { WholeTable } from '@/table/log/tableFile';

import { recoveryAtom } from '@/state/recovery/recoveryState';
import { deviceValues } from '@/state/store/device';
import { USUAL_PORT } from '@/net/lan/port';
import { lanAddresses, openLanListener } from '@/state/hosting/lanListener';
import { backupHostOffer } from '@/state/recovery/backupHostOffer';
import { createLocalTable, openLocalTable, removeLocalTable } from './localTable';
import { newHostCandidates } from '@/state/join/hostCandidates';
import { setSession, currentSession } from './tableSession';

/** What this phone needs to come back to a table after a reload: the way there, and the keys of its seats. */
type Saved = {
  readonly tableId: string;
  /** `null` until the table has said what is played. */
  readonly game: string | null;
  /** When this phone last sat down there. */
  readonly at: number;
  /** `null`: the table is on this phone. */
  readonly invitation: Invitation | null;
  /** A table on this phone that others may come to, at this port. */
  readonly port?: number;
  readonly steward?: string;
  readonly secretKeys: readonly string[];
};

type Way = { readonly dial: (keys: KeyPair) => Dial; readonly hello: GuestDeps['hello'] };

const PREFIX = 'at/';

const read = (tableId: string): Saved | null => {
  const text = deviceValues.get(PREFIX + tableId);
  return text === null ? null : (JSON.parse(text) as Saved);
};
const keep = (saved: Saved): void => deviceValues.set(PREFIX + saved.tableId, JSON.stringify(saved));

/** Rules and audit are fetched when a game is over; until then no guest needs them. */
const loadAudit = async (id: string) => {
  const [game, { auditGame }] = await Promise.all([fetchGame(id), import('@/table/audit/audit')]);
  return { game, audit: auditGame };
};

/** Players who share this phone are one witness. */
const phoneOf = ({ secretKeys }: Saved): string => publicKeyOf(secretKeys[0] ?? '').slice(0, 16);

let way: Way | null = null;
let closeTable: () => void = () => undefined;

const guestBy = ({ dial, hello }: Way, secretKey: string, phone: string): Guest => {
  const keys = { secretKey, publicKey: publicKeyOf(secretKey) };
  return createGuest({
    keys,
    crypto: tableCrypto,
    values: deviceValues,
    clock: systemClock,
    dial: dial(keys),
    auditor: { phone, load: loadAudit },
    hello,
  });
};

/** Where else the table has said it can be found, or may be. Whoever answers there still has to prove the host's key. */
const otherPlaces = (tableId: string, first: string): readonly string[] => {
  const sitting = currentSession();
  const known = sitting?.tableId === tableId ? sitting.guests[0]?.state().table?.addresses : undefined;
  const named = (known ?? []).map(({ place }) => place);
  return [...new Set([...named, ...newHostCandidates(first)])].filter((place) => place !== first);
};

function wayTo(
  { address, port, tableId, hostKey, joinSecret, seatTicket }: Invitation,
  steward?: string,
): Way {
  const first = placeText({ address, port });
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
  };
}

/** Sits down as `saved` says; at a table on this phone with the rules of its `game`. Throws when that cannot be read. */
function sitDown(saved: Saved, game: Game | null, open: typeof openTo = openTo): void {
  leaveTable();
  const isOpen = saved.port !== undefined;
  const here = game === null ? null : openLocalTable(saved.tableId, game, isOpen ? lanAddresses : undefined);
  const going: Way =
    here === null || saved.invitation !== null
      ? wayTo(saved.invitation as Invitation, saved.steward)
      : { dial: here.dial, hello: { secret: here.host.joinSecret, steward: here.host.stewardSecret } };
  keep({ ...saved, at: systemClock.now() });
  way = going;
  closeTable = () => here?.close();
  if (here !== null && saved.port !== undefined) {
    const closeDoor = open(here.host, saved.port);
    closeTable = () => {
      closeDoor();
      here.close();
    };
  }
  const guests = saved.secretKeys.map((secretKey) => guestBy(going, secretKey, phoneOf(saved)));
  setSession({ tableId: saved.tableId, guests, invitation: saved.invitation, host: here?.host ?? null });
  guests[0]?.subscribe(() => {
    const played = guests[0]?.state().table?.game;
    const known = read(saved.tableId);
    if (played !== undefined && known !== null && known.game !== played) keep({ ...known, game: played });
  });
}

/** Lets other phones come to a table on this one. */
const openTo = (host: Host, port: number): (() => void) =>
  openLanListener({
    tableId: host.id,
    game: host.info().game,
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
  sitDown(
    { tableId, game: null, at: 0, invitation, ...(steward !== undefined && { steward }), secretKeys },
    null,
  );
  return { ok: true, tableId };
}

/** Of the seats this phone has at a table. */
export const secretKeysAt = (tableId: string): readonly string[] => read(tableId)?.secretKeys ?? [];

/** The table has another host now; the seats are the same. */
export function moveSeats(invitation: Invitation, secretKeys = secretKeysAt(invitation.tableId)): void {
  const { tableId } = invitation;
  sitDown({ tableId, game: read(tableId)?.game ?? null, at: 0, invitation, secretKeys }, null);
}

/** This phone is the table's new host; `door` is open already, and the log is here. */
export function takeTableHere(
  tableId: string,
  game: Game,
  port: number,
  door: (host: Host) => () => void,
): void {
  const secretKeys = secretKeysAt(tableId);
  sitDown({ tableId, game: game.id, at: 0, invitation: null, port, secretKeys }, game, door);
}

/** Puts a new table on this phone and sits down at it. `toOthers`: other phones may come to it. */
export async function openTableHere(id: string, toOthers = false): Promise<string> {
  const game = await fetchGame(id);
  const tableId = createLocalTable(game);
  const secretKeys = [tableCrypto.newKeyPair().secretKey];
  const open = toOthers && { port: USUAL_PORT };
  sitDown({ tableId, game: id, at: 0, invitation: null, secretKeys, ...open }, game);
  return tableId;
}

/** After a reload, or from the list of saved games. `false` when this phone knows no such table. */
export async function returnToTable(tableId: string): Promise<boolean> {
  const before = read(tableId);
  if (before === null) return currentSession()?.tableId === tableId;
  const game = before.invitation === null ? await fetchGame(before.game ?? '') : null;
  // Somebody else may have sat down there while the rules were on their way: two hosts of one table would be one too many.
  if (currentSession()?.tableId !== tableId) sitDown(before, game);
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
  const guest = guestBy({ ...way, hello }, secretKey, phoneOf(before));
  setSession({ ...sitting, guests: [...sitting.guests, guest] });
  return guest;
}

/** The seats stay this phone's; it can come back. */
export function leaveTable(): void {
  currentSession()?.guests.forEach((guest) => guest.close());
  closeTable();
  closeTable = () => undefined;
  way = null;
  getDefaultStore().set(recoveryAtom, null);
  setSession(null);
}

/** Tables this phone can go back to, here or on the host that served this page, latest first. */
export const knownTables = (): readonly { readonly tableId: string; readonly game: string }[] =>
  deviceValues
    .keys()
    .flatMap((key) => (key.startsWith(PREFIX) ? [read(key.slice(PREFIX.length))] : []))
    .flatMap((saved) => (saved?.game ? [{ tableId: saved.tableId, game: saved.game, at: saved.at }] : []))
    .sort((a, b) => b.at - a.at);

export function forgetTable(tableId: string): void {
  if (currentSession()?.tableId === tableId) leaveTable();
  removeLocalTable(tableId);
  for (const secretKey of read(tableId)?.secretKeys ?? [])
    forgetLogReplica(deviceValues, publicKeyOf(secretKey));
  // Its way here, its slips, what was seen of it and how it ended: all are named after it.
  for (const key of deviceValues.keys()) if (key.split('/').includes(tableId)) deviceValues.remove(key);
}

/** Whether other phones may come to a table on this one. */
export const isOpenToOthers = (tableId: string): boolean => read(tableId)?.port !== undefined;

/** What another phone needs of a table that is on this one, beside its log; `null` for a table elsewhere. */
export function hostedHere(tableId: string): Pick<WholeTable, 'game' | 'secretKeys'> | null {
  const saved = read(tableId);
  if (saved === null || saved.invitation !== null || saved.game === null) return null;
  return { game: saved.game, secretKeys: saved.secretKeys };
}

/** A table that came here as a file, with the seats of the phone it came from. */
export const adoptTable = ({ tableId, game, secretKeys }: WholeTable): void =>
  keep({ tableId, game, at: systemClock.now(), invitation: null, secretKeys });
