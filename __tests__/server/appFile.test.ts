import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { readAppFile } from '@/server/appFile';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-app-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a file of the laptop is offered with its size and checksum, and read where it is asked', async () => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));
  const path = join(folder, 'palaver.apk');
  writeFileSync(path, bytes);
  const app = await readAppFile(path);
  expect(app.size).toBe(bytes.length);
  expect(app.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
  expect(Buffer.from(await app.read(250_000, 1000)).equals(bytes.subarray(250_000, 251_000))).toBe(true);
  expect(await app.read(299_990, 1000)).toHaveLength(10);
});
