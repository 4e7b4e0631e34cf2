import { ACTION_CARDS } from '@/rules/dystocratic/content';
import type { Card } from '@/rules/dystocratic/types';

import { SEATS, sit, table, toldTo } from './table';

const ALL: readonly Card[] = ACTION_CARDS.map(({ id }) => id);
const handOf = (...cards: Card[]) => [cards, [], [], []] as const;
const play = (card: Card, target: number) => ({ type: 'play', card, target }) as const;
const plays = (seated: ReturnType<typeof sit>, seat: number) =>
  seated.legal(seat).filter(({ type }) => type === 'play');

test('[6.1] cards can be played from the flip to the last lock, also after one has locked', () => {
  const seated = sit(table({ hands: handOf('reveal-hand', 'give', 'silence') }));
  seated.play(0, 'reveal-hand', 1);
  seated.lock(0, 'black');
  seated.play(0, 'give', 1);
  seated.lock(1, 'black');
  seated.lock(2, 'black');
  seated.play(0, 'silence', 3);
  expect(seated.view(0).hand).toEqual([]);
});

test.each(ALL)('[6.2] %s is played on another player, never on oneself', (card) => {
  const seated = sit(table({ hands: handOf(card) }));
  expect(seated.why(0, play(card, 0))).toBe('why.not-yourself');
  expect(seated.why(0, play(card, 7))).toBe('why.no-such-player');
  expect(seated.why(1, play(card, 0))).toBe('why.not-in-hand');
});

test('[6.2] two of the same card are one choice, and one is spent', () => {
  const seated = sit(table({ hands: handOf('give', 'give') }));
  expect(plays(seated, 0)).toEqual([play('give', 1), play('give', 2), play('give', 3)]);
  seated.play(0, 'give', 1);
  expect(seated.view(0).hand).toEqual(['give']);
});

test('[6.3] a used card lies open until the round ends', () => {
  const seated = sit(table({ hands: handOf('silence') }));
  expect(toldTo(seated.play(0, 'silence', 2), 3)[0]).toEqual({
    type: 'played',
    seat: 0,
    card: 'silence',
    target: 2,
  });
  expect(seated.view(null).used).toEqual([{ card: 'silence', by: 0, target: 2 }]);
  seated.vote(['white', 'white', 'white', 'white']);
  expect(seated.view(null).used).toEqual([]);
  expect(seated.state.discard).toEqual(['silence']);
});

describe('Force', () => {
  test.each([
    ['force-black', 'black', 'white'],
    ['force-white', 'white', 'black'],
  ] as const)('[6.4] %s leaves its target only %s', (card, vote, other) => {
    const seated = sit(table({ hands: [[], [card], [], []] }));
    seated.play(1, card, 0);
    const locks = seated.legal(0).filter(({ type }) => type === 'lock');
    expect(locks).toHaveLength(4);
    expect(locks).toContainEqual({ type: 'lock', choice: { vote, prediction: 'majority' } });
    expect(locks).not.toContainEqual({ type: 'lock', choice: { vote: other, prediction: 'majority' } });
  });

  test('[6.6] only who gave it and who got it know its colour before the reveal', () => {
    const seated = sit(table({ hands: handOf('force-black') }));
    const events = seated.play(0, 'force-black', 2);
    const given = { type: 'played', seat: 0, card: null, target: 2 };
    const known = { type: 'force-card', seat: 0, card: 'force-black', target: 2 };
    for (const viewer of [0, 2]) {
      expect(toldTo(events, viewer)).toEqual([given, known]);
      expect(seated.view(viewer).used).toEqual([{ card: 'force-black', by: 0, target: 2 }]);
      expect(seated.view(viewer).seats[2]?.forced).toBe('black');
    }
    for (const viewer of [1, 3, null]) {
      expect(toldTo(events, viewer)).toEqual([given]);
      expect(seated.view(viewer).used).toEqual([{ card: null, by: 0, target: 2 }]);
      expect(seated.view(viewer).seats[2]?.forced).toBeNull();
    }
    seated.vote(['white', 'white', 'black', 'white']);
    expect(seated.view(3).history[0]?.forced).toEqual([null, null, 'black', null]);
  });

  test('[6.4] it comes too late once its target has locked', () => {
    const seated = sit(table({ hands: [[], ['force-black'], [], []] }));
    expect(seated.why(1, play('force-black', 0))).toBeNull();
    seated.lock(0, 'white');
    expect(seated.why(1, play('force-black', 0))).toBe('why.force-locked');
  });

  test('[6.5] the first stands, whoever plays a second of either colour', () => {
    const seated = sit(table({ hands: [['force-black', 'force-white'], ['force-white'], [], []] }));
    seated.play(0, 'force-black', 2);
    expect(seated.why(0, play('force-white', 2))).toBe('why.force-twice');
    expect(seated.why(1, play('force-white', 2))).toBe('why.force-twice');
    expect(seated.why(1, play('force-white', 3))).toBeNull();
  });

  test('[6.5] it lasts one round', () => {
    const seated = sit(table({ hands: handOf('force-black') }));
    seated.play(0, 'force-black', 2);
    seated.vote(['white', 'white', 'black', 'white']);
    expect(seated.view(null).seats[2]?.forced).toBeNull();
  });

  test('[6.6] a forced phone cannot open another colour, and the card is shown with the vote', () => {
    const seated = sit(table({ hands: handOf('force-black') }));
    seated.play(0, 'force-black', 3);
    for (const seat of [0, 1, 2]) seated.lock(seat, 'white');
    // A phone that does not keep to the rules can lock anything: a lock is only a hash.
    seated.lock(3, 'white');
    for (const seat of [0, 1, 2]) seated.fulfil(seat);
    expect(() => seated.fulfil(3)).toThrow('bad-opening');
    seated.strike(3);
    expect(seated.state.history[0]).toMatchObject({
      votes: ['white', 'white', 'white', 'black'],
      struck: [3],
    });

    const honest = sit(table({ hands: handOf('force-black') }));
    honest.play(0, 'force-black', 3);
    honest.vote(['white', 'white', 'white', ['black', 'alone']]);
    expect(honest.state.history[0]).toMatchObject({
      forced: [null, null, null, 'black'],
      points: [2, 2, 2, 24],
    });
  });
});

describe('Give Action Card', () => {
  const hands = [['give'], ['silence', 'peek-vote'], [], []] as const;

  test('[6.7] chance picks a card; all see that it moves, two know which', () => {
    const seated = sit(table({ hands }));
    const events = seated.play(0, 'give', 1);
    const taken = seated.view(0).hand[0];
    expect(hands[1]).toContain(taken);
    expect(seated.view(1).hand).toEqual(hands[1].filter((card) => card !== taken));
    const moved = { type: 'gave', from: 1, to: 0, empty: false };
    const which = { type: 'gave-card', from: 1, to: 0, card: taken };
    for (const seat of [0, 1]) expect(toldTo(events, seat).slice(1)).toEqual([moved, which]);
    for (const viewer of [2, 3, null]) expect(toldTo(events, viewer).slice(1)).toEqual([moved]);
    expect(seated.view(null).seats.map(({ hand }) => hand)).toEqual([1, 1, 0, 0]);
  });

  test('[6.7] every card of the hand can be the one', () => {
    const taken = Array.from({ length: 30 }, (_, seed) => {
      const seated = sit(table({ hands }), seed);
      seated.play(0, 'give', 1);
      return seated.view(0).hand[0];
    });
    expect(new Set(taken)).toEqual(new Set(hands[1]));
  });

  test('[6.8] an empty hand gives nothing, not even the card just played', () => {
    const seated = sit(table({ hands: handOf('give') }));
    expect(toldTo(seated.play(0, 'give', 1), null)[1]).toEqual({ type: 'gave', from: 1, to: 0, empty: true });
    expect(seated.state.hands.flat()).toEqual([]);
    expect(seated.view(null).used).toEqual([{ card: 'give', by: 0, target: 1 }]);
  });

  test('[6.9] once a round on the same player, whoever plays it', () => {
    const seated = sit(table({ hands: [['give'], [], ['give', 'give'], []] }));
    seated.play(0, 'give', 1);
    expect(seated.why(2, play('give', 1))).toBe('why.give-twice');
    seated.play(2, 'give', 3);
    expect(plays(seated, 2)).toEqual([play('give', 0)]);
  });
});

test('[6.10] Reveal Hand shows the hand as it is now, to its player alone, till the round ends', () => {
  const seated = sit(table({ hands: [['reveal-hand'], ['give', 'silence'], [], []] }));
  const events = seated.play(0, 'reveal-hand', 1);
  const cards = ['give', 'silence'];
  expect(toldTo(events, 0)[1]).toEqual({ type: 'revealed-hand', from: 1, to: 0, cards });
  for (const viewer of [1, 2, 3, null]) {
    expect(toldTo(events, viewer)).toHaveLength(1);
    expect(seated.view(viewer).seen).toEqual([]);
  }
  seated.play(1, 'silence', 2);
  expect(seated.view(0).seen).toEqual([{ from: 1, cards }]);
  seated.vote(['white', 'white', 'white', 'white']);
  expect(seated.view(0).seen).toEqual([]);
});

test('[6.11] Silence takes words, not votes or cards, till the round ends', () => {
  const seated = sit(table({ hands: [['silence'], ['give'], [], []] }));
  expect(toldTo(seated.play(0, 'silence', 1), null)).toContainEqual({ type: 'silenced', seat: 1 });
  expect(seated.view(2).seats[1]?.silenced).toBe(true);
  expect(seated.why(1, { type: 'say', claim: 'black' })).toBe('why.silenced');
  expect(seated.why(1, { type: 'note', text: 'psst' })).toBe('why.silenced');
  expect(plays(seated, 1)).toHaveLength(3);
  seated.vote(['white', 'white', 'white', 'white']);
  seated.act(1, { type: 'deal' });
  expect(seated.why(1, { type: 'say', claim: 'black' })).toBeNull();
});

test('[6.12] nobody is silenced twice in a round', () => {
  const seated = sit(table({ hands: [['silence'], [], ['silence'], []] }));
  seated.play(0, 'silence', 1);
  expect(seated.why(2, play('silence', 1))).toBe('why.silence-twice');
  expect(seated.why(2, play('silence', 0))).toBeNull();
});

describe.each([
  ['peek-vote', 'vote', 'white'],
  ['peek-prediction', 'prediction', 'alone'],
] as const)('%s', (card, part, value) => {
  test('[6.13] it works only after its target has locked, and shows that part to its player alone', () => {
    const seated = sit(table({ hands: [[], [], [card], []] }));
    expect(seated.why(2, play(card, 0))).toBe('why.peek-not-locked');
    seated.lock(0, ['white', 'alone']);
    const events = seated.play(2, card, 0);
    for (const viewer of [...SEATS, null])
      expect(toldTo(events, viewer)).toEqual([{ type: 'played', seat: 2, card, target: 0 }]);
    seated.fulfil(0);
    expect(seated.peeks).toEqual([{ from: 0, to: 2, part, value }]);
  });

  test('[6.13] a phone that owes a look still shows it after the last lock', () => {
    const seated = sit(table({ hands: [[], [], [card], []] }));
    for (const seat of [0, 1, 2]) seated.lock(seat, ['white', 'alone']);
    seated.play(2, card, 0);
    seated.lock(3, 'white');
    for (const seat of SEATS) seated.fulfil(seat);
    expect(seated.peeks).toHaveLength(1);
    expect(seated.state.history).toHaveLength(1);
  });

  test('[6.14] the same seat looks at it once; another may still', () => {
    const seated = sit(table({ hands: [[], [card], [card, card], []] }));
    seated.lock(0, 'white');
    seated.play(2, card, 0);
    expect(seated.why(2, play(card, 0))).toBe('why.peek-twice');
    expect(seated.why(1, play(card, 0))).toBeNull();
  });
});
