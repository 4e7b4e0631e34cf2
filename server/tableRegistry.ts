import { join } from 'node:path';

import { joinLink } from '@/net/links/joinLink';
import type { Coded } from '@/net/lan/codeDesk';
import { invitationAt } from '@/net/lan/invitation';
import { openTable, type OpenTable } from '@/net/lan/openTable';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { chosenOptions, type Game, type GameTypes } from '@/rules/engine';
import { type Host, newTable } from '@/table/host/host';
import { type LogSummary, summaryOf } from '@/table/log/logSummary';
import { DamagedLog, OtherRules } from '@/table/storage/storage';
import { newCode, sealTable } from '@/table/log/files/tableFile';
import type { TableInfo } from '@/table/wire/protocol';
import { newTableId } from '@/table/wire/tableName';
import { APP_VERSION } from '@/table/wire/version';
import type { Recovered } from '@/table/recovery/recoveryServer';

import { type Disk, nodeDisk, openFolder, tableOfFile } from './data/disk';
import { beginLog, fileLog, UNFINISHED } from './data/fileLog';
import { fileValues } from './data/fileValues';
import { lockFolder } from './data/hostLock';
import { isDue, removeTable } from './data/retention';
import { detailOf, type TroubledTable, troubleOf } from './data/trouble';

/** A table whose match needs other rules than these. It stays closed, and its file as it is. */
export type ClosedTable = {
  readonly id: string;
  readonly file: string;
  /** When the file was last written. */
  readonly at: number;
  readonly why: OtherRules;
  readonly summary: LogSummary;
};

export type TableRegistry = {
  tables(): readonly Host[];
  closed(): readonly ClosedTable[];
  /** Tables whose files cannot be opened, until they are carried on from their phones. */
  troubled(): readonly TroubledTable[];
  /** Finished tables that have been removed just now: nobody had asked to keep them. */
  readonly removed: readonly string[];
  /** Opens a new table with the game and the options of a closed one; `null` when there is none, or no such game. */
  startAnew(closedId: string): Host | null;
  /** A closed table as a file for a Palaver that has its rules, and the code that opens the file there. */
  exportClosed(closedId: string): { readonly text: string; readonly code: string } | null;
  table(id: string): Host | undefined;
  /** What can be reached by a typed code here. Those that are played come first. */
  codes(): readonly Coded[];
  /** Throws when the disk cannot keep it; then nothing is left of it. */
  create(game: string, bots: number): Host;
  /** Goes on with a table that lost its host. Throws when it is here already or cannot be played. */
  carryOn(recovered: Recovered): Host;
  /** Ends a table for good: nothing of it stays on this machine. `false`: there is no such table here. */
  remove(id: string): boolean;
  /** For a phone that can reach this machine at `address`. */
  linkTo(host: Host, address: string): string;
  close(): void;
};

/** Games of other evenings stay open for a look; the symbols of their codes can be given to new ones. */
const isPlayed = (host: Host): boolean => host.table().gone === null && host.info().stage !== 'over';

/**
 * All the tables of one machine, each a file. Those that were left open are open again. Throws `FolderInUse` when
 * another host has them, and whatever the disk says when it cannot be written to.
 */
export function openTableRegistry(of: {
  games: { readonly [id: string]: Game };
  data: string;
  port: () => number;
  addresses: () => TableInfo['addresses'];
  /** First symbols of codes on this machine that are no table's. */
  lettersTaken?: () => readonly string[];
  pace?: Parameters<typeof openTable>[0]['pace'];
  /** A line could not be written. Whoever asked for it has been refused. */
  onUnsaved?: (error: unknown) => void;
  disk?: Disk;
  now?: () => number;
}): TableRegistry {
  const { disk = nodeDisk, now = Date.now } = of;
  openFolder(of.data, disk);
  const lock = lockFolder(of.data, disk);
  const open = new Map<string, OpenTable & { closeLog(): void }>();
  const closed = new Map<string, ClosedTable>();
  const troubled = new Map<string, TroubledTable>();
  const removed: string[] = [];
  const fileOf = (id: string) => join(of.data, `${id}.table`);
  const linkAt = (host: Host) => (address: string) =>
    joinLink(invitationAt(host, { address, port: of.port() }));
  const botsOf = (id: string) => fileValues(join(of.data, `${id}.bots`), disk);

  function saving(save: () => void): void {
    try {
      save();
    } catch (error) {
      of.onUnsaved?.(error);
      throw error;
    }
  }

  function openOne(id: string, kept: Recovered['values'] = []): Host {
    const log = fileLog(fileOf(id), disk);
    const store = { ...log, append: (line: string) => saving(() => log.append(line)) };
    try {
      // It began with whole lines: whatever has none any more was emptied, or cut.
      if (log.read().length === 0) throw new DamagedLog(1);
      const values = botsOf(id);
      for (const [name, value] of kept) values.set(name, value);
      const table = openTable({
        store,
        values,
        games: of.games,
        addresses: of.addresses,
        lettersTaken: () => [
          ...(of.lettersTaken?.() ?? []),
          ...[...open.values()].flatMap(({ host }) =>
            isPlayed(host) ? (host.code?.now()?.charAt(0) ?? []) : [],
          ),
        ],
        ...(of.pace && { pace: of.pace }),
      });
      open.set(id, { ...table, closeLog: store.close });
      return table.host;
    } catch (error) {
      store.close();
      throw error;
    }
  }

  function create(gameId: string, options: GameTypes['options'] | null): Host {
    const game = Object.hasOwn(of.games, gameId) ? of.games[gameId] : undefined;
    if (game === undefined) throw new Error(`no game called ${gameId}`);
    const id = newTableId(tableCrypto.newKeyPair().publicKey, [
      ...open.keys(),
      ...closed.keys(),
      ...troubled.keys(),
    ]);
    const chosen = options && JSON.stringify({ t: 'options', options: chosenOptions(game, options) });
    try {
      const lines = [newTable({ id, game, crypto: tableCrypto }), ...(chosen === null ? [] : [chosen])];
      saving(() => beginLog(fileOf(id), lines, { disk }));
      return openOne(id);
    } catch (error) {
      removeTable(of.data, id, disk);
      throw error;
    }
  }

  function linesOf(id: string): readonly string[] {
    const store = fileLog(fileOf(id), disk);
    const lines = store.read();
    store.close();
    return lines;
  }

  function closeOne(id: string): void {
    const table = open.get(id);
    table?.close();
    table?.closeLog();
    open.delete(id);
  }

  function reopen(id: string): void {
    const file = fileOf(id);
    const at = disk.statSync(file).mtimeMs;
    try {
      const host = openOne(id);
      if (isPlayed(host) || !isDue(of.data, id, at, now(), disk)) return;
      closeOne(id);
      removeTable(of.data, id, disk);
      removed.push(id);
    } catch (why) {
      if (why instanceof OtherRules) closed.set(id, { id, file, at, why, summary: summaryOf(linesOf(id)) });
      else troubled.set(id, { id, file, trouble: troubleOf(why), detail: detailOf(why) });
    }
  }

  for (const name of disk.readdirSync(of.data))
    if (tableOfFile(name) !== null && name.endsWith(UNFINISHED)) disk.rmSync(join(of.data, name));
    else if (name.endsWith('.table')) reopen(name.slice(0, -'.table'.length));

  return {
    tables: () => [...open.values()].map(({ host }) => host),
    table: (id) => open.get(id)?.host,
    codes: () =>
      [...open.values()]
        .sort((a, b) => Number(isPlayed(b.host)) - Number(isPlayed(a.host)))
        .flatMap(({ host }) => (host.code === null ? [] : [{ code: host.code, link: linkAt(host) }])),
    create: (gameId, bots) => {
      const host = create(gameId, null);
      host.seatBots(bots);
      return host;
    },
    closed: () => [...closed.values()],
    startAnew: (closedId) => {
      const found = closed.get(closedId);
      if (found === undefined || found.why.has === null) return null;
      return create(found.summary.game, found.summary.options);
    },
    exportClosed: (closedId) => {
      const found = closed.get(closedId);
      if (found === undefined) return null;
      const { game, rules } = found.summary;
      const values = botsOf(closedId);
      const code = newCode(tableCrypto.randomBytes);
      const whole = {
        tableId: closedId,
        game,
        rules,
        app: APP_VERSION,
        log: linesOf(closedId),
        // This machine holds no seat. Whoever opens the file looks on, and looks after the table.
        secretKeys: [tableCrypto.newKeyPair().secretKey],
        values: Object.fromEntries(values.keys().map((name) => [name, values.get(name) ?? ''])),
      };
      return { text: sealTable(whole, code, tableCrypto.randomBytes), code };
    },
    carryOn: ({ table, lines, values }) => {
      const before = open.get(table);
      if (before !== undefined && before.host.table().gone === null) throw new Error('that table is here');
      closeOne(table);
      const file = fileOf(table);
      const aside = `${file}.before`;
      const isHere = disk.existsSync(file);
      // The old host's own machine can carry on: its log of then is put aside, not lost.
      beginLog(file, lines, { disk, ...(isHere && { aside }) });
      try {
        const host = openOne(table, values);
        closed.delete(table);
        troubled.delete(table);
        return host;
      } catch (error) {
        disk.rmSync(file, { force: true });
        if (isHere) disk.renameSync(aside, file);
        throw error;
      }
    },
    remove: (id) => {
      if (!open.has(id)) return false;
      closeOne(id);
      removeTable(of.data, id, disk);
      return true;
    },
    linkTo: (host, address) => linkAt(host)(address),
    troubled: () => [...troubled.values()],
    removed,
    close: () => {
      for (const id of [...open.keys()]) closeOne(id);
      lock.release();
    },
  };
}
