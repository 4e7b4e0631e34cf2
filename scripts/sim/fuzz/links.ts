import { appLink, joinLink, parseJoinLink } from '@/net/links/joinLink';
import { codeDesk } from '@/net/lan/typedCode';

import { keyPair } from '@/scripts/sim/faults/world/chance';
import { garbage, mutateText } from './mutate';
import type { Readers } from './types';

const SECRET = '00112233445566778899aabbccddeeff';

/** What a camera reads or somebody types. */
export function linkReaders(): Readers {
  const invitation = {
    address: '192.168.1.7',
    port: 8787,
    tableId: 'table',
    hostKey: keyPair(0).publicKey,
    joinSecret: SECRET,
    seatTicket: SECRET,
  };
  const links = [joinLink(invitation), appLink(invitation)];
  let minutes = 0;
  const desk = codeDesk(
    (code) => (code === 'ABCDE' ? 'a link' : null),
    () => (minutes += 1) * 60_000,
  );
  const ask = (code: string) =>
    desk({
      method: 'GET',
      keepAlive: true,
      isWebSocket: false,
      path: `/code/${code}`,
      query: '',
      headers: { host: '192.168.1.7:8787' },
      remoteAddress: '192.168.1.9',
    });
  return {
    'broken link': (chance) => 'invitation' in parseJoinLink(mutateText(links[chance.int(2)] ?? '', chance)),
    'code of something else': (chance) => 'invitation' in parseJoinLink(garbage(chance, 300)),
    'broken typed code': (chance) => ask(mutateText('ABCDE', chance))?.status === undefined,
    'garbage as typed code': (chance) => ask(garbage(chance, 40))?.status === undefined,
  };
}
