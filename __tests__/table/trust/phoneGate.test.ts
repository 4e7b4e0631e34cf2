import type { Gate } from '@/table/trust/gate';
import { createPhoneGate, type Secret } from '@/table/trust/phoneGate';

import { fakeClock } from '../../support/fakeClock';

const AWAY = 'a'.repeat(64);
const SHUT: Gate = { needed: [AWAY], missing: [AWAY], forked: [], changed: [], unproven: [] };
const VOTE: Secret = { id: 'vote', seat: 0, what: 'open', waiver: 'vote' };

function aGate() {
  const { clock, pass, timers } = fakeClock();
  const asked: (string | null)[] = [];
  const gate = createPhoneGate({
    clock,
    isHere: () => false,
    deviceOf: () => null,
    call: () => undefined,
    changed: (asks) => void asked.push(asks?.id ?? null),
  });
  return { gate, asked, pass, timers };
}

test('[W8.15] a phone that is away is asked about after a second', async () => {
  const { gate, asked, pass } = aGate();
  expect(gate.may(VOTE, SHUT)).toBe(false);
  await pass(900);
  expect(asked.at(-1)).toBeNull();
  await pass(200);
  expect(asked.at(-1)).toBe('vote');
});

test('[W8.15] nothing goes on counting when the phone has left, and whoever comes back waits anew', async () => {
  const { gate, asked, pass, timers } = aGate();
  gate.may(VOTE, SHUT);
  await pass(900);
  gate.close();
  expect(timers()).toBe(0);
  gate.may(VOTE, SHUT);
  await pass(900);
  expect(asked.at(-1)).toBeNull();
  await pass(200);
  expect(asked.at(-1)).toBe('vote');
});
