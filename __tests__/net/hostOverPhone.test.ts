import { gunzipSync, gzipSync } from 'node:zlib';
import TcpSocket from 'react-native-tcp-socket';
import { siteFiles } from '@/net/site';
import type { Tcp } from '@/net/tcp';

import { transportContract } from '../support/transportContract';
import { hostTransport, tableHost } from '../support/transportHost';

jest.mock('react-native', () => jest.requireActual('../support/tcpSocketStandIn').reactNative);

const phone = TcpSocket as unknown as Tcp;

describe("A host core over react-native-tcp-socket's JavaScript", () => {
  transportContract(() => hostTransport(phone));

  test('sends a file of many chunks to its last byte before it hangs up', async () => {
    const page = Buffer.from(Array.from({ length: 60_000 }, (_, index) => `${index * 7919}\n`).join(''));
    const host = await tableHost({
      tcp: phone,
      file: siteFiles([{ path: '/entry.js', body: gzipSync(page, { level: 1 }), isGzipped: true }]),
    });
    const response = await fetch(`http://127.0.0.1:${host.port}/entry.js`, { headers: { connection: 'close' } });
    expect(Buffer.from(await response.arrayBuffer()).equals(page)).toBe(true);
    expect(gunzipSync(gzipSync(page)).length).toBeGreaterThan(10 * 32 * 1024);
    await host.close();
  });

  test('says that a port is taken', async () => {
    const host = await tableHost({ tcp: phone });
    await expect(host.core.listen({ port: host.port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
    await host.close();
  });
});
