import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { joinLink } from '@/net/joinLink';
import { invitationAt } from '@/net/invitation';
import { openTable, type OpenTable } from '@/net/openTable';
import { tableCrypto } from '@/net/tableCrypto';
import { GAMES } from '@/rules/games';
import { type Host, newTable } from '@/table/host';
import type { TableInfo } from '@/table/protocol';

import { fileLog } from './fileLog';
import { fileValues } from './fileValues';

export type House = {
  tables(): readonly Host[];
  table(id: string): Host | undefined;
  byCode(code: string): Host | undefined;
  create(game: string, bots: number): Host;
  /** For a phone that can reach this machine at `address`. */
  linkTo(host: Host, address: string): string;
  close(): void;
};

/** All the tables of one machine, each a file. Those that were left open are open again. */
export function openHouse(of: {
  data: string;
  port: () => number;
  addresses: () => TableInfo['addresses'];
  pace?: Parameters<typeof openTable>[0]['pace'];
  onDamaged: (file: string) => void;
}): House {
  mkdirSync(of.data, { recursive: true });
  const open = new Map<string, OpenTable & { closeLog(): void }>();

  function openOne(id: string, firstLine?: string): Host {
    const store = fileLog(join(of.data, `${id}.table`));
    if (firstLine !== undefined) store.append(firstLine);
    const table = openTable({
      store,
      values: fileValues(join(of.data, `${id}.bots`)),
      games: GAMES,
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
      const game = GAMES[gameId];
      if (game === undefined) throw new Error(`no game called ${gameId}`);
      const id = tableCrypto.newKeyPair().publicKey.slice(0, 8);
      const host = openOne(id, newTable({ id, game, crypto: tableCrypto }));
      host.seatBots(bots);
      return host;
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
