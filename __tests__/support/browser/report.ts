import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

/** What a report needs of a phone. */
type Phone = { readonly name: string; readonly page: Page; readonly errors: readonly string[] };
type Host = { readonly port: number; readonly story: string; lines(): readonly string[] };

/** Everything a test of this file has opened. */
const phones: Phone[] = [];
const hosts: Host[] = [];

export function forReport({ phone, host }: { phone?: Phone; host?: Host }): void {
  if (phone !== undefined) phones.push(phone);
  if (host !== undefined) hosts.push(host);
}

const FOLDER = 'node_modules/.cache/palaver/failed';
const LOG_LINES = 12;
const SHOWN_LINES = 40;
const LONGEST_LINE = 300;

/** A line of the code for cameras, which says nothing here. */
const isDrawn = (line: string) => /^[\s▀▄█]*$/.test(line);

const cut = (line: string) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line);

async function onPhone({ name, page, errors }: Phone, folder: string): Promise<string> {
  if (page.isClosed()) return `${name}: its page is closed`;
  const file = join(folder, name.replace(/[^\p{L}\p{N}]+/gu, '-'));
  const quickly = { timeout: 5_000 };
  await page.screenshot({ path: `${file}.png`, ...quickly }).catch(() => undefined);
  const shown = await page
    .locator('body')
    .ariaSnapshot(quickly)
    .catch((error: unknown) => `cannot be read: ${String(error)}`);
  writeFileSync(`${file}.txt`, `${page.url()}\n${shown}\n`);
  const lines = shown.split('\n');
  return [
    `${name}: ${page.url()}`,
    `  picture ${file}.png, all it shows ${file}.txt`,
    ...errors.map((error) => `  error: ${error}`),
    ...lines.slice(0, SHOWN_LINES).map((line) => `  | ${cut(line)}`),
    ...(lines.length > SHOWN_LINES ? [`  | … ${lines.length - SHOWN_LINES} lines more`] : []),
  ].join('\n');
}

/** What a person needs who was not there: every page as picture and as words, and what the hosts said and wrote. */
async function report(test: string): Promise<string> {
  const folder = join(FOLDER, test.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80));
  mkdirSync(folder, { recursive: true });
  const seen = await Promise.all(phones.map((phone) => onPhone(phone, folder)));
  const known = hosts.map((host) => {
    const lines = host.lines();
    return [
      `host at port ${host.port}, its terminal:`,
      ...host.story
        .split('\n')
        .filter((line) => !isDrawn(line))
        .map((line) => `  > ${line}`),
      `the last of ${lines.length} lines of its log:`,
      ...lines.slice(-LOG_LINES).map((line) => `  ${cut(line)}`),
    ].join('\n');
  });
  return [`What "${test}" left behind`, ...seen, ...known].join('\n\n');
}

// The environment of the browser tests asks for it when a test has failed.
Object.assign(globalThis, { reportOfFailure: report });
