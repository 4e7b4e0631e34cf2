import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { packFiles } from '@/net/http/site';
import { filesIn, hasSite, readSite } from '@/server/site';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-site-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a folder without a web app has none', () => {
  expect(hasSite(folder)).toBe(false);
});

test('a pack is served as the web app that it was made from', async () => {
  const built = mkdtempSync(join(folder, 'built-'));
  const packed = mkdtempSync(join(folder, 'packed-'));
  writeFileSync(join(built, 'index.html'), `<p>${'the app '.repeat(99)}</p>`);
  writeFileSync(join(built, 'icon.png'), Uint8Array.from([1, 2, 3]));
  const { files, bytes } = packFiles(filesIn(built, ''));
  writeFileSync(join(packed, 'site.json'), JSON.stringify({ hash: 'now', files }));
  writeFileSync(join(packed, 'files.site'), bytes);

  expect([built, packed].map(hasSite)).toEqual([true, true]);
  for (const path of ['/', '/index.html', '/icon.png', '/join', '/nothing.js']) {
    const [plain, small] = [await readSite(built)(path), await readSite(packed)(path)];
    expect(small?.headers).toEqual(plain?.headers);
    expect(small && Buffer.from(small.body as Uint8Array)).toEqual(
      plain && Buffer.from(plain.body as Uint8Array),
    );
  }
});
