import { every, systemClock, type Clock } from '@/table/wire/clock';
import type { Host } from '@/table/host/host';
import type { Former } from '@/table/log/records';

import { tableCrypto } from '@/net/secure/tableCrypto';
import { dialTable, type SocketConstructor } from '@/net/dial/webSocketDial';

const EVERY_MS = 5_000;

type NotifyOptions = {
  tables: () => readonly Host[];
  /** Where this host is found. */
  places: () => readonly string[];
  WebSocket?: SocketConstructor;
  clock?: Clock;
};

/** Tells an old host, as soon as it comes back, that its table has moved, so that a table never has two hosts. */
export function notifyFormerHosts({
  tables,
  places,
  WebSocket,
  clock = systemClock,
}: NotifyOptions): () => void {
  const told = new Set<string>();

  async function tell(tableId: string, former: Former): Promise<boolean> {
    for (const place of former.addresses)
      try {
        const dial = dialTable({
          url: `ws://${place}`,
          hostKey: former.hostKey,
          tableId,
          seatSecret: tableCrypto.newKeyPair().secretKey,
          clock,
          ...(WebSocket && { WebSocket }),
        });
        const channel = await dial();
        const answer = new Promise<boolean>((done) =>
          channel.listen({
            message: (text) => done(text.includes('"moved"')),
            closed: () => done(false),
          }),
        );
        channel.send(JSON.stringify({ t: 'moved', proof: former.proof, addresses: places() }));
        const isTold = await answer;
        channel.close();
        if (isTold) return true;
      } catch {
        // Still gone.
      }
    return false;
  }

  return every(clock, EVERY_MS, () => {
    for (const host of tables())
      for (const former of host.table().formers)
        if (!told.has(former.proof.mac))
          void tell(host.id, former).then((isTold) => isTold && told.add(former.proof.mac));
  });
}
