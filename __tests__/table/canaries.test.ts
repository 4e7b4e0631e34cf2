import { HANDS, scan as dystocraticScan } from '@/rules/dystocratic/trials/scan';
import type { Dystocratic, View } from '@/rules/dystocratic/types';
import type { RandomState } from '@/rules/engine';
import type { Scan } from '@/rules/engine/trials';
import { GAME_IDS } from '@/rules/shelf';

import { withView } from '@/scripts/sim/faults/secrets';
import {
  describeCanaryScan,
  heardOnConsole,
  leaks,
  secretsNow,
  watch,
  type Watched,
} from '../support/canaries';
import { type Phone, pick, seatOf } from '../support/tableOf';

GAME_IDS.forEach(describeCanaryScan);

const said = heardOnConsole();

const viewOf = (phone: Phone) => phone.guest.state().snapshot?.view as View;

/** One round in which everyone speaks and locks, with a look after every single step. */
async function playRound(at: Watched<Dystocratic>, look: () => void): Promise<void> {
  const { table, phones } = at;
  const act = async (phone: Phone, like: object) => {
    void phone.guest.choose(pick(phone, like));
    await table.pass(100);
    look();
  };
  const { dealer } = viewOf(phones[0] as Phone);
  const order = phones.map((_, n) => phones[(dealer + n) % phones.length] as Phone);
  await act(order[0] as Phone, { type: 'deal' });
  for (const [n, phone] of order.entries()) {
    await act(phone, { type: 'say', claim: n % 2 === 0 ? 'black' : 'white' });
    // Refusals are frames too: what is not legal must be refused without telling anything.
    void phone.guest.choose({
      type: 'play',
      card: HANDS[(dealer + n + 1) % 4],
      target: (dealer + n + 2) % 4,
    } as never);
    await table.pass(100);
    const prediction = ['majority', 'alone', 'none', 'minority'][n];
    await act(phone, { type: 'lock', choice: { vote: n % 2 === 0 ? 'white' : 'black', prediction } });
  }
  await table.pass(500);
  look();
}

describe('dystocratic, played on purpose', () => {
  test('[W3.10] no secret reaches anyone before its time while everyone speaks and locks', async () => {
    const at = await watch(dystocraticScan, said);
    const looked = { times: 0, slips: 0, hands: 0 };
    const look = () => {
      const secrets = secretsNow(at);
      looked.times += 1;
      looked.slips += secrets.filter(({ kind }) => kind === 'salt').length;
      looked.hands += secrets.filter(({ kind }) => kind === 'hand').length;
      expect(leaks(at, secrets)).toEqual([]);
    };
    look();
    await playRound(at, look);
    await playRound(at, look);
    expect(viewOf(at.screen).history).toHaveLength(2);
    expect(looked.times).toBeGreaterThan(20);
    expect(looked.slips).toBeGreaterThan(20);
    expect(looked.hands).toBeGreaterThan(40);
  });

  test('is not told by playing cards either: a Reveal Hand tells one, a Peek tells one', async () => {
    const at = await watch(dystocraticScan, said);
    const { table, phones } = at;
    const [first, second, third] = phones as [Phone, Phone, Phone];
    const act = async (phone: Phone, like: object) => {
      void phone.guest.choose(pick(phone, like));
      await table.pass(100);
      expect(leaks(at, secretsNow(at))).toEqual([]);
    };
    await act(first, { type: 'deal' });
    await act(second, { type: 'play', card: 'reveal-hand', target: 3 });
    expect(viewOf(second).seen).toEqual([
      { from: 3, cards: Array.from({ length: 3 }, () => 'peek-prediction') },
    ]);
    await act(first, { type: 'lock', choice: { vote: 'white', prediction: 'alone' } });
    await act(third, { type: 'play', card: 'peek-vote', target: 0 });
    expect(third.guest.state().peeked).toEqual([{ from: 0, part: 'vote', value: 'white', honest: true }]);
    expect(second.guest.state().peeked).toEqual([]);
    expect(phones.map(seatOf)).toEqual([0, 1, 2, 3]);
  });
});

describe('the scan finds a planted leak of', () => {
  const found = async (scan: Scan<Dystocratic>) => {
    const at = await watch(scan, said);
    const [first] = at.phones as [Phone];
    void first.guest.choose(pick(first, { type: 'deal' }));
    await at.table.pass(200);
    return leaks(at, secretsNow(at));
  };

  test('the seed', async () => {
    let seed: RandomState | null = null;
    const scan = withView(dystocraticScan, () => ({ seed }));
    const setup: Scan<Dystocratic>['game']['setup'] = (seats, options, random) => {
      seed = random.state();
      return scan.game.setup(seats, options, random);
    };
    expect(await found({ ...scan, game: { ...scan.game, setup } })).toContain('seed → 1');
  });

  test.each([
    { what: 'a vote', kind: 'vote', from: 32, to: 64 },
    { what: 'a salt', kind: 'salt', from: 0, to: 32 },
  ])('$what that a phone gives away in its own words', async ({ kind, from, to }) => {
    const at = await watch(dystocraticScan, said);
    const { table, phones } = at;
    const [first] = phones as [Phone];
    void first.guest.choose(pick(first, { type: 'deal' }));
    await table.pass(100);
    void first.guest.choose(pick(first, { type: 'lock', choice: { vote: 'black', prediction: 'alone' } }));
    await table.pass(100);
    const key = first.values.keys().find((name) => name.startsWith('slips/')) ?? 'slips/none';
    const slip = (JSON.parse(first.values.get(key) ?? '[]') as string[][])[0]?.[0] ?? '';
    void first.guest.choose({ type: 'note' }, slip.slice(from, to));
    await table.pass(100);
    const secrets = secretsNow(at);
    expect(leaks(at, secrets)).toEqual(
      expect.arrayContaining([`${kind} → 1`, `${kind} → screen`, `${kind} → host`]),
    );
    // eslint-disable-next-line no-console -- the leak this test plants
    console.log(slip);
    expect(leaks(at, secrets)).toContain(`${kind} → console`);
  });

  test('a prediction', async () => {
    const at = await watch(dystocraticScan, said);
    const { table, phones } = at;
    const [first] = phones as [Phone];
    void first.guest.choose(pick(first, { type: 'deal' }));
    await table.pass(100);
    void first.guest.choose({ type: 'note' }, 'alone');
    await table.pass(100);
    expect(leaks(at, secretsNow(at))).toEqual(
      expect.arrayContaining(['prediction → screen', 'prediction → host']),
    );
  });
});
