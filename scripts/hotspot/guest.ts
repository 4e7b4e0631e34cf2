import WebSocket from 'ws';

import { parseJoinLink } from '@/net/joinLink';
import { tableCrypto } from '@/net/tableCrypto';
import { dialTable, type SocketConstructor } from '@/net/webSocketDial';
import { systemClock } from '@/table/clock';
import { createGuest, type Guest } from '@/table/guest';
import { memoryValues } from '@/table/storage';

import { obey, playBy } from './player';

/** A guest with the app: the same keys come back by every link. */
const keys = tableCrypto.newKeyPair();
const values = memoryValues();
let guest: Guest | null = null;

function join(link: string): void {
  const parsed = parseJoinLink(link);
  if ('problem' in parsed) throw new Error(parsed.problem);
  const { address, port, tableId, hostKey, joinSecret } = parsed.invitation;
  guest?.close();
  const joined = createGuest({
    keys,
    values,
    crypto: tableCrypto,
    clock: systemClock,
    hello: { secret: joinSecret },
    dial: dialTable({
      url: `ws://${address}:${port}`,
      hostKey,
      tableId,
      seatSecret: keys.secretKey,
      WebSocket: WebSocket as unknown as SocketConstructor,
    }),
  });
  guest = joined;
  playBy(joined);
}

obey({
  join,
  sit: async (seat) => void (await guest?.ask({ type: 'sit', seat: Number(seat), name: `Guest ${seat}` })),
});
