import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { packedSite } from '@/scripts/build/packed.cjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-pack-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const madeFrom = (hash: string) => {
  const pack = join(folder, hash);
  mkdirSync(pack);
  writeFileSync(join(pack, 'packedSite.js'), '');
  writeFileSync(join(pack, 'site.json'), JSON.stringify({ hash, files: [] }));
  return pack;
};
const now = () => 'now';

describe('The web app inside an app for phones', () => {
  test('is the pack when it was made from what the app is made from', () => {
    const pack = madeFrom('now');
    for (const dev of [true, false])
      expect(packedSite({ pack, hash: now, dev })).toBe(join(pack, 'packedSite.js'));
  });

  test('stops a build for people when it is old or missing', () => {
    expect(() => packedSite({ pack: madeFrom('before'), hash: now, dev: false })).toThrow('npm run pack');
    expect(() => packedSite({ pack: join(folder, 'none'), hash: now, dev: false })).toThrow('npm run pack');
  });

  test('may be missing while somebody tries things out', () => {
    expect(packedSite({ pack: madeFrom('before'), hash: now, dev: true })).toBeNull();
    expect(packedSite({ pack: join(folder, 'none'), hash: now, dev: true })).toBeNull();
  });
});
