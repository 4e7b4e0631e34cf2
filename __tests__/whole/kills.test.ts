import { killRuns } from '@/scripts/sim/kills/killRuns';

test('a host killed 40 times in the middle of moves loses none that was acknowledged, and every phone sees what the log says', async () => {
  const report = await killRuns({ times: 40, seed: 7 });
  expect(report).toMatchObject({ kills: 40, lost: 0, different: 0 });
  // Otherwise nobody played, or nobody looked.
  expect(report.acknowledged).toBeGreaterThan(80);
  expect(report.views).toBeGreaterThan(80);
}, 600_000);
