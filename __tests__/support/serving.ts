import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import WebSocket from 'ws';

import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { dialTable, type SocketConstructor } from '@/net/dial/webSocketDial';
import { serve, type Serving } from '@/server/serve';
import { systemClock } from '@/table/wire/clock';
import { createGuest, type Guest, type GuestDeps } from '@/table/guest/guest';
import type { Host } from '@/table/host/host';
import type { KeyPair } from '@/table/wire/keys';
import { type KeyValueStore, memoryValues } from '@/table/log/storage';

export type RealPhone = { readonly keys: KeyPair; readonly values: KeyValueStore; readonly guest: Guest };

/** A laptop host on loopback with an empty web app, its tables in a folder of its own. */
export async function servingOf() {
  const folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  writeFileSync(join(folder, 'index.html'), '<p>the app</p>');
  const start = (port = 0): Promise<Serving> =>
    serve({ data: join(folder, 'data'), site: folder, port, host: '127.0.0.1', pace: () => 5 });
  let serving = await start();
  const guests: Guest[] = [];

  const dial = (host: Host, keys: KeyPair, socket: unknown = WebSocket) =>
    dialTable({
      url: `ws://127.0.0.1:${serving.port}`,
      hostKey: publicKeyOf(host.secretKey),
      tableId: host.id,
      seatSecret: keys.secretKey,
      WebSocket: socket as SocketConstructor,
    });

  return {
    folder,
    serving: () => serving,
    /** A line for somebody who is not our guest. */
    dial,
    /** Stops and starts again on the same port, from nothing but the files. */
    restart: async () => {
      const { port } = serving;
      await serving.close();
      serving = await start(port);
    },
    join: (
      host: Host,
      hello: Partial<GuestDeps['hello']> = {},
      keys = tableCrypto.newKeyPair(),
    ): RealPhone => {
      const values = memoryValues();
      const guest = createGuest({
        keys,
        values,
        crypto: tableCrypto,
        clock: systemClock,
        hello: { secret: host.joinSecret, ...hello },
        dial: dial(host, keys),
      });
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

/** Waits on the guest's own changes, never on time. */
export const until = (guest: Guest, holds: (state: ReturnType<Guest['state']>) => boolean): Promise<void> =>
  new Promise((done) => {
    if (holds(guest.state())) return done();
    const stop = guest.subscribe(() => {
      if (!holds(guest.state())) return;
      stop();
      done();
    });
  });
