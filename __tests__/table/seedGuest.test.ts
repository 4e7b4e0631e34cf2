import { createSeedGuest } from '@/table/shuffle/seedGuest';
import { pledgeOf, type ShuffleInfo } from '@/table/shuffle/shuffle';
import { memoryValues } from '@/table/log/storage';

import { cryptoFrom } from '@/__tests__/support/tableOf';

describe('a phone', () => {
  const crypto = cryptoFrom(5);
  const keys = crypto.newKeyPair();
  const at = { table: 'table', match: 1 };
  const other = { seat: 1, key: crypto.newKeyPair().publicKey };
  const asked = (mine: string | null, others: string | null, host = 'aa'.repeat(32)): ShuffleInfo => ({
    round: '00'.repeat(8),
    host,
    from: [
      { seat: 0, key: keys.publicKey, pledge: mine },
      { ...other, pledge: others },
    ],
    waiting: [],
    without: [],
  });
  const pledged = () => {
    const contributor = createSeedGuest({ keys, crypto, values: memoryValues() });
    const op = contributor.due(at, asked(null, null));
    return { contributor, pledge: op?.type === 'pledge' ? op.pledge : '' };
  };

  test('keeps its number before its pledge leaves, and pledges the same one again', () => {
    const { contributor, pledge } = pledged();
    const [kept] = contributor.given(at);
    expect(pledgeOf({ ...at, round: '00'.repeat(8) }, keys.publicKey, kept?.number ?? '')).toBe(pledge);
    expect(contributor.due(at, asked(null, null))).toMatchObject({ pledge });
  });

  test('does not show its number before it has seen every pledge', () => {
    const { contributor, pledge } = pledged();
    expect(contributor.due(at, asked(pledge, null))).toBeNull();
    expect(contributor.due(at, asked(pledge, 'bb'.repeat(32)))).toMatchObject({ type: 'number' });
  });

  test('does not show it when its own pledge was changed, or another’s after it had seen them all', () => {
    const { contributor, pledge } = pledged();
    expect(contributor.due(at, asked('cc'.repeat(32), 'bb'.repeat(32)))).toBeNull();
    expect(contributor.due(at, asked(pledge, 'bb'.repeat(32)))).not.toBeNull();
    expect(contributor.due(at, asked(pledge, 'dd'.repeat(32)))).toBeNull();
    expect(contributor.due(at, asked(pledge, 'bb'.repeat(32), 'ee'.repeat(32)))).toBeNull();
  });
});
