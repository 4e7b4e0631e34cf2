import { randomBytes } from '@/net/bytes';
import type { CodeParts } from '@/net/links/codeSymbols';
import { askByCode } from '@/net/secure/codeExchange';
import { readAnswer } from '@/net/secure/handshakeFrames';
import { type Clock, systemClock } from '@/table/wire/clock';
import { PROTOCOL } from '@/table/wire/version';
import { linkOver, type SocketConstructor } from './webSocketDial';

/** `unknown`: nobody there has this code. `often`: too many wrong ones were typed there lately. */
export type AskedByCode =
  { readonly link: string } | { readonly problem: 'unknown' | 'often' | 'version' | 'unreachable' };

const PATIENCE_MS = 8_000;
/** A point and a tag; refusals are shorter. */
const ANSWER_BYTES = 48;

/** Asks the host at `url` (`ws://ADDRESS:PORT`) for the link that a typed code stands for. Never rejects. */
export async function askHostByCode(of: {
  readonly url: string;
  readonly code: CodeParts;
  readonly WebSocket?: SocketConstructor;
  readonly clock?: Clock;
}): Promise<AskedByCode> {
  const { code, clock = systemClock } = of;
  const WebSocket = of.WebSocket ?? (globalThis.WebSocket as unknown as SocketConstructor);
  const socket = new WebSocket(`${of.url}/t/code`);
  socket.binaryType = 'arraybuffer';
  const { link, opened } = linkOver(socket);
  const stopWaiting = clock.after(PATIENCE_MS, () => link.close('too-slow'));
  try {
    await opened;
    return await new Promise<AskedByCode>((answer) => {
      const ask = askByCode({ code: code.secret, letter: code.letter, version: PROTOCOL, randomBytes });
      let confirmed: ReturnType<typeof ask.confirm> = null;

      function heard(frame: Uint8Array): AskedByCode | null {
        if (confirmed !== null) {
          const found = confirmed.link(frame);
          return found === null ? { problem: 'unknown' } : { link: found };
        }
        if (frame.length !== ANSWER_BYTES) {
          const said = readAnswer(frame);
          const why = typeof said === 'object' && 'refused' in said ? said.refused : null;
          if (why === 'version') return { problem: 'version' };
          return { problem: why === 'busy' ? 'often' : 'unknown' };
        }
        confirmed = ask.confirm(frame);
        if (confirmed === null) return { problem: 'unknown' };
        link.send(confirmed.frame);
        return null;
      }

      link.listen({
        frame: (bytes) => {
          const settled = heard(bytes);
          if (settled === null) return;
          answer(settled);
          link.close('left');
        },
        closed: () => answer({ problem: 'unreachable' }),
      });
      link.send(ask.frame);
    });
  } catch {
    return { problem: 'unreachable' };
  } finally {
    stopWaiting();
  }
}
