import { think } from '@/table/wire/timeSlices';

import { fakeClock } from '../support/fakeClock';

test('a bot that thinks for a second never holds a frame for more than 8 ms', async () => {
  const time = fakeClock();
  let now = 0;
  const slices: number[] = [];
  const clock = {
    now: () => now,
    after: (ms: number, run: () => void) =>
      time.clock.after(ms, () => {
        const from = now;
        run();
        slices.push(now - from);
      }),
  };
  function* slow(): Generator<void, string> {
    for (let step = 0; step < 1_000; step += 1) {
      now += 1;
      yield;
    }
    return 'done';
  }
  const answer = new Promise((done) => think(slow(), clock, done));
  await time.pass(1_000);
  expect(await answer).toBe('done');
  expect(slices.length).toBeGreaterThan(100);
  expect(Math.max(...slices)).toBeLessThanOrEqual(8);
});

test('a thought that is called off never ends', async () => {
  const time = fakeClock();
  let ended = false;
  function* endless(): Generator<void, void> {
    yield;
  }
  const cancel = think(endless(), time.clock, () => (ended = true));
  cancel();
  await time.pass(100);
  expect(ended).toBe(false);
});
