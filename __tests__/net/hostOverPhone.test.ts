import { gzipSync } from 'node:zlib';
import TcpSocket from 'react-native-tcp-socket';
import { newKeyPair } from '@/net/secure/keys';
import { siteFiles } from '@/net/http/site';
import type { Tcp } from '@/net/http/tcp';

import { transportContract } from '../support/transportContract';
import { ear } from '../support/transportEar';
import { hostTransport, tableHost } from '../support/transportHost';
import { get, raw } from '../support/transportRaw';

const phone = TcpSocket as unknown as Tcp;

describe("A host core over react-native-tcp-socket's JavaScript", () => {
  transportContract(() => hostTransport(phone));

  test('sends a file of many chunks to its last byte before it hangs up', async () => {
    const page = Buffer.from(Array.from({ length: 60_000 }, (_, index) => `${index * 7919}\n`).join(''));
    const body = gzipSync(page, { level: 1 });
    expect(body.length).toBeGreaterThan(4 * 32 * 1024);
    const file = siteFiles([{ path: '/entry.js', body, isGzipped: true }]);
    const host = await tableHost({ tcp: phone, file });
    const response = await fetch(`http://127.0.0.1:${host.port}/entry.js`, {
      headers: { connection: 'close' },
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(page)).toBe(true);
    await host.close();
  });

  test('says why before it hangs up on somebody', async () => {
    const host = await tableHost({ tcp: phone, limits: { perAddress: 1 } });
    expect(await raw(host.port, 'nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*400 Bad Request\n$/);
    await host.connect(newKeyPair());
    expect(await raw(host.port, get('/'))).toMatch(/^HTTP\/1.1 503 [^]*503 Service Unavailable\n$/);
    await host.close();
  });

  test('says that a port is taken', async () => {
    const [host, other] = [await tableHost({ tcp: phone }), await tableHost({ tcp: phone })];
    const where = { port: host.port, host: '127.0.0.1' };
    await expect(other.core.listen(where)).rejects.toThrow('EADDRINUSE');
    await Promise.all([host.close(), other.close()]);
  });

  test('listens anew on the same port while a game goes on', async () => {
    const host = await tableHost({ tcp: phone });
    const early = await host.connect(newKeyPair());
    await host.core.listen({ port: host.port, host: '127.0.0.1' });
    const late = await host.connect(newKeyPair());
    early.guest.send('still here');
    late.guest.send('just came');
    expect(await ear(early.host).hears(1)).toEqual(['still here']);
    expect(await ear(late.host).hears(1)).toEqual(['just came']);
    await host.close();
  });
});
