import WebSocket from 'ws';

import { tableCrypto } from '@/net/tableCrypto';
import { dialTable, type SocketConstructor } from '@/net/webSocketDial';
import { systemClock } from '@/table/clock';
import type { Former } from '@/table/records';

import type { House } from './house';

const EVERY_MS = 5_000;

/** An old host that comes back is told at once that its table has moved, so that there are never two. */
export function herald(house: House, addresses: () => readonly string[]): () => void {
  const told = new Set<string>();
  const timer = setInterval(() => {
    for (const host of house.tables())
      for (const former of host.table().formers)
        if (!told.has(former.proof.mac))
          void tell(host.id, former, addresses()).then((isTold) => isTold && told.add(former.proof.mac));
  }, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

async function tell(tableId: string, former: Former, addresses: readonly string[]): Promise<boolean> {
  for (const place of former.addresses)
    try {
      const { secretKey: seatSecret } = tableCrypto.newKeyPair();
      const dial = dialTable({
        url: `ws://${place}`,
        hostKey: former.hostKey,
        tableId,
        seatSecret,
        WebSocket: WebSocket as unknown as SocketConstructor,
        clock: systemClock,
      });
      const channel = await dial();
      const answer = new Promise<boolean>((done) =>
        channel.listen({
          message: (text) => done(text.includes('"moved"')),
          closed: () => done(false),
        }),
      );
      channel.send(JSON.stringify({ t: 'moved', proof: former.proof, addresses }));
      const isTold = await answer;
      channel.close();
      if (isTold) return true;
    } catch {
      // Still gone.
    }
  return false;
}
