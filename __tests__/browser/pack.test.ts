import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { invitationAt } from '@/net/lan/invitation';
import { joinLink } from '@/net/links/joinLink';
import { packedFiles, type PackedFile } from '@/net/http/site';
import { dystocratic } from '@/rules/dystocratic/game';
import type { Game } from '@/rules/engine';
import { ownAddresses } from '@/server/addresses';

import { launch, newPhone, sitDown } from '../support/browser/phones';
import { phoneTable } from '../support/phoneTable';

const LIMIT = 500_000;
const LONG = 120_000;
const WEB = 'dist/web';

const filesUnder = (path: string): string[] =>
  readdirSync(join(WEB, path)).flatMap((name) =>
    statSync(join(WEB, path, name)).isDirectory() ? filesUnder(`${path}/${name}`) : [`${path}/${name}`],
  );

type Manifest = { files: readonly PackedFile[] };
let manifest: Manifest;
let at: Awaited<ReturnType<typeof phoneTable>>;
beforeAll(async () => {
  execFileSync(process.execPath, ['scripts/build/pack.mjs'], { stdio: 'ignore' });
  manifest = JSON.parse(readFileSync('dist/pack/site.json', 'utf8')) as Manifest;
  const file = packedFiles(manifest.files, new Uint8Array(readFileSync('dist/pack/files.site')));
  at = await phoneTable(dystocratic as unknown as Game, { file });
}, LONG);
afterAll(() => at.close());

const fetched = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, fail) => {
    get({ host: '127.0.0.1', port: at.phone.port, path, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(parts),
        }),
      );
    }).on('error', fail);
  });

test(
  'a guest of a phone gets the web app byte for byte, each file with its type and its ETag',
  async () => {
    const files = filesUnder('');
    expect(manifest.files.map(({ path }) => path).sort()).toEqual(files.sort());
    for (const { path, size, sha256, type, etag, isGzipped } of manifest.files) {
      const { body, headers } = await fetched(path);
      expect([path, body.length]).toEqual([path, size]);
      expect(createHash('sha256').update(body).digest('hex')).toBe(sha256);
      expect((isGzipped ? gunzipSync(body) : body).equals(readFileSync(join(WEB, path)))).toBe(true);
      expect(headers).toMatchObject({ 'content-type': type, etag });
      expect(headers['content-encoding']).toBe(isGzipped ? 'gzip' : undefined);
      const again = await fetched(path, { 'If-None-Match': etag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  },
  LONG,
);

test('the pack does not hold itself, nor anything that only a host needs', () => {
  expect(manifest.files.map(({ path }) => path).filter((path) => /\.site$|pack/.test(path))).toEqual([]);
  const all = filesUnder('')
    .filter((path) => path.endsWith('.js'))
    .map((path) => readFileSync(join(WEB, path), 'utf8'));
  expect(all.join('')).not.toMatch(/TcpSockets|files\.site|http-parser/);
});

test(
  'from the scan to the seat it is at most 500 KB',
  async () => {
    const address = ownAddresses()[0]?.address ?? '';
    const browser = await launch();
    const phone = await newPhone(browser, 'Amina', 'small');
    const wire = await phone.context.newCDPSession(phone.page);
    let bytes = 0;
    await wire.send('Network.enable');
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await sitDown(phone, joinLink(invitationAt(at.host, { address, port: at.phone.port })), 0);
    await phone.page.waitForLoadState('networkidle');
    expect(phone.errors).toEqual([]);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
    await browser.close();
  },
  LONG,
);
