import { chachaBlock } from '@/rules/engine/chacha';
import { createRandom, seedFromKey } from '@/rules/engine/random';
import type { TableRecord } from '@/table/log/records';

import { playOn, seated } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const words = (hex: string): Uint32Array =>
  Uint32Array.from(hex.match(/.{8}/g) ?? [], (four) =>
    new DataView(Uint8Array.from(four.match(/../g) ?? [], (byte) => parseInt(byte, 16)).buffer).getUint32(
      0,
      true,
    ),
  );

describe('[A24] a player who looks for the state of chance in what was seen', () => {
  test('faces ChaCha20 as RFC 8439 has it (section 2.3.2)', () => {
    const key = words(Array.from({ length: 32 }, (_, at) => at.toString(16).padStart(2, '0')).join(''));
    const block = chachaBlock(key, 1, words('000000090000004a00000000'));
    expect([...block].map((word) => word.toString(16).padStart(8, '0')).join(' ')).toBe(
      'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2',
    );
  });

  test('finds dice that favour no side', () => {
    const [SIDES, THROWS] = [6, 60_000];
    const chiOf = (die: () => number): number => {
      const counts = Array<number>(SIDES).fill(0);
      for (let n = 0; n < THROWS; n += 1) {
        const side = die();
        counts[side] = (counts[side] ?? 0) + 1;
      }
      const expected = THROWS / SIDES;
      return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    };
    const random = createRandom(seedFromKey('5a'.repeat(32)));
    // Five degrees of freedom: above 25.7 once in ten thousand keys.
    expect(chiOf(() => random.int(SIDES))).toBeLessThan(25.7);
    // Without rejection, numbers from 0 to 63 give four of the sides more often: that would be found.
    expect(chiOf(() => random.int(64) % SIDES)).toBeGreaterThan(25.7);
  });

  /** Whatever of the generator's state or of the numbers it came from stands in a frame. */
  const told = (frames: readonly { readonly text: string }[], log: readonly string[]): readonly string[] => {
    const records = log.map((line) => JSON.parse(line) as TableRecord);
    const secrets = records.flatMap((record): readonly string[] => {
      if (record.t === 'start') return 'key' in record.seed ? [record.seed.key, '"at":0}'] : [];
      if (record.t === 'round') return record.own === null ? [] : [record.own];
      return record.t === 'shown' && record.number !== undefined ? [record.number] : [];
    });
    if (secrets.length < 5) throw new Error('nothing to look for');
    return secrets.filter((secret) => frames.some(({ text }) => text.includes(secret)));
  };

  test('finds no key, no counter and no number in any frame until the game is over', async () => {
    const { table, phones } = await seated(toyGame(), 3);
    await playOn({ table, phones }, { until: () => (phones[0]?.guest.state().rev ?? 0) >= 5 });
    const log = table.store.read();
    expect(told(table.frames, log)).toEqual([]);
    // The search finds what it looks for: a host that told its state would be seen.
    const leaked = [...table.frames, { to: '', text: JSON.stringify(table.host().table().seed) }];
    expect(told(leaked, log)).toHaveLength(2);
  });
});
