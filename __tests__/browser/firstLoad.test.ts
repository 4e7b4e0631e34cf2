import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser } from 'playwright-core';

import { HostProcess } from '../support/browser/hostProcess';
import { launch, newPhone, sitDown } from '../support/browser/phones';

const LIMIT = 600_000;
const LONG = 120_000;

let folder: string;
let host: HostProcess;
let browser: Browser;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  host = new HostProcess(join(folder, 'data'), 18_788);
  browser = await launch();
  await host.start();
}, LONG);

afterAll(async () => {
  await browser.close();
  await host.stop();
  rmSync(folder, { recursive: true });
});

test(
  'a guest loads at most 600 KB, gzipped, from the scan to the seat',
  async () => {
    const phone = await newPhone(browser, 'Amina', 'small');
    const wire = await phone.context.newCDPSession(phone.page);
    let bytes = 0;
    let files = 0;
    await wire.send('Network.enable');
    wire.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files += 1;
    });
    await sitDown(phone, host.link(), 0);
    await phone.page.waitForLoadState('networkidle');
    expect(files).toBeGreaterThan(1);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  },
  LONG,
);
