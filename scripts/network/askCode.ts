import WebSocket from 'ws';

import { askHostByCode } from '@/net/dial/askByCode';
import type { SocketConstructor } from '@/net/dial/webSocketDial';
import { readCode } from '@/net/links/codeSymbols';

/** Prints the link that a typed code stands for at a host, as a phone would be told it. */
const [place = '', typed = ''] = process.argv.slice(2);
const code = readCode(typed);
if (code === null) throw new Error(`${typed} is no code`);
const answer = await askHostByCode({
  url: `ws://${place}`,
  code,
  WebSocket: WebSocket as unknown as SocketConstructor,
});
if ('problem' in answer) throw new Error(answer.problem);
console.log(answer.link);
