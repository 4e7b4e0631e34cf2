import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { freePort } from '@/scripts/sim/kills/hostProcess';
import { HostProcess } from './hostProcess';
import { launch } from './phones';

const LONG = 120_000;

type HostAndBrowser = { readonly host: HostProcess; readonly browser: Browser };

/** For all tests of a file: a host of its own, with a folder of its own, and a Chromium. Both end with the file. */
export const hostAndBrowser = (...options: string[]): HostAndBrowser => begin(null, options);

/** The same with a host whose program was changed: it plays false to the player of this name. */
export const lyingHostAndBrowser = (liesTo: string, ...options: string[]): HostAndBrowser =>
  begin(liesTo, options);

function begin(liesTo: string | null, options: readonly string[]): HostAndBrowser {
  const at: { host?: HostProcess; browser?: Browser } = {};
  const folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  beforeAll(async () => {
    const host = new HostProcess(join(folder, 'data'), await freePort(), liesTo);
    at.host = host;
    [at.browser] = await Promise.all([launch(), host.start(...options)]);
  }, LONG);
  afterAll(async () => {
    await Promise.all([at.browser?.close(), at.host?.stop()]);
    rmSync(folder, { recursive: true });
  });
  return at as Required<typeof at>;
}
