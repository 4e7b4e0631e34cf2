import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { lockVote } from '../support/browser/dystocraticHands';
import { ARGS, type BrowserPhone, newPhone, sitDown } from '../support/browser/phones';
import { member } from './member';

type Hotspot = {
  readonly host: string;
  readonly names: readonly string[];
  move(subnet: string): void;
  reach(at: number, isIn: boolean): void;
};

const CUT_MS = 30_000;
const PATIENCE_MS = 90_000;
const AI_VOTE = 'Turn up the vote of the AI';
const MY_VOTE = 'Choose my vote';
const OPEN = 'Open all the same';

const pass = (what: string) => console.log(`ok   ${what}`);
const must = (what: string, holds: boolean) => {
  if (!holds) throw new Error(`not so: ${what}`);
  pass(what);
};

/** The browser's player: does what the screen asks for until `rounds` are over. */
async function playInBrowser(phone: BrowserPhone, isDone: () => boolean): Promise<void> {
  const seen = (name: string) => phone.page.getByRole('button', { name, exact: true }).first();
  const giveUp = Date.now() + PATIENCE_MS;
  while (!isDone()) {
    if (Date.now() > giveUp)
      throw new Error(`the game stands still: ${await phone.page.locator('body').innerText()}`);
    if (await seen(MY_VOTE).isVisible())
      await lockVote(phone, { type: 'lock', choice: { vote: 'black', prediction: 'none' } });
    else if (await seen(AI_VOTE).isVisible()) await seen(AI_VOTE).click();
    else if (await seen(OPEN).isVisible()) await seen(OPEN).click();
    await phone.page.waitForTimeout(100);
  }
}

/** Three guests and a browser at a phone's hotspot; see scripts/network/testHotspot.mjs. */
export async function story(of: { net: Hotspot; hostFile: string; guestFile: string; browser: string }) {
  const { net } = of;
  const folder = mkdtempSync(join(tmpdir(), 'palaver-hotspot-'));
  const inside = join(folder, 'chromium');
  writeFileSync(inside, `#!/bin/sh\nexec ip netns exec ${net.names[2]} ${of.browser} "$@"\n`);
  chmodSync(inside, 0o755);
  const [host, a, b] = [
    member(net.host, of.hostFile),
    member(net.names[0] ?? '', of.guestFile),
    member(net.names[1] ?? '', of.guestFile),
  ];
  const browser = await chromium.launch({ executablePath: inside, args: ARGS });
  try {
    await host.until('an open door', ({ door, link }) => door === 'open' && Boolean(link));
    const link = host.seen.link ?? '';
    must('the link names the hotspot’s own address', link.startsWith('http://192.168.43.1:8787/join#'));
    host.tell('sit', '0');
    await host.until('its own seat', ({ seat }) => seat === 0);
    for (const [at, guest] of [a, b].entries()) {
      guest.tell('join', link);
      await guest.until('the table', ({ line }) => line === 'here');
      guest.tell('sit', String(at + 1));
      await guest.until('a seat', ({ seat }) => seat === at + 1);
    }
    pass('two guests with the app join by address');
    const phone = await newPhone(browser, 'Amina', 'small');
    await sitDown(phone, link, 3);
    pass('a browser loads the packed web app from the phone, and sits down');
    must('the address they came through is marked', host.seen.places?.[0]?.hasWorked === true);

    host.tell('options', JSON.stringify({ firstDealer: '0' }));
    host.tell('start');
    const rounds = (count: number) => () => (host.seen.history ?? 0) >= count;
    await playInBrowser(phone, rounds(1));
    pass('a round with a hidden ballot is played');

    net.reach(0, false);
    const cutAt = Date.now();
    await host.until('that a guest is away', ({ away }) => away?.[1] === true);
    await a.until('that the line is gone', ({ line }) => line === 'away');
    await phone.page.waitForTimeout(Math.max(0, cutAt + CUT_MS - Date.now()));
    must('the table waits for the guest that is cut off', (host.seen.history ?? 0) === 1);
    net.reach(0, true);
    await a.until('the table again', ({ line }) => line === 'here');
    await playInBrowser(phone, rounds(2));
    pass(`cut off for ${CUT_MS / 1000} s, a guest comes back by itself and the round is finished`);

    net.move('192.168.77');
    await host.until(
      'its new address',
      ({ link: now }) => now?.startsWith('http://192.168.77.1:8787/') === true,
    );
    pass('the host notices its new address by itself, and shows a new code');
    b.tell('join', host.seen.link ?? '');
    await b.until('the table at its new address', ({ line, seat }) => line === 'here' && seat === 2);
    pass('a guest with the app scans it and has its seat back');
    await a.until('that the line is gone', ({ line }) => line === 'away');
    await a.until('the table at its new address', ({ line, seat }) => line === 'here' && seat === 1);
    pass('another looks for the host where the new network ends, and has its seat back by itself');
    await phone.page.goto(host.seen.link ?? '');
    await phone.page.getByText('Did you play here before?').waitFor();
    pass('a browser knows its seat only at the old address; at the new one it is told how to get it back');
    host.tell('ticket', '3');
    await host.until('a ticket', ({ ticket }) => ticket !== undefined);
    must(
      'the ticket leads to the new address',
      host.seen.ticket?.startsWith('http://192.168.77.1:8787/') === true,
    );
    await phone.page.goto(host.seen.ticket ?? '');
    await playInBrowser(phone, () => host.seen.stage === 'over');
    await phone.page.getByTestId('score-3').first().waitFor();
    pass('by a ticket the browser has its seat back, and the game is played to its end');
    must(`no complaint from the browser: ${phone.errors.join('; ')}`, phone.errors.length === 0);
  } finally {
    await browser.close();
    for (const one of [host, a, b]) one.end();
    rmSync(folder, { recursive: true });
  }
}
