import { dystocratic } from '@/rules/dystocratic/game';

import { legalOf, type Phone, pick, playOn, seated, tellAnyway } from '../support/tableOf';
import { toyGame } from '../support/toyGame';

const dealt = async (game = dystocratic) => {
  const at = await seated(game, 4, { options: { firstDealer: '0' } });
  const [dealer] = at.phones as [Phone];
  void dealer.guest.choose(pick(dealer, { type: 'deal' }));
  await at.table.pass(100);
  return at;
};

const lockAll = async ({ table, phones }: Awaited<ReturnType<typeof dealt>>, but: readonly number[] = []) => {
  for (const [seat, phone] of phones.entries()) {
    if (but.includes(seat)) continue;
    void phone.guest.choose(pick(phone, { type: 'lock' }));
    await table.pass(100);
  }
};

describe('a ballot', () => {
  test('[W9.4] opens by itself on every phone once all have locked', async () => {
    const at = await dealt();
    await lockAll(at);
    await at.table.pass(500);
    for (const { guest } of at.phones)
      expect((guest.state().snapshot?.view as { history: unknown[] }).history).toHaveLength(1);
  });

  test('opens although the disk was full when it fell due, and nothing happened since', async () => {
    const at = await dealt();
    const { append } = at.table.store;
    let isFull = true;
    at.table.store.append = (line) => {
      if (isFull && line.includes('"type":"open"')) throw new Error('full');
      append(line);
    };
    await lockAll(at);
    await at.table.pass(5_000);
    expect(at.phones[0]?.guest.state().snapshot?.ballot?.opening).toBe(true);
    isFull = false;
    await at.table.pass(3_000);
    for (const { guest } of at.phones)
      expect((guest.state().snapshot?.view as { history: unknown[] }).history).toHaveLength(1);
  });

  test('[W9.1] weighs the same on the wire whatever was chosen', async () => {
    const alike: typeof dystocratic = {
      ...dystocratic,
      setup: (...of) => ({
        ...dystocratic.setup(...of),
        hands: [[], [], [], []],
        aiDeck: ['black', 'white', 'black', 'white'],
      }),
    };
    const sizes = new Set<string>();
    for (const choice of [
      { vote: 'black', prediction: 'none' },
      { vote: 'white', prediction: 'majority' },
      { vote: 'black', prediction: 'alone' },
    ]) {
      const at = await dealt({
        ...alike,
        setup: (...of) => ({ ...alike.setup(...of), deck: Array.from({ length: 40 }, () => 'give') }),
      });
      const before = at.table.frames.length;
      const [first] = at.phones as [Phone];
      void first.guest.choose(pick(first, { type: 'lock', choice }));
      await at.table.pass(100);
      const lock = at.table.store.read().at(-1) ?? '';
      const told = at.table.frames.slice(before).map(({ text }) => text.replace(/"waited":\d+/, '').length);
      sizes.add(JSON.stringify([lock.length, told]));
    }
    expect(sizes.size).toBe(1);
  });

  test('waits for a phone that died after locking, and goes on when it is back', async () => {
    const at = await dealt();
    const [first] = at.phones as [Phone];
    void first.guest.choose(pick(first, { type: 'lock' }));
    await at.table.pass(100);
    first.guest.close();
    await lockAll(at, [0]);
    await at.table.pass(2_000);
    // Nobody opens while the dead phone has not confirmed that it sees the same game, until the players say so.
    expect(at.phones[1]?.guest.state().snapshot?.waiting).toEqual([0, 1, 2, 3]);
    await tellAnyway({ ...at, phones: at.phones.slice(1) });
    expect(at.phones[1]?.guest.state().snapshot?.waiting).toEqual([0]);
    at.table.reload(first);
    await at.table.pass(1_000);
    expect((first.guest.state().snapshot?.view as { history: unknown[] }).history).toHaveLength(1);
  });

  test('of a phone that stays away can be struck by the others, by a rule all can read', async () => {
    const at = await dealt();
    const [first, second] = at.phones as [Phone, Phone];
    void first.guest.choose(pick(first, { type: 'lock' }));
    await at.table.pass(100);
    const strike = (phone: Phone) => {
      const ballot = phone.guest.state().snapshot?.ballot?.key ?? '';
      return phone.guest.ask({ type: 'propose', strike: 0, ballot });
    };
    const beforeAll = strike(second);
    await at.table.pass(100);
    expect(await beforeAll).toEqual({ ok: false, why: 'not-now' });
    first.guest.close();
    await lockAll(at, [0]);
    const tooSoon = strike(second);
    await at.table.pass(100);
    expect(await tooSoon).toEqual({ ok: false, why: 'too-soon' });
    await at.table.pass(60_000);
    for (const phone of at.phones.slice(1, 3)) {
      const agreed = strike(phone);
      await at.table.pass(100);
      expect(await agreed).toEqual({ ok: true });
    }
    expect(JSON.parse(at.table.store.read().at(-1) ?? '')).toMatchObject({
      entry: { strike: 0, by: [1, 2] },
    });
    await tellAnyway({ ...at, phones: at.phones.slice(1) });
    const [round] = (
      second.guest.state().snapshot?.view as { history: { struck: number[]; points: number[] }[] }
    ).history;
    expect(round?.struck).toEqual([0]);
    expect(round?.points[0]).toBe(0);
    expect(second.guest.state().events.map(({ event }) => event.type)).toContain('struck');
  });

  test('[W9.2] cannot be opened as something else than was locked', async () => {
    const { table, phones } = await seated(toyGame(), 2);
    await playOn(
      { table, phones },
      { until: () => phones.every((p) => legalOf(p).some(({ type }) => type === 'lock')) },
    );
    const [first, second] = phones as [Phone, Phone];
    const lock = pick(first, { type: 'lock', choice: { amount: '1', mood: 'calm' } });
    void first.guest.choose(lock);
    await table.pass(100);
    const wrong = '00'.repeat(32);
    const early = first.guest.ask({ type: 'move', rev: 0, move: { type: 'open', slips: [wrong, wrong] } });
    await table.pass(100);
    expect(await early).toEqual({ ok: false, why: 'stale' });
    first.guest.close();
    void second.guest.choose(pick(second, { type: 'lock' }));
    await table.pass(500);
    // The same seat, with a phone that has lost its slips and makes some up.
    for (const key of first.values.keys()) first.values.remove(key);
    table.reload(first);
    await table.pass(500);
    const { rev } = first.guest.state();
    const cheat = first.guest.ask({ type: 'move', rev, move: { type: 'open', slips: [wrong, wrong] } });
    await table.pass(100);
    expect(await cheat).toEqual({ ok: false, why: 'bad-opening' });
  });

  test('[W9.2] is held to a Force by the phone, and the table refuses an opening that is not', async () => {
    const game: typeof dystocratic = {
      ...dystocratic,
      setup: (...of) => ({ ...dystocratic.setup(...of), hands: [['force-white'], [], [], []] }),
    };
    const at = await seated(game, 4, { options: { firstDealer: '1' } });
    const [forcer, dealer] = at.phones as [Phone, Phone];
    void dealer.guest.choose(pick(dealer, { type: 'deal' }));
    await at.table.pass(100);
    void forcer.guest.choose(pick(forcer, { type: 'play', card: 'force-white', target: 1 }));
    await at.table.pass(100);
    const votes = legalOf(dealer).flatMap((move) => ('choice' in move ? [move.choice['vote']] : []));
    expect(new Set(votes)).toEqual(new Set(['white']));
    // A phone that does not care locks BLACK all the same; nobody can tell until it opens.
    void dealer.guest.choose({ type: 'lock', choice: { vote: 'black', prediction: 'none' } });
    await at.table.pass(100);
    expect(dealer.guest.state().snapshot?.ballot?.locks[1]).not.toBeNull();
    for (const seat of [2, 3, 0]) {
      const phone = at.phones[seat] as Phone;
      void phone.guest.choose(pick(phone, { type: 'lock' }));
      await at.table.pass(100);
    }
    await at.table.pass(3_000);
    expect(forcer.guest.state().snapshot?.waiting).toEqual([1]);
    expect((forcer.guest.state().snapshot?.view as { history: unknown[] }).history).toEqual([]);
  });
});

describe('a lock that crosses other moves on the way', () => {
  const game: typeof dystocratic = {
    ...dystocratic,
    setup: (...of) => ({ ...dystocratic.setup(...of), hands: [['force-white'], [], [], []] }),
  };
  const crossing = async (vote: string, meanwhile: object) => {
    const at = await seated(game, 4, { options: { firstDealer: '1' } });
    const [forcer, dealer] = at.phones as [Phone, Phone];
    void dealer.guest.choose(pick(dealer, { type: 'deal' }));
    await at.table.pass(100);
    void forcer.guest.choose(pick(forcer, meanwhile));
    const answer = dealer.guest.choose(pick(dealer, { type: 'lock', choice: { vote, prediction: 'none' } }));
    await at.table.pass(500);
    return { answer: await answer, locked: dealer.guest.state().locked };
  };

  test('[W4.5] is taken all the same when they change nothing for it', async () => {
    const { answer, locked } = await crossing('black', { type: 'say', claim: 'black' });
    expect(answer).toEqual({ ok: true });
    expect(locked).toEqual({ vote: 'black', prediction: 'none' });
  });

  test('[W4.5] is given back to its player when a Force came first', async () => {
    const { answer, locked } = await crossing('black', { type: 'play', card: 'force-white', target: 1 });
    expect(answer).toEqual({ ok: false, why: 'stale' });
    expect(locked).toBeNull();
  });
});

describe('a Peek', () => {
  const game: typeof dystocratic = {
    ...dystocratic,
    setup: (...of) => ({
      ...dystocratic.setup(...of),
      hands: [[], ['peek-vote', 'peek-prediction'], [], []],
    }),
  };

  test('[W9.5] travels from phone to phone, closed to the host, and is checked against the lock', async () => {
    const at = await seated(game, 4, { options: { firstDealer: '0' } });
    const [voter, peeker] = at.phones as [Phone, Phone];
    void voter.guest.choose(pick(voter, { type: 'deal' }));
    await at.table.pass(100);
    void voter.guest.choose(pick(voter, { type: 'lock', choice: { vote: 'black', prediction: 'minority' } }));
    await at.table.pass(100);
    void peeker.guest.choose(pick(peeker, { type: 'play', card: 'peek-prediction', target: 0 }));
    await at.table.pass(200);
    expect(peeker.guest.state().peeked).toEqual([
      { from: 0, part: 'prediction', value: 'minority', honest: true },
    ]);
    at.table.reload(peeker);
    await at.table.pass(200);
    expect(peeker.guest.state().peeked).toHaveLength(1);
    expect(at.table.store.read().join('')).not.toContain('minority');
  });

  test('[W9.5] shown by a phone that lies is called a lie', async () => {
    const at = await seated(game, 4, { options: { firstDealer: '0' } });
    const [voter, peeker] = at.phones as [Phone, Phone];
    void voter.guest.choose(pick(voter, { type: 'deal' }));
    await at.table.pass(100);
    void voter.guest.choose(pick(voter, { type: 'lock' }));
    await at.table.pass(100);
    voter.guest.close();
    void peeker.guest.choose(pick(peeker, { type: 'play', card: 'peek-vote', target: 0 }));
    await at.table.pass(100);
    for (const key of voter.values.keys()) voter.values.remove(key);
    at.table.reload(voter);
    await at.table.pass(100);
    void voter.guest.ask({
      type: 'move',
      rev: voter.guest.state().rev,
      move: { type: 'show', to: 1, part: 'vote', box: 'AAAA' },
    });
    await at.table.pass(200);
    expect(peeker.guest.state().peeked).toEqual([{ from: 0, part: 'vote', value: '', honest: false }]);
  });
});
