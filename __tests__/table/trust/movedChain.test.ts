import { rememberMove } from '@/table/recovery/rememberedMove';
import { memoryValues } from '@/table/storage/storage';
import { type Chain, extend, headAt, type Leaf, newChain, recordHash } from '@/table/trust/chain';
import { ALL_DEFENCES } from '@/table/trust/defences';
import { createPhoneChain } from '@/table/trust/phoneChain';
import { type LeavesFrame, packLeaves } from '@/table/wire/bytes/leaves';

import { unique } from './rounds';

const [OLD, NEW] = [unique('host', 1), unique('host', 2)];
const leaf = (name: string): Leaf => ({ record: recordHash({ name }), ballot: null });
const OLD_LOG = Array.from({ length: 10 }, (_, at) => leaf(`record ${at + 1}`));
/** What the players brought reaches to the seventh record. */
const NEW_LOG = [...OLD_LOG.slice(0, 7), leaf('moved'), leaf('after it')];

/** What a host answers to a phone that says how far its chain reaches. */
function answer(log: readonly Leaf[], epoch: number, said: number, match = 1): LeavesFrame {
  const whole = extend(newChain('table'), { from: 1, list: log });
  if (!('chain' in whole)) throw new Error(whole.problem);
  const from = said < 0 || said > log.length ? log.length : said + 1;
  const head = headAt(whole.chain as Chain, from - 1) ?? '';
  return { from, list: packLeaves(log.slice(from - 1), undefined), start: { head, match, epoch, said } };
}

/** A phone that had the leaves of all ten records and was shown so many; then its table moved. */
function moved({ shown, brought, match = 1 }: { shown: number; brought: boolean; match?: number }) {
  const values = memoryValues();
  const chainAt = (hostKey: string) =>
    createPhoneChain({ values, table: 'table', hostKey, defences: ALL_DEFENCES });
  const before = chainAt(OLD);
  before.take(answer(OLD_LOG.slice(0, 1), 0, -1));
  before.take(answer(OLD_LOG, 0, 1));
  before.see(shown, null, match);
  const proof = { set: '00'.repeat(8), from: 0, epoch: 1, hostKey: NEW, mac: '00'.repeat(32) };
  rememberMove(values, 'table', { epoch: 1, to: { hostKey: NEW, addresses: [] }, proof, brought });
  return chainAt(NEW);
}

/** Asks until the host's answer is taken, as a phone does. */
function settled(chain: ReturnType<typeof moved>, log: readonly Leaf[] = NEW_LOG) {
  for (let asked = 0; asked < 5; asked += 1) {
    const taken = chain.take(answer(log, 1, chain.says()));
    if (taken !== 'gap') return taken;
  }
  return 'gap';
}

describe('[W11.16] a phone that was opened anew, with nothing from before its last place', () => {
  function openedAnew(shown?: number) {
    const values = memoryValues();
    const chainAt = (hostKey: string) =>
      createPhoneChain({ values, table: 'table', hostKey, defences: ALL_DEFENCES });
    const before = chainAt(OLD);
    before.take(answer(OLD_LOG.slice(0, 8), 0, -1));
    if (shown !== undefined) before.see(shown, null, 1);
    before.putAway();
    const proof = { set: '00'.repeat(8), from: 0, epoch: 1, hostKey: NEW, mac: '00'.repeat(32) };
    rememberMove(values, 'table', { epoch: 1, to: { hostKey: NEW, addresses: [] }, proof, brought: true });
    return chainAt(NEW);
  }

  test('and was shown nothing of a game, begins anew where that place is another record now', () => {
    const chain = openedAnew();
    expect(settled(chain)).toBe('taken');
    expect([chain.reach(), chain.lost()]).toEqual([9, 0]);
  });

  test('and was shown that place, says so', () => {
    expect(settled(openedAnew(8))).toBe('changed');
  });
});

describe('[W11.15] a phone that brought its copy', () => {
  test('and had a leaf more than its copy goes back, loses nothing it was shown, and goes on', () => {
    const chain = moved({ shown: 7, brought: true });
    expect(chain.see(9, null)).toBeNull();
    expect(settled(chain)).toBe('taken');
    expect([chain.reach(), chain.lost()]).toEqual([9, 0]);
    expect(chain.see(9, null)).toBe(true);
  });

  test('and had been shown more than the new host has says so', () => {
    expect(settled(moved({ shown: 8, brought: true }))).toBe('changed');
  });

  test('is not misled by what another line of it said before', () => {
    const chain = moved({ shown: 7, brought: true });
    expect(settled(chain)).toBe('taken');
    expect(chain.take(answer(NEW_LOG, 1, 10))).toBe('taken');
  });

  test('takes no beginning that it did not ask for', () => {
    const later = [...OLD_LOG, leaf('invented'), leaf('moved'), leaf('after it')];
    const frame = answer(later, 1, 12);
    expect(moved({ shown: 7, brought: true }).take(frame)).toBe('changed');
  });

  test('follows where the copies begin with the next match, which it had not heard of yet', () => {
    const later = [...OLD_LOG, leaf('again'), leaf('moved'), leaf('after it')];
    const chain = moved({ shown: 10, brought: true });
    expect(chain.take(answer(later, 1, 11, 2))).toBe('taken');
    expect([chain.reach(), chain.lost()]).toEqual([13, 0]);
  });

  test('does not when it was shown that match before', () => {
    const later = [...OLD_LOG, leaf('again'), leaf('moved'), leaf('after it')];
    const chain = moved({ shown: 10, brought: true, match: 2 });
    expect(chain.take(answer(later, 1, 11, 2))).toBe('changed');
  });
});

describe('[W11.16] a phone that did not', () => {
  test('goes back to where both are the same, and knows how much is gone', () => {
    const chain = moved({ shown: 10, brought: false });
    expect(settled(chain)).toBe('taken');
    expect([chain.reach(), chain.lost()]).toEqual([9, 3]);
  });

  test('says so where they differ before what all had vouched past', () => {
    const altered = [...OLD_LOG.slice(0, 4), leaf('altered'), ...OLD_LOG.slice(5, 7), leaf('moved')];
    const chain = moved({ shown: 10, brought: false });
    chain.share(6);
    expect(settled(chain, altered)).toBe('changed');
    expect(settled(moved({ shown: 10, brought: false }), altered)).toBe('taken');
  });
});

describe('[W8.24] two lines of one phone, both of which said that it had nothing', () => {
  /** The first line has brought the beginning; what follows it is still under way. */
  function begun() {
    const values = memoryValues();
    const chain = createPhoneChain({ values, table: 'table', hostKey: OLD, defences: ALL_DEFENCES });
    expect(chain.take(answer(OLD_LOG.slice(0, 4), 0, -1))).toBe('taken');
    return chain;
  }

  test('the answer to the second one comes too early, and is asked for again', () => {
    const chain = begun();
    expect(chain.take(answer(OLD_LOG, 0, -1))).toBe('gap');
    expect(chain.says()).toBe(4);
    expect(chain.take(answer(OLD_LOG, 0, 4))).toBe('taken');
    expect(chain.reach()).toBe(10);
  });

  test('and a host that skips what it had told is not followed by it', () => {
    const chain = begun();
    const other = [...OLD_LOG.slice(0, 3), leaf('another'), ...OLD_LOG.slice(4)];
    expect(chain.take(answer(other, 0, -1))).toBe('gap');
    expect(chain.take(answer(other, 0, 4))).toBe('changed');
  });
});
