import { isLoopbackName } from '@/net/http/origin';
import { readStored, writeStored } from '@/state/store/values';
import type { ClosedGame } from '@/table/log/logSummary';
import type { RecoveryHere } from '@/net/recovery/recoveryDesk';
import type { Trouble } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';

export type { Trouble } from '@/table/storage/storage';

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
/** Tables of lost hosts that this computer could recover, and the addresses at which their phones connect. */
export type LocalRecovery = {
  readonly code: string;
  readonly links: readonly string[];
  readonly gatherings: readonly RecoveryHere[];
};
export type TroubledTable = { readonly id: string; readonly trouble: Trouble };
export type ClosedTable = ClosedGame & { readonly id: string };
export type LocalTables = {
  readonly tables: readonly LocalTable[];
  /** Tables on this computer that need other rules. They stay closed. */
  readonly closed: readonly ClosedTable[];
  /** Tables on this computer whose files cannot be opened. */
  readonly troubled: readonly TroubledTable[];
  readonly games: readonly string[];
  /** What whoever leads calls the evening; empty where nobody has said. */
  readonly session: string;
  /** `null` until somebody wants it. */
  readonly recovery: LocalRecovery | null;
};

/** `null` on a phone: only the laptop's own browser can be the host's screen, and others need not ask. */
const page = (): Location | null =>
  typeof location !== 'undefined' && isLoopbackName(location.hostname) ? location : null;

const KEY_IN_LINK = /^#screen=([0-9a-f]{32})$/;

/** The host tells its tables to whoever shows the key in the link that it has printed. Kept, and out of sight at once. */
function shownKey(): string {
  const [, inLink] = KEY_IN_LINK.exec(location.hash) ?? [];
  if (inLink !== undefined) {
    writeStored('screen', keyFor.screen(), inLink);
    history.replaceState(history.state, '', location.pathname + location.search);
  }
  return readStored('screen', keyFor.screen()) ?? '';
}

/** Calls the listener when somebody opens the host's link in a page that is here already, which loads nothing anew. */
export function onScreenLink(listener: () => void): () => void {
  if (page() === null) return () => undefined;
  const heard = () => KEY_IN_LINK.test(location.hash) && listener();
  window.addEventListener('hashchange', heard);
  return () => window.removeEventListener('hashchange', heard);
}

const WITHOUT_KEY = 403;

async function askHost<T>(path: string): Promise<T | 'no-key' | null> {
  try {
    const answer = await fetch(path, { headers: { 'x-palaver': shownKey() } });
    if (answer.status === WITHOUT_KEY) return 'no-key';
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

async function ask<T>(path: string): Promise<T | null> {
  const answer = await askHost<T>(path);
  return answer === 'no-key' ? null : answer;
}

/** The host lets a page connect only to the address it was loaded from. */
const fromHere = (table: LocalTable): LocalTable => ({
  ...table,
  link: table.link.replace(/^http:\/\/[^/]+/, `http://${location.host}`),
});

/** `no-key`: this is the host's computer, but nobody has opened the host's link in this browser. */
export async function localTables(): Promise<LocalTables | 'no-key' | null> {
  const found = page() === null ? null : await askHost<LocalTables>('/local');
  return found === null || found === 'no-key' ? found : { ...found, tables: found.tables.map(fromHere) };
}

/** A new table, or why this computer cannot keep one. `null`: the host does not answer. */
type Made = LocalTable | { readonly trouble: Trouble } | null;

async function make(path: string): Promise<Made> {
  const made = page() === null ? null : await ask<NonNullable<Made>>(path);
  return made === null || 'trouble' in made ? made : fromHere(made);
}

export const newLocalTable = (game: string): Promise<Made> =>
  make(`/local/new?game=${encodeURIComponent(game)}`);

/** `false`: the host does not take it. */
export const nameSession = async (name: string): Promise<boolean> =>
  page() !== null && (await ask(`/local/name?name=${encodeURIComponent(name)}`)) !== null;

const ofTable = (path: string, tableId: string) => `${path}?table=${encodeURIComponent(tableId)}`;

/** Ends a table for good, and deletes its game from this computer. */
export const closeLocalTable = async (tableId: string): Promise<boolean> =>
  page() !== null && (await ask(ofTable('/local/close', tableId))) !== null;

/** A new table with the game and the options of a closed one. */
export const startLocalAnew = (tableId: string): Promise<Made> => make(ofTable('/local/anew', tableId));

/** A closed table as a file, and the code that opens the file elsewhere. */
export const exportLocalTable = async (
  tableId: string,
): Promise<{ readonly text: string; readonly code: string } | null> =>
  page() === null ? null : ask(ofTable('/local/file', tableId));

/** From now on phones whose host is gone can come to this computer. */
export const offerRecovery = async (): Promise<void> => void (page() && (await ask('/local/recovery')));

/** Recovers a table without the phones that have not come. */
export const recoverWithoutMissing = async (tableId: string, group: string): Promise<void> =>
  void (page() && (await ask(`${ofTable('/local/go-on', tableId)}&group=${encodeURIComponent(group)}`)));
