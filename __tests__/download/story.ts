import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright-core';

import { ARGS, newPhone, sitDown } from '../support/browser/phones';

const PATIENCE_MS = 60_000;

const must = (what: string, holds: boolean) => {
  if (!holds) throw new Error(`not so: ${what}`);
  console.log(`ok   ${what}`);
};

type Started = { readonly child: ChildProcess; said: string };

/** Resolves with the join link, as it stands in the terminal. */
const linkFrom = (host: Started) =>
  new Promise<string>((done, fail) => {
    const giveUp = setTimeout(() => fail(new Error(`no link: ${host.said}`)), PATIENCE_MS);
    const look = (chunk: Buffer | string) => {
      host.said += chunk.toString();
      const link = /http:\S+\/join#\S+/.exec(host.said)?.[0];
      if (link === undefined || !host.said.includes('Ctrl-C stops')) return;
      clearTimeout(giveUp);
      done(link);
    };
    for (const stream of [host.child.stdout, host.child.stderr]) stream?.on('data', look);
    host.child.once('exit', (code) => fail(new Error(`the host ended with ${code}: ${host.said}`)));
  });

const endOf = ({ child }: Started) =>
  new Promise<void>((done) => {
    if (child.exitCode !== null) return done();
    child.once('exit', () => done());
    child.kill('SIGINT');
  });

/** The download on a computer without npm and without a network; see scripts/network/testDist.mjs. */
export async function story(of: {
  zip: string;
  space: string;
  hidden: string;
  port: number;
  browser: string;
}) {
  const { zip, space, hidden, port } = of;
  const place = mkdtempSync(join(tmpdir(), 'palaver-download-'));
  const home = mkdtempSync(join(tmpdir(), 'palaver-home-'));
  const started: Started[] = [];
  const inside = join(place, 'chromium');
  writeFileSync(inside, `#!/bin/sh\nexec ip netns exec ${space} ${of.browser} "$@"\n`);
  chmodSync(inside, 0o755);
  execFileSync('unzip', ['-q', zip, '-d', place]);
  const folder = join(place, readdirSync(place).find((name) => name.startsWith('palaver-')) ?? '');

  /** Where the project was there is nothing, and what a person's home would hold is not there either. */
  const start = (): Started => {
    const bare = [`HOME=${home}`, `PATH=${process.env['PATH'] ?? ''}`, 'LANG=C.UTF-8'];
    const command = 'mount -t tmpfs none "$0" && cd "$1" && shift && exec "$@"';
    const play = ['env', '-i', ...bare, join(folder, 'play'), '--port', String(port), '--game', 'podium'];
    const hiding = ['unshare', '--mount', 'sh', '-c', command, hidden, home, ...play];
    const one = { child: spawn('ip', ['netns', 'exec', space, ...hiding], { stdio: 'pipe' }), said: '' };
    started.push(one);
    return one;
  };

  const licences = readFileSync(join(folder, 'LICENCES.txt'), 'utf8');
  const bundled = ['ws', 'bonjour-service', '@noble/curves', 'react-dom', 'react-native-web'];
  must(
    'it brings the licences of what the host and the page are made of',
    bundled.every((name) => licences.includes(`\n\n${name} `)),
  );

  const browser = await chromium.launch({ executablePath: inside, args: ARGS });
  try {
    must('no route leads anywhere', execFileSync('ip', ['-n', space, 'route']).length === 0);
    const first = start();
    const link = await linkFrom(first);
    must('the download opens a table', link.startsWith(`http://127.0.0.1:${port}/join#`));
    must('it names its own command, not npm', !first.said.includes('npm'));
    const phone = await newPhone(browser, 'Amina', 'small');
    await sitDown(phone, link, 0);
    must('a browser loads the web app from it and sits down', true);
    must('the games are kept beside it', existsSync(join(folder, 'data')));
    must('nothing is written to the home folder', readdirSync(home).length === 0);

    await endOf(first);
    const again = start();
    must('started again it has the same table', (await linkFrom(again)) === link);
    await phone.page.reload();
    await phone.page.getByText('this phone').first().waitFor();
    must('and the browser its seat', true);
    must(`no complaint from the browser: ${phone.errors.join('; ')}`, phone.errors.length === 0);
  } finally {
    await browser.close();
    await Promise.all(started.map(endOf));
    for (const one of [place, home]) rmSync(one, { recursive: true });
  }
}
