import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { type FileLookup, type PackedFile, packedFiles, type SiteFile, siteFiles } from '@/net/http/site';

/** Says where each file of a pack is; see scripts/build/writePack.ts. */
const PACKED = 'site.json';

export const hasSite = (folder: string): boolean =>
  ['index.html', PACKED].some((name) => existsSync(join(folder, name)));

/** The built web app, or a pack of it: read once and compressed once, so that no request ever names a path on the disk. */
export function readSite(folder: string): FileLookup {
  const list = join(folder, PACKED);
  if (!existsSync(list)) return siteFiles(filesIn(folder, ''));
  const { files } = JSON.parse(readFileSync(list, 'utf8')) as { files: readonly PackedFile[] };
  return packedFiles(files, readFileSync(join(folder, 'files.site')));
}

export function filesIn(folder: string, path: string): SiteFile[] {
  return readdirSync(join(folder, path)).flatMap((name) => {
    const inside = `${path}/${name}`;
    if (statSync(join(folder, inside)).isDirectory()) return filesIn(folder, inside);
    const raw = readFileSync(join(folder, inside));
    const small = gzipSync(raw, { level: 9 });
    const isGzipped = small.length < raw.length * 0.95;
    return [
      isGzipped
        ? { path: inside, body: small, isGzipped, plain: raw }
        : { path: inside, body: raw, isGzipped },
    ];
  });
}
