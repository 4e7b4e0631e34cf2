import { execFile } from 'node:child_process';

import type { Simulated } from '@/scripts/sim/faults/tally';

/** The command as people run it: bundled, it is three times as quick as under jest. */
export const simulateFaults = (
  ...args: readonly string[]
): Promise<{ readonly simulated: Simulated; readonly said: readonly string[] }> =>
  new Promise((done, failed) => {
    const command = [
      'scripts/run.mjs',
      'scripts/sim/faults/simulateFaults.ts',
      '--threads',
      '1',
      ...args,
      '--json',
    ];
    execFile(process.execPath, command, { maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      // Ends with 1 when a run failed; which, it says all the same.
      if (error !== null && error.code !== 1) return failed(error);
      done({ simulated: JSON.parse(stdout) as Simulated, said: stderr.split('\n') });
    });
  });
