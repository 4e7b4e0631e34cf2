import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToBase64url } from './bytes';
import type { Answer } from './httpAnswer';

/** A file of the web app as it ships: already gzipped where that helps, never read from a path. */
export type SiteFile = { path: string; body: Uint8Array; isGzipped: boolean };

/** `null`: no such file. */
export type FileLookup = (path: string) => Answer | null | Promise<Answer | null>;

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mp3: 'audio/mpeg',
  otf: 'font/otf',
  png: 'image/png',
  svg: 'image/svg+xml',
  ttf: 'font/ttf',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

const extensionOf = (path: string) => /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase();

/** `entry-0f3c….js`, `icon.0f3c….png`: the name changes when the content does, so it is kept for ever. */
const isHashed = (path: string) => /[.-][0-9a-f]{16,}\.[a-z0-9]+$/i.test(path);

function siteAnswer({ path, body, isGzipped }: SiteFile): Answer {
  return {
    body,
    headers: {
      'Content-Type': TYPES[extensionOf(path) ?? ''] ?? 'application/octet-stream',
      'Cache-Control': isHashed(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
      ETag: `"${bytesToBase64url(sha256(body).subarray(0, 12))}"`,
      ...(isGzipped && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
    },
  };
}

/** Finds a file by the path a browser asks for; a page of the app without a file of its own is `/index.html`. */
export function siteFiles(files: Iterable<SiteFile>): FileLookup {
  const answers = new Map<string, Answer>();
  for (const file of files) answers.set(file.path, siteAnswer(file));
  return (path) => {
    const found = answers.get(path);
    if (found || extensionOf(path) !== undefined) return found ?? null;
    return answers.get(`${path}.html`) ?? answers.get('/index.html') ?? null;
  };
}
