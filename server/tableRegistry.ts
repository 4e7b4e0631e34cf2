import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { joinLink } from '@/net/links/joinLink';
import { invitationAt } from '@/net/links/invitation';
import { openTable, type OpenTable } from '@/net/lan/openTable';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Game } from '@/rules/engine/game';
import { checkedLine } from '@/table/log/checkedLine';
import { type Host, newTable } from '@/table/host/host';
import type { TableInfo } from '@/table/wire/protocol';
import type { Recovered } from '@/table/recovery/recoveryServer';

import { fileLog } from './fileLog';
import { fileValues } from './fileValues';

export type TableRegistry = {
  tables(): readonly Host[];
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

  function openOne(id: string, lines: readonly string[] = [], kept: Recovered['values'] = []): Host {
    const store = fileLog(join(of.data, `${id}.table`));
    for (const line of lines) store.append(line);
    const values = fileValues(join(of.data, `${id}.bots`));
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
  }

  for (const file of readdirSync(of.data).filter((name) => name.endsWith('.table')))
    try {
      openOne(file.slice(0, -'.table'.length));
    } catch {
      of.onDamaged(join(of.data, file));
    }

  return {
    tables: () => [...open.values()].map(({ host }) => host),
    table: (id) => open.get(id)?.host,
    byCode: (code) => [...open.values()].find(({ host }) => host.info().code === code)?.host,
    create: (gameId, bots) => {
      const game = of.games[gameId];
      if (game === undefined) throw new Error(`no game called ${gameId}`);
      const id = tableCrypto.newKeyPair().publicKey.slice(0, 8);
      const host = openOne(id, [newTable({ id, game, crypto: tableCrypto })]);
      host.seatBots(bots);
      return host;
    },
    carryOn: ({ table, lines, values }) => {
      const before = open.get(table);
      if (before !== undefined && before.host.table().gone === null) throw new Error('that table is here');
      before?.close();
      before?.closeLog();
      open.delete(table);
      const file = join(of.data, `${table}.table`);
      const aside = `${file}.before`;
      // The old host's own machine can carry on: its log of then is put aside, not lost.
      if (existsSync(file)) renameSync(file, aside);
      writeFileSync(file, lines.map((line) => `${checkedLine(line)}\n`).join(''), { flush: true });
      try {
        return openOne(table, [], values);
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
