import { appLink, joinLink, parseJoinLink } from '@/net/links/joinLink';
import { readCode } from '@/net/links/codeSymbols';
import { answerByCode, askByCode, readCodeHello } from '@/net/secure/codeExchange';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { PROTOCOL } from '@/table/wire/version';

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
  const { randomBytes } = tableCrypto;
  const hello = askByCode({ code: 'BCDEF', letter: 'A', version: PROTOCOL, randomBytes }).frame;
  /** Whether a frame, of whoever, gets an answer at the desk for typed codes; and then never the link. */
  const ask = (frame: Uint8Array, tag: Uint8Array): boolean => {
    const read = readCodeHello(frame);
    const run = read && answerByCode({ code: 'BCDEF', link: 'a link', randomBytes }, read);
    if (run?.confirm(tag)) throw new Error('a link for a tag that is none');
    return run !== null;
  };
  return {
    'broken link': (chance) => 'invitation' in parseJoinLink(mutateText(links[chance.int(2)] ?? '', chance)),
    'code of something else': (chance) => 'invitation' in parseJoinLink(garbage(chance, 300)),
    'broken typed code': (chance) => readCode(mutateText('ABCDEF', chance)) !== null,
    'garbage as typed code': (chance) => readCode(garbage(chance, 40)) !== null,
    'broken frame of a typed code': (chance) => {
      const frame = hello.slice(0, chance.percent(20) ? chance.int(hello.length) : hello.length);
      frame[chance.int(hello.length)] = chance.int(256);
      return ask(frame, hello.slice(-16));
    },
  };
}
