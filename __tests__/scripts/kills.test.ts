import { killRuns } from '@/scripts/sim/kills/killRuns';

test('a host killed 4 times in the middle of moves loses none that was acknowledged, and every phone sees what the log says', async () => {
  const report = await killRuns({ times: 4, seed: 8 });
  expect(report).toMatchObject({ kills: 4, lost: 0, different: 0 });
  // Otherwise nobody played, or nobody looked.
  expect(report.acknowledged).toBeGreaterThan(8);
  expect(report.views).toBeGreaterThan(8);
}, 120_000);
