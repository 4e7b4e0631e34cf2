import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { type FileLookup, type SiteFile, siteFiles } from '@/net/http/site';

/** The built web app, read once and compressed once, so that no request ever names a path on the disk. */
export function readSite(folder: string): FileLookup {
  return siteFiles(filesIn(folder, ''));
}

export function filesIn(folder: string, path: string): SiteFile[] {
  return readdirSync(join(folder, path)).flatMap((name) => {
    const inside = `${path}/${name}`;
    if (statSync(join(folder, inside)).isDirectory()) return filesIn(folder, inside);
    const raw = readFileSync(join(folder, inside));
    const small = gzipSync(raw, { level: 9 });
    const isGzipped = small.length < raw.length * 0.95;
    return [{ path: inside, body: isGzipped ? small : raw, isGzipped }];
  });
}
