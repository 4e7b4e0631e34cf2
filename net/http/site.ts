import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToBase64url, bytesToHex, concatBytes } from '@/net/bytes';
import type { Answer } from './httpAnswer';

/**
 * A file of the web app as it ships: already gzipped where that helps, never read from a path. `plain` is the same as it
 * was before; a phone carries the gzipped files alone and sends these to everybody.
 */
export type SiteFile = { path: string; body: Uint8Array; isGzipped: boolean; plain?: Uint8Array };

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

/** One file of a pack: where it is in it, and everything a browser is told about it. */
export type PackedFile = {
  path: string;
  start: number;
  size: number;
  sha256: string;
  type: string;
  etag: string;
  isGzipped: boolean;
};

function described({ path, body, isGzipped }: SiteFile): Omit<PackedFile, 'start'> {
  const hash = sha256(body);
  return {
    path,
    size: body.length,
    sha256: bytesToHex(hash),
    type: TYPES[extensionOf(path) ?? ''] ?? 'application/octet-stream',
    etag: `"${bytesToBase64url(hash.subarray(0, 12))}"`,
    isGzipped,
  };
}

const fileAnswer = (
  file: Omit<PackedFile, 'start'>,
  { body, plain }: Pick<SiteFile, 'body' | 'plain'>,
): Answer => ({
  body,
  ...(plain !== undefined && { plain }),
  headers: {
    'Content-Type': file.type,
    'Cache-Control': isHashed(file.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: file.etag,
    ...(file.isGzipped && { 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' }),
  },
});

/** Finds a file by the path a browser asks for; a page of the app without a file of its own is `/index.html`. */
function lookup(answers: ReadonlyMap<string, Answer>): FileLookup {
  return (path) => {
    const found = answers.get(path);
    if (found || extensionOf(path) !== undefined) return found ?? null;
    return answers.get(`${path}.html`) ?? answers.get('/index.html') ?? null;
  };
}

export const siteFiles = (files: Iterable<SiteFile>): FileLookup =>
  lookup(new Map(Array.from(files, (file) => [file.path, fileAnswer(described(file), file)])));

/** All files of a site in one blob, with the size and hash of each, so that a phone need not hash a megabyte again. */
export function packFiles(files: readonly SiteFile[]): { files: PackedFile[]; bytes: Uint8Array } {
  let start = 0;
  const packed = files.map((file) => {
    const one = { ...described(file), start };
    start += file.body.length;
    return one;
  });
  return { files: packed, bytes: concatBytes(...files.map(({ body }) => body)) };
}

export const packedFiles = (files: readonly PackedFile[], bytes: Uint8Array): FileLookup =>
  lookup(
    new Map(
      files.map((file) => [
        file.path,
        fileAnswer(file, { body: bytes.subarray(file.start, file.start + file.size) }),
      ]),
    ),
  );
