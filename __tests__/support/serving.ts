import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

import { tableCrypto } from '@/net/secure/tableCrypto';
import { dialAt, guestOf, invitedBy } from '@/scripts/sim/phones/socketPhone';
import { serve, type Serving } from '@/server/serve';
import type { Guest, GuestDeps } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';
import { type KeyValueStore, memoryValues } from '@/table/storage/storage';

export type RealPhone = { readonly keys: KeyPair; readonly values: KeyValueStore; readonly guest: Guest };

/** A laptop host on loopback with an empty web app, its tables in a folder of its own. */
export async function servingOf(given: Partial<Parameters<typeof serve>[0]> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  const start = (port = 0): Promise<Serving> =>
    serve({ data: join(folder, 'data'), site: folder, port, host: '127.0.0.1', pace: () => 5, ...given });
  let serving = await start();
  const guests: Guest[] = [];

  const dial = (host: Host, keys: KeyPair, socket: unknown = WebSocket) =>
    dialAt(`127.0.0.1:${serving.port}`, invitedBy(host), keys, socket);

  return {
    folder,
    serving: () => serving,
    /** A line for somebody who is not our guest. */
    dial,
    /** Stops and starts again on the same port, from nothing but the files, to which anything can happen in between. */
    restart: async (meanwhile: () => void = () => undefined) => {
      const { port } = serving;
      await serving.close();
      meanwhile();
      serving = await start(port);
    },
    join: (
      host: Host,
      hello: Partial<GuestDeps['hello']> = {},
      keys = tableCrypto.newKeyPair(),
      socket: unknown = WebSocket,
    ): RealPhone => {
      const values = memoryValues();
      const phone = { keys, values, runs: 'page' } as const;
      const guest = guestOf(invitedBy(host), phone, dial(host, keys, socket), hello);
      guests.push(guest);
      return { keys, values, guest };
    },
    stop: async () => {
      for (const guest of guests) guest.close();
      await serving.close();
      rmSync(folder, { recursive: true });
    },
  };
}
