import { readFileSync } from 'node:fs';

import { LIMITS } from '@/net/http/limits';
import { AWAY_TO_LEND_MS, AWAY_TO_STRIKE_MS } from '@/table/host/asks/strike';
import { ACCEPTED, FRAMES } from '@/table/wire/limits';
import { AWAY_TO_BOT_MS, BEAT_MS, DEAD_MS, RESEND_MS } from '@/table/wire/protocol';
import { PROTOCOL } from '@/table/wire/version';

import { seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const written = readFileSync('docs/protocol.md', 'utf8');
const lineWith = (mark: string) => written.split('\n').find((line) => line.includes(mark)) ?? '';
const seconds = (ms: number) => `${ms / 1000} s`;
const thousands = (count: number) => count.toLocaleString('en');

test.each([
  ['table/wire/version.ts', [`: ${PROTOCOL}.`]],
  ['[W1.8]', [`${FRAMES.bytes / 1024} KB`]],
  ['[W1.9]', [`${LIMITS.messageBurst} messages at once`, `${LIMITS.messagesPerSecond} a second`]],
  [
    '[W1.11]',
    [`${String(LIMITS.perAddress)} connections`, `all have ${LIMITS.connections}`, `${LIMITS.kept} of these`],
  ],
  ['| `beat {rev', [`every ${seconds(BEAT_MS)}`]],
  ['[W3.6]', [`every ${seconds(RESEND_MS)}`]],
  ['[W3.11]', [`for ${seconds(DEAD_MS)}`]],
  ['[W4.7]', [`${thousands(ACCEPTED.askBytes)} bytes`, `${thousands(ACCEPTED.rawWords)} letters`]],
  ['[W5.11]', [`for ${seconds(AWAY_TO_STRIKE_MS)} without a break`]],
  ['[W5.14]', [`for ${seconds(AWAY_TO_LEND_MS)}`, `after ${seconds(AWAY_TO_BOT_MS)}`]],
])('what is written beside %s has the numbers of the code', (mark, numbers) => {
  for (const number of numbers) expect(lineWith(mark)).toContain(number);
});

test('[W3.6] an ask that nobody answers is sent again in that time, with the same id', async () => {
  const { table, phones } = await seated(toyGame(), 2);
  const [phone] = phones;
  if (phone === undefined) throw new Error('nobody came');
  const ids: string[] = [];
  table.between(phone, {
    hear: (frame) => {
      if (frame.t !== 'ask') return frame;
      ids.push(frame.id);
      return null;
    },
  });
  void phone.guest.ask({ type: 'rename', name: 'Amina' });
  await table.pass(4 * RESEND_MS);
  // It is looked at three times in each.
  expect(ids.length).toBeGreaterThanOrEqual(3);
  expect(ids.length).toBeLessThanOrEqual(5);
  expect(new Set(ids).size).toBe(1);
});

test('[W3.11] a line on which nothing is heard is given up by the phone after that time, and not before', async () => {
  const { table, phones } = await seated(toyGame(), 2);
  const [phone, other] = phones;
  if (phone === undefined || other === undefined) throw new Error('nobody came');
  let isMute = true;
  table.between(phone, {
    tell: (frame) => (isMute ? null : frame),
    hear: (frame) => (isMute ? null : frame),
  });
  await table.pass(DEAD_MS - BEAT_MS);
  expect([phone.guest.state().line, other.guest.state().table?.seats[0]?.away]).toEqual(['here', false]);
  await table.pass(2 * BEAT_MS);
  expect([phone.guest.state().line, other.guest.state().table?.seats[0]?.away]).toEqual(['away', true]);
  isMute = false;
  await table.pass(5_000);
  expect(phone.guest.state()).toMatchObject({ line: 'here', you: { seat: 0 } });
});
