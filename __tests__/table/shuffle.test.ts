import type { TableRecord } from '@/table/log/records';
import { publicKeyOf } from '@/net/secure/keys';
import { rosterAt } from '@/table/log/rounds';
import { circleOf, rosterOf, roundOf, seedFor } from '@/table/rounds/round';
import { ROUND_WAIT_MS } from '@/table/rounds/roundHost';
import { type KeyValueStore, type LogStore, memoryLog, memoryValues } from '@/table/storage/storage';

import { type Phone, pick, tableOf } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

type Table = ReturnType<typeof tableOf>;

const recordsOf = (store: LogStore) => store.read().map((line) => JSON.parse(line) as TableRecord);
const of = <T extends TableRecord['t']>(store: LogStore, t: T) =>
  recordsOf(store).filter((record): record is TableRecord & { t: T } => record.t === t);

/** The last sits down first, and so leads: it is the first that goes away. */
async function sit(table: Table, phones: readonly Phone[]): Promise<void> {
  await table.pass(100);
  for (const [seat, { guest }] of [...phones.entries()].reverse()) {
    void guest.ask({ type: 'sit', seat, name: `Player ${seat}` });
    await table.pass(100);
  }
}

/** Two phones and a bot in the lobby; `store` and phone 0's own store can be bad ones. */
async function lobby(given: { store?: LogStore; values?: KeyValueStore } = {}) {
  const table = tableOf(toyGame(), given.store ? { store: given.store } : {});
  const [first, second] = [table.phone(), table.phone()];
  const phones = [{ ...first, values: given.values ?? first.values }, second] as const;
  if (given.values) table.reload(phones[0]);
  await sit(table, phones);
  void second.guest.ask({ type: 'bot', seat: 2, on: true });
  await table.pass(100);
  return { table, phones };
}

const start = async ({ table, phones }: Awaited<ReturnType<typeof lobby>>, wait = 100) => {
  void phones[1].guest.ask({ type: 'start' });
  await table.pass(wait);
};

const keysOf = (phones: readonly Phone[]) => phones.map(({ keys }) => keys.publicKey);
const stageOf = ({ guest }: Phone) => guest.state().table?.stage;

/** The seed as anyone can work it out from the log, whatever the host says it is. */
function seedFromLog(table: Table) {
  const records = recordsOf(table.store);
  const at = records.map(({ t }) => t).lastIndexOf('round');
  const { round, own } = records[at] as TableRecord & { t: 'round' };
  const { id, secrets, devices, ...state } = table.host().table();
  const circle = circleOf(
    { table: id, hostKey: publicKeyOf(secrets.host) },
    devices.map(({ key, runs }) => ({ key, runs })),
  );
  const of = roundOf(circle, rosterOf(rosterAt({ ...state, match: 0 }, state.rules)), round);
  const numbers = records
    .slice(at)
    .flatMap((record) =>
      record.t === 'shown' ? [{ device: record.device, number: record.number ?? '' }] : [],
    );
  return { key: seedFor(of, own ?? '', numbers), at: 0 };
}

describe('the phones shuffle together', () => {
  test('[W7.2] every phone gives a number, no bot does, and the seed is the hash of all', async () => {
    const at = await lobby();
    await start(at);
    const { store } = at.table;
    expect(at.phones.map(stageOf)).toEqual(['playing', 'playing']);
    expect(of(store, 'round').map(({ asked }) => asked)).toEqual([[...keysOf(at.phones)].reverse()]);
    expect(of(store, 'start').map(({ seed }) => seed)).toEqual([seedFromLog(at.table)]);
    const order = recordsOf(store).map(({ t }) => t);
    expect(order.lastIndexOf('pledge')).toBeLessThan(order.indexOf('shown'));
    expect(new Set(of(store, 'shown').map(({ number }) => number)).size).toBe(2);
  });

  test('[W7.4] no number reaches a phone or a screen, and the next game has new ones', async () => {
    const at = await lobby();
    const screen = at.table.phone({ steward: at.table.stewardSecret });
    await start(at);
    const secret = [
      ...of(at.table.store, 'shown').map(({ number }) => number ?? ''),
      ...of(at.table.store, 'round').map(({ own }) => own ?? ''),
    ];
    expect(secret.filter((number) => number.length === 64)).toHaveLength(3);
    for (const number of secret)
      expect(at.table.frames.filter(({ text }) => text.includes(number))).toEqual([]);
    void screen.guest.ask({ type: 'again' });
    await at.table.pass(200);
    // Phones leave two seconds between rounds.
    await start(at, 3_000);
    expect(at.phones.map(stageOf)).toEqual(['playing', 'playing']);
    expect(new Set(of(at.table.store, 'shown').map(({ number }) => number)).size).toBe(4);
  });

  test('one player with bots does not notice it', async () => {
    const table = tableOf(toyGame());
    const phone = table.phone();
    await sit(table, [phone]);
    for (const seat of [1, 2, 3]) void phone.guest.ask({ type: 'bot', seat, on: true });
    await table.pass(100);
    void phone.guest.ask({ type: 'start' });
    await table.pass(10);
    expect(stageOf(phone)).toBe('playing');
  });

  test('a latecomer takes a bot’s seat as ever', async () => {
    const at = await lobby();
    await start(at);
    const late = at.table.phone();
    await at.table.pass(100);
    const answer = late.guest.ask({ type: 'sit', seat: 2, name: 'Late' });
    await at.table.pass(100);
    expect(await answer).toEqual({ ok: true });
    void at.phones[0].guest.choose(pick(at.phones[0], { type: 'take' }));
    await at.table.pass(100);
    expect(late.guest.state()).toMatchObject({ you: { seat: 2 }, rev: 1 });
  });
});

describe('a phone that is away', () => {
  test('when the game is started is not asked', async () => {
    const at = await lobby();
    at.phones[0].guest.close();
    await at.table.pass(100);
    await start(at);
    expect(stageOf(at.phones[1])).toBe('playing');
    expect(of(at.table.store, 'round').map(({ asked }) => asked)).toEqual([keysOf([at.phones[1]])]);
    at.table.reload(at.phones[0]);
    await at.table.pass(500);
    expect(at.phones[0].guest.state()).toMatchObject({ you: { seat: 0 }, rev: 0 });
  });

  test('[W7.6] a table where all are away does not begin: its host alone would pick the deck', async () => {
    const table = tableOf(toyGame());
    const phones = [table.phone(), table.phone()];
    await sit(table, phones);
    const screen = table.phone({ steward: table.stewardSecret });
    for (const { guest } of phones) guest.close();
    await table.pass(100);
    const refused = screen.guest.ask({ type: 'start' });
    await table.pass(100);
    expect(await refused).toEqual({ ok: false, why: 'too-few' });
    for (const phone of phones) table.reload(phone);
    await table.pass(500);
    void screen.guest.ask({ type: 'start' });
    await table.pass(500);
    expect(stageOf(screen)).toBe('playing');
    expect(of(table.store, 'start').map(({ seed }) => seed)).toEqual([seedFromLog(table)]);
  });

  /** Leaves, as if its battery died, at the instant when it writes something down. */
  const dyingValues = (dies: (value: string) => boolean) => {
    const values = memoryValues();
    let die: () => void = () => undefined;
    const store: KeyValueStore = {
      ...values,
      set: (key, value) => {
        values.set(key, value);
        if (dies(value)) die();
      },
    };
    return { store, onDeath: (run: () => void) => (die = run) };
  };

  test.each([
    { when: 'before it pledged', dies: (value: string) => value.includes('"saw":null'), pledges: 1 },
    { when: 'after it pledged', dies: (value: string) => value.includes('"saw":{'), pledges: 2 },
  ])('$when is waited for, then all pledge anew without it', async ({ dies, pledges }) => {
    const dying = dyingValues(dies);
    const at = await lobby({ values: dying.store });
    dying.onDeath(() => at.phones[0].guest.close());
    await start(at, ROUND_WAIT_MS / 2);
    expect(at.phones[1].guest.state().table).toMatchObject({
      stage: 'lobby',
      shuffle: { waiting: keysOf([at.phones[0]]), without: [] },
    });
    const before = of(at.table.store, 'pledge');
    expect(before).toHaveLength(pledges);
    await at.table.pass(ROUND_WAIT_MS);
    expect(stageOf(at.phones[1])).toBe('playing');
    const [first, second] = keysOf(at.phones);
    expect(of(at.table.store, 'round').map(({ asked, without }) => [asked, without])).toEqual([
      [[second, first], []],
      [[second], [first]],
    ]);
    // Nothing of the first round is used again: a host could otherwise choose between two seeds that it knows.
    const after = of(at.table.store, 'pledge').slice(pledges);
    expect(after.map(({ device }) => device)).toEqual([second]);
    for (const { pledge } of after) expect(before.map((each) => each.pledge)).not.toContain(pledge);
    expect(of(at.table.store, 'start').map(({ seed }) => seed)).toEqual([seedFromLog(at.table)]);
    dying.onDeath(() => undefined);
    at.table.reload(at.phones[0]);
    await at.table.pass(500);
    expect(at.phones[0].guest.state()).toMatchObject({ you: { seat: 0 }, rev: 0 });
  });

  test('for a moment comes back and shows the number it had pledged', async () => {
    const dying = dyingValues((value) => value.includes('"saw":{'));
    const at = await lobby({ values: dying.store });
    dying.onDeath(() => at.phones[0].guest.close());
    await start(at, 1_000);
    expect(stageOf(at.phones[1])).toBe('lobby');
    dying.onDeath(() => undefined);
    at.table.reload(at.phones[0]);
    await at.table.pass(500);
    expect(at.phones.map(stageOf)).toEqual(['playing', 'playing']);
    expect(of(at.table.store, 'round')).toHaveLength(1);
  });

  test('keeps others from changing seats only as long as the shuffle lasts', async () => {
    const dying = dyingValues((value) => value.includes('"saw":{'));
    const at = await lobby({ values: dying.store });
    dying.onDeath(() => at.phones[0].guest.close());
    await start(at, 1_000);
    const late = at.table.phone();
    await at.table.pass(100);
    const refused = late.guest.ask({ type: 'sit', seat: 2, name: 'Late' });
    const again = at.phones[1].guest.ask({ type: 'start' });
    await at.table.pass(100);
    expect(await refused).toEqual({ ok: false, why: 'shuffling' });
    expect(await again).toEqual({ ok: true });
    await at.table.pass(ROUND_WAIT_MS);
    const taken = late.guest.ask({ type: 'sit', seat: 2, name: 'Late' });
    await at.table.pass(100);
    expect(await taken).toEqual({ ok: true });
  });
});

describe('a host killed in the middle', () => {
  /** What the log gets from `start` on: round, two pledges, two numbers, start. */
  const STEPS = 6;

  test.each(Array.from({ length: STEPS }, (_, step) => step))(
    'after %i records carries on, and the phones with it',
    async (step) => {
      const kept = memoryLog();
      let left = Infinity;
      const store: LogStore = {
        read: kept.read,
        append: (line) => {
          if (left <= 0) throw new Error('killed');
          left -= 1;
          kept.append(line);
        },
      };
      const at = await lobby({ store });
      left = step;
      await start(at, 50);
      at.table.kill();
      left = Infinity;
      const written = of(store, 'pledge').length;
      await at.table.pass(1_000);
      at.table.restart();
      await at.table.pass(10_000);
      if (step === 0) await start(at);
      expect(at.phones.map(stageOf)).toEqual(['playing', 'playing']);
      expect(of(store, 'round')).toHaveLength(1);
      expect(of(store, 'pledge').length).toBeGreaterThanOrEqual(written);
      expect(of(store, 'start').map(({ seed }) => seed)).toEqual([seedFromLog(at.table)]);
    },
  );

  test('whose store fails at the last instant, and when it starts again, begins when it can write', async () => {
    const kept = memoryLog();
    let isFull = true;
    const store: LogStore = {
      read: kept.read,
      append: (line) => {
        if (isFull && line.includes('"t":"start"')) throw new Error('full');
        kept.append(line);
      },
    };
    const at = await lobby({ store });
    await start(at, 1_000);
    expect(stageOf(at.phones[0])).toBe('lobby');
    at.table.kill();
    at.table.restart();
    await at.table.pass(1_000);
    expect(stageOf(at.phones[0])).toBe('lobby');
    isFull = false;
    await at.table.pass(2 * ROUND_WAIT_MS);
    expect(at.phones.map(stageOf)).toEqual(['playing', 'playing']);
  });
});

describe('a phone', () => {
  test('[W7.3] that shows another number than it pledged is refused, and so is a second pledge', async () => {
    const dying = memoryValues();
    const at3 = await lobby({
      values: {
        ...dying,
        // This phone forgets its numbers, so it can do nothing by itself after the pledge.
        set: (key, value) => (key.startsWith('dealt/') ? undefined : dying.set(key, value)),
      },
    });
    await start(at3);
    const { guest } = at3.phones[0];
    const round = guest.state().table?.shuffle?.round ?? '';
    const wrong = guest.ask({ type: 'number', round, number: '11'.repeat(32) });
    const { of: bound = '' } = at3.table.host().table().deal ?? {};
    const second = guest.ask({ type: 'pledge', round, of: bound, pledge: '22'.repeat(32) });
    const stale = guest.ask({ type: 'pledge', round, of: '33'.repeat(32), pledge: '22'.repeat(32) });
    const bare = guest.ask({ type: 'nonce', round, nonce: '11'.repeat(32) });
    const old = guest.ask({ type: 'number', round: 'ff'.repeat(8), number: '11'.repeat(32) });
    await at3.table.pass(100);
    expect(await Promise.all([wrong, second, stale, bare, old])).toEqual([
      { ok: false, why: 'bad-opening' },
      { ok: false, why: 'not-now' },
      { ok: false, why: 'stale' },
      { ok: false, why: 'not-now' },
      { ok: false, why: 'not-now' },
    ]);
    // Two are here, and one number would be too few: the table is in its lobby again, with all its chairs.
    await at3.table.pass(2 * ROUND_WAIT_MS);
    expect(at3.phones[1].guest.state().table).toMatchObject({ stage: 'lobby', shuffle: null });
    expect(at3.phones[1].guest.state().table?.seats).toHaveLength(4);
    guest.close();
    await at3.table.pass(100);
    await start(at3, 3_000);
    expect(stageOf(at3.phones[1])).toBe('playing');
  });
});
