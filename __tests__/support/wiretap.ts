import net from 'node:net';

import { bytesToBase64url, hexToBytes, utf8ToBytes } from '@/net/bytes';

/** A listener in the Wi-Fi: passes every byte on between guests and the host at `port`, and keeps them all. */
export async function wiretap(port: number) {
  const heard: { readonly by: 'guest' | 'host'; readonly chunks: Buffer[] }[] = [];
  const sockets = new Set<net.Socket>();
  const server = net.createServer((guest) => {
    const host = net.connect(port, '127.0.0.1');
    for (const [from, to, by] of [
      [guest, host, 'guest'],
      [host, guest, 'host'],
    ] as const) {
      const chunks: Buffer[] = [];
      heard.push({ by, chunks });
      sockets.add(from);
      from.on('data', (bytes) => {
        chunks.push(Buffer.from(bytes));
        to.write(bytes);
      });
      from.on('close', () => to.destroy());
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as net.AddressInfo).port,
    /** Everything that was said, each way, as it went over the air and as a WebSocket means it. */
    bytes: (): Buffer =>
      Buffer.concat(
        heard.flatMap(({ by, chunks }) => {
          const all = Buffer.concat(chunks);
          return by === 'guest' ? [all, unmasked(all)] : [all];
        }),
      ),
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** What a browser sends is mixed with a mask that travels beside it, so it must be taken off before one looks. */
function unmasked(all: Buffer): Buffer {
  const plain: Buffer[] = [];
  for (let at = all.indexOf('\r\n\r\n') + 4; at + 6 <= all.length;) {
    const short = (all[at + 1] ?? 0) & 0x7f;
    const [size, head] =
      short < 126
        ? [short, 2]
        : short === 126
          ? [all.readUInt16BE(at + 2), 4]
          : [Number(all.readBigUInt64BE(at + 2)), 10];
    const mask = all.subarray(at + head, at + head + 4);
    const from = at + head + 4;
    plain.push(Buffer.from(all.subarray(from, from + size).map((byte, n) => byte ^ (mask[n % 4] ?? 0))));
    at = from + size;
  }
  return Buffer.concat(plain);
}

/** The names of the secrets (text, or hex for bytes) that stand somewhere in what was heard, in any usual writing. */
export function foundIn(bytes: Buffer, secrets: { readonly [name: string]: string }): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) => {
    const raw = /^([0-9a-f]{2}){8,}$/.test(secret) ? hexToBytes(secret) : utf8ToBytes(secret);
    const ways = [Buffer.from(raw), secret, Buffer.from(raw).toString('base64'), bytesToBase64url(raw)];
    return ways.some((way) => bytes.includes(way)) ? [name] : [];
  });
}
