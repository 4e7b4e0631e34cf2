import { randomBytes } from 'node:crypto';

import { bytesToHex } from '@/net/bytes';
import { newKeyPair, publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import type { Host } from '@/table/host/host';
import { deviceProof } from '@/table/trust/device';
import type { Channel } from '@/table/wire/channel';
import type { KeyPair } from '@/table/wire/keys';
import type { Op } from '@/table/wire/protocol';
import { PROTOCOL } from '@/table/wire/version';

type Heard = { readonly t: string; readonly why?: string; readonly id?: string };

/** A guest of another make: says what it likes, and keeps what it hears. */
export function rogue(
  host: Host,
  given: { readonly peer?: string; readonly address?: string; readonly keeps?: boolean } = {},
) {
  const { peer = newKeyPair().publicKey, address, keeps = true } = given;
  const heard: Heard[] = [];
  let bytes = 0;
  let why: string | undefined;
  let on: Parameters<Channel['listen']>[0] | null = null;
  let last: Heard | undefined;
  host.accept({
    peer,
    ...(address !== undefined && { address }),
    send: (text) => {
      bytes += text.length;
      const frame = JSON.parse(text) as Heard;
      if (keeps) heard.push(frame);
      if (frame.t === 'done' || frame.t === 'refused') last = frame;
    },
    close: (closed) => (why ??= closed),
    listen: (listener) => void (on = listener),
  });
  const say = (message: object | string) =>
    on?.message(typeof message === 'string' ? message : JSON.stringify(message));
  return {
    peer,
    heard,
    /** How much the host has sent here. */
    bytes: () => bytes,
    closed: () => why,
    say,
    /** As whichever device it likes: keys are free. */
    hello: (hello: { readonly device?: KeyPair; readonly [field: string]: unknown } = {}) => {
      const { device, ...more } = hello;
      const place = { table: host.id, hostKey: publicKeyOf(host.secretKey) };
      const own = device && {
        key: device.publicKey,
        runs: 'page',
        proof: deviceProof(tableCrypto, place, device, peer),
      };
      say({
        t: 'hello',
        protocol: PROTOCOL,
        secret: host.joinSecret,
        ...(own && { device: own }),
        ...more,
      });
    },
    /** A host answers at once. */
    ask: (op: Op): 'ok' | string => {
      // Never the same twice, also on another line of this key: what comes again is not done again.
      say({ t: 'ask', id: bytesToHex(randomBytes(12)), op });
      return last?.t === 'done' ? 'ok' : (last?.why ?? 'unanswered');
    },
    leave: () => on?.closed('lost'),
  };
}
