import type { ClosedGame } from '@/table/log/logSummary';
import type { RecoveryHere } from '@/net/recovery/recoveryDesk';

/** What the computer that is the host tells its own browser, and nobody else. */
export type LocalResult = { readonly names: readonly string[]; readonly scores: readonly number[] };
export type LocalTable = {
  readonly id: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'over';
  /** How the game at this table ended; `null` before. */
  readonly result: LocalResult | null;
  readonly link: string;
  readonly steward: string;
};
/** Tables of other hosts that this computer could carry on, and the ways by which their phones come. */
export type LocalRecovery = {
  readonly code: string;
  readonly links: readonly string[];
  readonly gatherings: readonly RecoveryHere[];
};
export type ClosedTable = ClosedGame & { readonly id: string };
export type LocalTables = {
  readonly tables: readonly LocalTable[];
  /** Tables on this computer that need other rules. They stay closed. */
  readonly closed: readonly ClosedTable[];
  readonly games: readonly string[];
  /** `null` until somebody wants it. */
  readonly recovery: LocalRecovery | null;
};

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const HEADERS = { 'x-palaver': '1' };

/** `null` on a phone: only the laptop's own browser can be the host's screen, and others need not ask. */
const page = (): Location | null =>
  typeof location !== 'undefined' && LOOPBACK.includes(location.hostname) ? location : null;

async function ask<T>(path: string): Promise<T | null> {
  try {
    const answer = await fetch(path, { headers: HEADERS });
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

/** The host lets a page connect only to the address it was loaded from. */
const fromHere = (table: LocalTable): LocalTable => ({
  ...table,
  link: table.link.replace(/^http:\/\/[^/]+/, `http://${location.host}`),
});

export async function localTables(): Promise<LocalTables | null> {
  const found = page() === null ? null : await ask<LocalTables>('/local');
  return found === null ? null : { ...found, tables: found.tables.map(fromHere) };
}

export async function newLocalTable(game: string): Promise<LocalTable | null> {
  const made = page() === null ? null : await ask<LocalTable>(`/local/new?game=${encodeURIComponent(game)}`);
  return made === null ? null : fromHere(made);
}

const ofTable = (path: string, tableId: string) => `${path}?table=${encodeURIComponent(tableId)}`;

/** A new table with the game and the options of a closed one. */
export async function startLocalAnew(tableId: string): Promise<LocalTable | null> {
  const made = page() === null ? null : await ask<LocalTable>(ofTable('/local/anew', tableId));
  return made === null ? null : fromHere(made);
}

/** A closed table as a file, and the code that opens the file elsewhere. */
export const exportLocalTable = async (
  tableId: string,
): Promise<{ readonly text: string; readonly code: string } | null> =>
  page() === null ? null : ask(ofTable('/local/file', tableId));

/** From now on phones whose host is gone can come to this computer. */
export const offerRecovery = async (): Promise<void> => void (page() && (await ask('/local/recovery')));

/** Goes on with a table without those who have not come. */
export const recoverWithoutMissing = async (tableId: string): Promise<void> =>
  void (page() && (await ask(ofTable('/local/go-on', tableId))));
