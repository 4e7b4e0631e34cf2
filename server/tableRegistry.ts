import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { joinLink } from '@/net/links/joinLink';
import { invitationAt } from '@/net/lan/invitation';
import { openTable, type OpenTable } from '@/net/lan/openTable';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { type Game, type GameTypes, tableOptions } from '@/rules/engine';
import { checkedLine } from '@/table/log/checkedLine';
import { type Host, newTable } from '@/table/host/host';
import { type LogSummary, summaryOf } from '@/table/log/logSummary';
import { OtherRules } from '@/table/log/storage';
import { newCode, sealTable } from '@/table/log/tableFile';
import type { TableInfo } from '@/table/wire/protocol';
import { APP_VERSION } from '@/table/wire/version';
import type { Recovered } from '@/table/recovery/recoveryServer';

import { fileLog } from './fileLog';
import { fileValues } from './fileValues';

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
  /** Opens a new table with the game and the options of a closed one; `null` when there is none, or no such game. */
  startAnew(closedId: string): Host | null;
  /** A closed table as a file for a Palaver that has its rules, and the code that opens the file there. */
  exportClosed(closedId: string): { readonly text: string; readonly code: string } | null;
  table(id: string): Host | undefined;
  byCode(code: string): Host | undefined;
  create(game: string, bots: number): Host;
  /** Goes on with a table that lost its host. Throws when it is here already or cannot be played. */
  carryOn(recovered: Recovered): Host;
  /** For a phone that can reach this machine at `address`. */
  linkTo(host: Host, address: string): string;
  close(): void;
};

/** All the tables of one machine, each a file. Those that were left open are open again. */
export function openTableRegistry(of: {
  games: { readonly [id: string]: Game };
  data: string;
  port: () => number;
  addresses: () => TableInfo['addresses'];
  pace?: Parameters<typeof openTable>[0]['pace'];
  onDamaged: (file: string) => void;
}): TableRegistry {
  mkdirSync(of.data, { recursive: true });
  const open = new Map<string, OpenTable & { closeLog(): void }>();
  const closed = new Map<string, ClosedTable>();
  const fileOf = (id: string) => join(of.data, `${id}.table`);
  const botsOf = (id: string) => fileValues(join(of.data, `${id}.bots`));

  function openOne(id: string, lines: readonly string[] = [], kept: Recovered['values'] = []): Host {
    const store = fileLog(fileOf(id));
    try {
      for (const line of lines) store.append(line);
      const values = botsOf(id);
      for (const [name, value] of kept) values.set(name, value);
      const table = openTable({
        store,
        values,
        games: of.games,
        addresses: of.addresses,
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
    const id = tableCrypto.newKeyPair().publicKey.slice(0, 8);
    const chosen = options && JSON.stringify({ t: 'options', options: tableOptions(game, options) });
    return openOne(id, [newTable({ id, game, crypto: tableCrypto }), ...(chosen === null ? [] : [chosen])]);
  }

  function linesOf(id: string): readonly string[] {
    const store = fileLog(fileOf(id));
    const lines = store.read();
    store.close();
    return lines;
  }

  for (const name of readdirSync(of.data).filter((each) => each.endsWith('.table'))) {
    const [id, file] = [name.slice(0, -'.table'.length), join(of.data, name)];
    try {
      openOne(id);
    } catch (why) {
      if (!(why instanceof OtherRules)) of.onDamaged(file);
      else closed.set(id, { id, file, at: statSync(file).mtimeMs, why, summary: summaryOf(linesOf(id)) });
    }
  }

  return {
    tables: () => [...open.values()].map(({ host }) => host),
    table: (id) => open.get(id)?.host,
    byCode: (code) => [...open.values()].find(({ host }) => host.info().code === code)?.host,
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
      before?.close();
      before?.closeLog();
      open.delete(table);
      const file = fileOf(table);
      const aside = `${file}.before`;
      // The old host's own machine can carry on: its log of then is put aside, not lost.
      if (existsSync(file)) renameSync(file, aside);
      writeFileSync(file, lines.map((line) => `${checkedLine(line)}\n`).join(''), { flush: true });
      try {
        const host = openOne(table, [], values);
        closed.delete(table);
        return host;
      } catch (error) {
        rmSync(file);
        if (existsSync(aside)) renameSync(aside, file);
        throw error;
      }
    },
    linkTo: (host, address) => joinLink(invitationAt(host, { address, port: of.port() })),
    close: () => {
      for (const table of open.values()) {
        table.close();
        table.closeLog();
      }
      open.clear();
    },
  };
}
