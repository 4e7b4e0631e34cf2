import { createAttendance } from '@/table/rounds/roundAttendance';
import { checkBegin } from '@/table/rounds/roundChecks';
import type { RoundInfo } from '@/table/rounds/round';
import type { Alarm } from '@/table/trust/trustState';
import type { TableInfo } from '@/table/wire/protocol';

import { fakeClock } from '@/__tests__/support/fakeClock';

const SELF = 'aa'.repeat(32);
const ROUND = {
  round: 'ff'.repeat(8),
  from: [{ device: SELF, pledge: null, nonce: null }],
} as unknown as RoundInfo;
const WITHOUT = { round: 'ee'.repeat(8), from: [] } as unknown as RoundInfo;
const lobby = { stage: 'lobby', match: 0, shuffle: null } as unknown as TableInfo;
const asking = { ...lobby, shuffle: ROUND } as TableInfo;
const dealt = { stage: 'playing', match: 1, shuffle: WITHOUT } as unknown as TableInfo;

/** A phone is asked, and three seconds later the game begins without it. `answer`: so long a beat takes to be answered. */
async function leftOut(answer: number | null): Promise<Alarm['what'] | null> {
  const { clock, pass } = fakeClock();
  let alarm: Alarm | null = null;
  const attendance = createAttendance({
    self: SELF,
    hostKey: '',
    memory: {
      dealt: () => ({ given: [], attendance: null, began: null, hostKey: null }) as never,
      keepDealt: () => true,
    },
    clock,
    begin: checkBegin,
    leftOut: () => undefined,
    alarm: (what) => void (alarm = what),
  });
  attendance.beat();
  attendance.heard(lobby, null, true);
  attendance.beatSent();
  await pass(answer ?? 2_900);
  attendance.beat();
  if (answer !== null) attendance.beatAnswered();
  attendance.heard(lobby, null, true);
  attendance.heard(asking, ROUND, true);
  await pass(3_000);
  attendance.beat();
  attendance.heard(dealt, WITHOUT, true);
  return (alarm as Alarm | null)?.what ?? null;
}

describe('[W7.15] a phone that was left out of the deal', () => {
  test('says so where its host answers at once', async () => {
    expect(await leftOut(80)).toBe('left-out');
  });

  test('says nothing on a line so slow that the host may have waited for it in vain', async () => {
    expect(await leftOut(2_900)).toBeNull();
    expect(await leftOut(null)).toBeNull();
  });
});
