import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { freePort } from '../freePort';
import { HostProcess } from './hostProcess';
import { launch } from './phones';

const LONG = 120_000;

/** For all tests of a file: a host of its own, with a folder of its own, and a Chromium. Both end with the file. */
export function hostAndBrowser(...options: string[]): {
  readonly host: HostProcess;
  readonly browser: Browser;
} {
  const at: { host?: HostProcess; browser?: Browser } = {};
  const folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  beforeAll(async () => {
    const host = new HostProcess(join(folder, 'data'), await freePort());
    at.host = host;
    [at.browser] = await Promise.all([launch(), host.start(...options)]);
  }, LONG);
  afterAll(async () => {
    await Promise.all([at.browser?.close(), at.host?.stop()]);
    rmSync(folder, { recursive: true });
  });
  return at as Required<typeof at>;
}
