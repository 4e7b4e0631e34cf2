import { loopback } from '@/net/loopback';
import { newKeyPair } from '@/net/secure/keys';

import { badLine, type Faults } from '../support/badLine';
import { transportContract } from '../support/transportContract';
import { ear } from '../support/transportEar';

const keys = { host: 'a'.repeat(64), guest: 'b'.repeat(64) };
const numbers = Array.from({ length: 200 }, (_, index) => String(index));

/** A small generator, so that what goes wrong is the same in every run. */
function seeded(seed: number) {
  let state = seed;
  return () => (state = (state * 1664525 + 1013904223) % 0x1_0000_0000) / 0x1_0000_0000;
}

type Scheduled = { readonly run: () => void; readonly at: number };

/** Takes out what comes first. */
function first(scheduled: Scheduled[]): Scheduled | undefined {
  const next = scheduled.reduce<Scheduled | undefined>(
    (soonest, each) => (soonest === undefined || each.at < soonest.at ? each : soonest),
    undefined,
  );
  if (next !== undefined) scheduled.splice(scheduled.indexOf(next), 1);
  return next;
}

/** Sends 200 messages and runs everything that was scheduled, by time. */
async function carry(faults: Faults, seed = 1) {
  const scheduled: Scheduled[] = [];
  let now = 0;
  const schedule = (run: () => void, ms: number) => void scheduled.push({ run, at: now + ms });
  const line = badLine({ keys, faults, schedule, random: seeded(seed) });
  const atHost = ear(line.host);
  await Promise.resolve();
  for (const number of numbers) line.guest.send(number);
  // What runs may schedule more.
  for (let next = first(scheduled); next !== undefined; next = first(scheduled)) {
    now = next.at;
    next.run();
  }
  return atHost.heard;
}

describe('A loopback line', () => {
  transportContract(async () => {
    const { publicKey } = newKeyPair();
    return {
      hostKey: publicKey,
      async connect(guest) {
        const line = loopback({ keys: { host: publicKey, guest: guest.publicKey } });
        return { host: line.host, guest: line.guest, kill: line.cut };
      },
      close: async () => {},
    };
  });
});

describe('A loopback line with faults', () => {
  test('loses some messages and keeps the order of the others', async () => {
    const heard = await carry({ loss: 0.3 });
    expect(heard.length).toBeGreaterThan(100);
    expect(heard.length).toBeLessThan(180);
    expect(heard).toEqual(numbers.filter((number) => heard.includes(number)));
  });

  test('delivers some messages twice', async () => {
    const heard = await carry({ duplication: 0.2 });
    expect(heard.length).toBeGreaterThan(220);
    expect([...new Set(heard)]).toEqual(numbers);
  });

  test('lets some messages overtake others and loses none', async () => {
    const heard = await carry({ reordering: 0.2 });
    expect(heard).not.toEqual(numbers);
    expect([...heard].sort()).toEqual([...numbers].sort());
  });

  test('keeps the order when messages are only late', async () => {
    expect(await carry({ delay: 50 })).toEqual(numbers);
  });

  test('does the same again with the same random numbers', async () => {
    const faults = { delay: 20, loss: 0.1, duplication: 0.1, reordering: 0.1 };
    expect(await carry(faults, 7)).toEqual(await carry(faults, 7));
    expect(await carry(faults, 7)).not.toEqual(await carry(faults, 8));
  });

  test('tells both ends when it is cut', async () => {
    const line = loopback({ keys });
    const [atHost, atGuest] = [ear(line.host), ear(line.guest)];
    line.cut();
    expect([await atHost.closed, await atGuest.closed]).toEqual(['lost', 'lost']);
  });
});
