import { dystocratic } from '@/rules/dystocratic/game';
import { waitingFor } from '@/rules/engine/play';

import { SEATS, setUp, sit, table, toldTo } from './table';

test('[3.1] only the Dealer turns up the AI card, and everyone sees it', () => {
  const seated = sit(setUp({ firstDealer: '1' }));
  const [top] = seated.state.aiDeck;
  expect(seated.why(0, { type: 'deal' })).toBe('not-your-turn');
  expect(seated.view(null)).toMatchObject({ phase: 'deal', turn: 1, ai: null });
  const events = seated.act(1, { type: 'deal' });
  expect(toldTo(events, null)).toEqual([{ type: 'dealt', round: 1, dealer: 1, ai: top }]);
  expect(seated.view(null).ai).toBe(top);
});

test('[3.1] nothing is said, played or locked before that', () => {
  const seated = sit(setUp({ firstDealer: '1' }));
  expect(seated.legal(0)).toEqual([]);
  expect(seated.legal(1)).toEqual([{ type: 'deal' }]);
  expect(seated.why(0, { type: 'say', claim: 'black' })).toBe('why.not-now');
  const card = seated.state.hands[0]?.[0] ?? 'give';
  expect(seated.why(0, { type: 'play', card, target: 1 })).toBe('why.not-now');
});

test('[3.2] everyone draws one card, told only to them', () => {
  const seated = sit(setUp({ firstDealer: '0' }));
  const { deck } = seated.state;
  const events = seated.act(0, { type: 'deal' });
  for (const seat of SEATS) {
    const card = deck[seat];
    expect(seated.state.hands[seat]).toHaveLength(3);
    expect(toldTo(events, seat).slice(1)).toEqual([{ type: 'drew', seat, card }]);
  }
  expect(seated.view(null).deck).toBe(46 - 8 - 4);
});

test('[3.3] words: a side, undecided, or a note, six times a round together', () => {
  const seated = sit(table());
  expect(toldTo(seated.act(2, { type: 'say', claim: 'white' }), null)).toEqual([
    { type: 'said', seat: 2, claim: 'white' },
  ]);
  expect(seated.view(0).seats[2]).toMatchObject({ claim: 'white', words: 5 });
  expect(toldTo(seated.act(2, { type: 'note', text: 'Trust me' }), null)).toEqual([
    { type: 'noted', seat: 2, text: 'Trust me' },
  ]);
  for (const claim of ['black', 'undecided', 'white', 'black'] as const)
    seated.act(2, { type: 'say', claim });
  expect(seated.why(2, { type: 'say', claim: 'white' })).toBe('why.no-words-left');
  expect(seated.why(2, { type: 'note', text: 'More' })).toBe('why.no-words-left');
  expect(seated.legal(2)).toEqual([]);
});

test('[3.3] a note has at most 80 letters, and an empty one tells nobody anything', () => {
  const seated = sit(table());
  expect(seated.why(1, { type: 'note', text: 'x'.repeat(81) })).toBe('bad-text');
  expect(seated.act(1, { type: 'note', text: 'é'.repeat(80) })).toHaveLength(1);
  expect(seated.act(1, { type: 'note' })).toEqual([]);
});

test('[3.3] words come back in the next round', () => {
  const seated = sit(table());
  seated.act(0, { type: 'say', claim: 'black' });
  seated.vote(['white', 'white', 'white', 'white']);
  expect(seated.view(null).seats[0]).toMatchObject({ claim: null, words: 6 });
});

test('[3.4] a claim binds nobody; the round remembers it', () => {
  const seated = sit(table());
  seated.act(0, { type: 'say', claim: 'white' });
  seated.vote(['black', 'white', 'white', 'white']);
  expect(seated.state.history[0]).toMatchObject({
    claims: ['white', null, null, null],
    votes: ['black', 'white', 'white', 'white'],
  });
});

test('[3.5] locks go from the Dealer to the left', () => {
  const seated = sit(table({ dealer: 2 }));
  for (const seat of [2, 3, 0, 1]) {
    expect(waitingFor(dystocratic, seated.state)).toEqual([seat]);
    expect(seated.view(null).turn).toBe(seat);
    for (const other of SEATS.filter((each) => each !== seat))
      expect(['not-your-turn', 'already-locked']).toContain(seated.whyNotLock(other, 'black'));
    seated.lock(seat, 'black');
  }
});

test('[3.6] a vote and a prediction are locked together and cannot be changed', () => {
  const seated = sit(table());
  expect(toldTo(seated.lock(0, ['black', 'alone']), 3)).toEqual([{ type: 'locked', seat: 0 }]);
  expect(seated.whyNotLock(0, 'white')).toBe('already-locked');
  expect(seated.view(3).seats.map(({ locked }) => locked)).toEqual([true, false, false, false]);
});

test('[3.7] neither the state nor any view holds a ballot before the reveal', () => {
  const seated = sit(table());
  const after = (vote: 'black' | 'white', prediction: 'alone' | 'none') => {
    const other = sit(table());
    other.lock(0, [vote, prediction]);
    return [other.view(1), other.view(null), other.state.ballot?.opened];
  };
  expect(after('black', 'alone')).toEqual(after('white', 'none'));
  seated.lock(0, ['black', 'minority']);
  expect(JSON.stringify({ ...seated.state, ai: null, deck: [], aiDeck: [] })).not.toMatch(/minority/);
});

test('[3.8] with the last lock play and talk end; with the last opening all is shown at once', () => {
  const seated = sit(table({ hands: [['give'], [], [], []] }));
  for (const seat of [0, 1, 2]) seated.lock(seat, 'black');
  expect(seated.legal(0)).not.toEqual([]);
  seated.lock(3, ['white', 'alone']);
  for (const seat of SEATS) expect(seated.legal(seat)).toEqual([]);
  expect(seated.why(0, { type: 'play', card: 'give', target: 1 })).toBe('why.not-now');
  expect(seated.why(0, { type: 'say', claim: 'black' })).toBe('why.not-now');
  for (const seat of [0, 1, 2]) expect(seated.fulfil(seat)).toEqual([]);
  expect(toldTo(seated.fulfil(3), null)).toEqual([
    {
      type: 'scored',
      round: 1,
      dealer: 0,
      ai: 'black',
      votes: ['black', 'black', 'black', 'white'],
      predictions: ['none', 'none', 'none', 'alone'],
      forced: [null, null, null, null],
      claims: [null, null, null, null],
      struck: [],
      base: [6, 6, 6, 2],
      hits: [null, null, null, true],
      points: [6, 6, 6, 6],
      aiPoints: 10,
    },
  ]);
});

describe('[3.9] a struck ballot', () => {
  const struck = (used: Parameters<typeof table>[0] = {}) => {
    const seated = sit(table(used));
    for (const seat of SEATS) seated.lock(seat, 'black');
    for (const seat of [0, 1, 2]) seated.fulfil(seat);
    const events = seated.strike(3);
    return { seated, events };
  };

  test('[3.9] counts against the AI, without a prediction, and its owner gets nothing', () => {
    const { seated, events } = struck();
    expect(toldTo(events, null)[0]).toEqual({ type: 'struck', seat: 3 });
    expect(seated.state.history[0]).toMatchObject({
      votes: ['black', 'black', 'black', 'white'],
      predictions: ['none', 'none', 'none', 'none'],
      struck: [3],
      base: [6, 6, 6, 0],
      points: [6, 6, 6, 0],
    });
  });

  test('[3.9] counts as the forced colour if there was one', () => {
    const { seated } = struck({ used: [{ card: 'force-black', by: 0, target: 3 }] });
    expect(seated.state.history[0]).toMatchObject({
      votes: ['black', 'black', 'black', 'black'],
      aiPoints: 12,
    });
  });
});

test('[3.10] points are added, used cards put away, and the next round begins; after the fourth none does', () => {
  const used = [{ card: 'silence', by: 0, target: 1 }] as const;
  const seated = sit(table({ used, totals: [1, 2, 3, 4], aiTotal: 5 }));
  seated.vote(['white', 'white', 'white', 'white']);
  expect(seated.state).toMatchObject({
    phase: 'deal',
    round: 2,
    ai: null,
    used: [],
    discard: ['silence'],
    totals: [5, 6, 7, 8],
    aiTotal: 5,
  });
  const last = sit(table({ round: 4 }));
  last.vote(['white', 'white', 'white', 'white']);
  expect(last.state).toMatchObject({ phase: 'over', round: 4 });
});

test('[3.11] the lock timer changes nothing but what screens show', () => {
  const seated = (lockTimer: 0 | 30) => sit(table({ options: { lockTimer } }));
  expect(seated(30).view(0).options.lockTimer).toBe(30);
  expect(seated(30).legal(0)).toEqual(seated(0).legal(0));
});
