import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import { open } from 'node:fs/promises';

import type { AppFile } from '@/net/http/appFile';

async function sha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

/** An Android app that lies on this machine. */
export async function readAppFile(path: string): Promise<AppFile> {
  return {
    size: statSync(path).size,
    sha256: await sha256(path),
    async read(at, length) {
      const file = await open(path);
      try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
        return buffer.subarray(0, bytesRead);
      } finally {
        await file.close();
      }
    },
  };
}
