import { waitingFor } from '@/rules/engine/play';
import { ryv } from '@/rules/ryv/game';
import type { Climate } from '@/rules/ryv/content/types';
import type { State } from '@/rules/ryv/types';

import { firstPlay, settled, sit, table, toldTo } from './table';
import { offer, talking } from './talking';

/** Seats 0 and 1 agreed on something in their own words. */
function agreedInWords(legal: Climate['legal'], given: Partial<State> = {}) {
  return sit(
    settled({
      ...talking({ legal }),
      agreements: [
        { id: 0, round: 2, by: 0, to: 1, promise: { type: 'words' }, text: 'We share.', status: 'agreed' },
      ],
      ...given,
    }),
  );
}

describe('[4.15] a disputed agreement', () => {
  test('[4.15] all who are no party vote in secret, and nothing else goes on meanwhile', () => {
    const seated = agreedInWords('moderate');
    expect(seated.of(2, 'dispute')).toEqual([]);
    // Whoever made the promise cannot turn the vote against the one it was made to.
    expect(seated.of(0, 'dispute')).toEqual([]);
    seated.act(1, { type: 'dispute', agreement: 0 });
    expect(waitingFor(ryv, seated.state)).toEqual([2, 3, 4]);
    expect(seated.legal(0)).toEqual([]);
    seated.lock(2, 'broken');
    expect(JSON.stringify(seated.state)).not.toContain('"verdict":"broken"');
    seated.lock(3, 'broken');
    seated.lock(4, 'kept');
    const events = [2, 3, 4].flatMap((seat) => seated.open(seat));
    expect(toldTo(events)).toContainEqual(
      expect.objectContaining({ type: 'verdict', broken: 2, kept: 1, paid: 1 }),
    );
    expect(seated.state).toMatchObject({ phase: 'discuss', ballot: null, dispute: null });
    expect(seated.of(1, 'dispute')).toEqual([]);
  });

  test('[4.15] a tie means not broken', () => {
    const seated = agreedInWords('strong');
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, seat === 2 ? 'broken' : 'kept');
    seated.open(2);
    seated.open(3);
    seated.strike(4);
    expect(seated.state.agreements[0]?.status).toBe('kept');
    expect([seated.player(0).power, seated.player(1).power]).toEqual([3, 3]);
  });

  test('[4.15] a promise that was not broken goes on, and can be disputed in the next round', () => {
    const seated = agreedInWords('moderate');
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'kept');
    for (const seat of [2, 3, 4]) seated.open(seat);
    expect(seated.of(1, 'dispute')).toEqual([]);
    const later = sit({ ...seated.state, round: 3 });
    const [again] = later.of(1, 'dispute');
    expect(again).toEqual({ type: 'dispute', agreement: 0 });
    later.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) later.lock(seat, 'broken');
    for (const seat of [2, 3, 4]) later.open(seat);
    expect([later.player(0).power, later.player(1).power]).toEqual([2, 4]);
    expect(later.of(1, 'dispute')).toEqual([]);
  });

  test.each([
    ['discuss', []],
    ['leverage', []],
    ['market', []],
    ['action', []],
    ['developments', [{ type: 'income' }]],
    ['government', [{ type: 'crackdown' }]],
    ['future', [{ type: 'last-word' }]],
  ] as const)('[4.15] in %s, also out of turn, and the phase goes on after it', (phase, queue) => {
    const players = Array.from({ length: 5 }, () => ({ sheet: { aiActions: 1 } }));
    const { agreements } = agreedInWords('moderate').state;
    const seated = sit(
      table({ phase, queue, players, agreements, climate: { legal: 'moderate', openness: 'obstructed' } }),
    );
    const waits = waitingFor(ryv, seated.state);
    expect(seated.of(0, 'dispute')).toEqual([]);
    expect(seated.of(1, 'dispute')).toEqual([{ type: 'dispute', agreement: 0 }]);
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'kept');
    for (const seat of [2, 3, 4]) seated.open(seat);
    if (phase === 'future') return expect(seated.state.phase).toBe('over');
    expect(seated.state).toMatchObject({ phase, queue });
    expect(waitingFor(ryv, seated.state)).toEqual(waits);
  });

  test('[4.15] once more before the final score, although it was heard in the last round', () => {
    const { agreements } = agreedInWords('moderate').state;
    const heard = agreements.map((each) => ({ ...each, heard: 3 }));
    const ending = (given: Partial<Pick<State, 'queue' | 'agreements'>>) =>
      settled(
        table({ phase: 'future', round: 3, climate: { legal: 'moderate' }, agreements: heard, ...given }),
      );
    const seated = sit(ending({ queue: [{ type: 'last-word' }] }));
    expect(seated.state.phase).toBe('future');
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'broken');
    for (const seat of [2, 3, 4]) seated.open(seat);
    expect(seated.state.phase).toBe('over');
    expect([seated.player(0).power, seated.player(1).power]).toEqual([2, 4]);
    // Without anything to say the points are counted at once.
    expect(ending({ queue: [{ type: 'last-word' }], agreements: [] }).phase).toBe('over');
  });

  test('[4.15] a verdict sets the other side of the deal free', () => {
    const seated = sit(talking({ legal: 'strong' }));
    offer(seated, 0, [1, { type: 'words' }, 'I meet the Need.'], [{ type: 'no-block' }]);
    seated.act(1, { type: 'reply', agreement: 0, accept: true });
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'broken');
    for (const seat of [2, 3, 4]) seated.open(seat);
    expect(seated.state.agreements.map(({ status }) => status)).toEqual(['broken', 'freed']);
  });
});

test.each([
  ['moderate', 1],
  ['strong', 2],
] as const)('[4.16] under %s culture the one who broke it pays %s, as far as they can', (legal, price) => {
  const judged = (power: number) => {
    const state = agreedInWords(legal).state;
    const players = state.players.map((player, seat) => (seat === 0 ? { ...player, power } : player));
    const seated = sit({ ...state, players });
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'broken');
    for (const seat of [2, 3, 4]) seated.open(seat);
    return [seated.player(0).power, seated.player(1).power];
  };
  expect(judged(3)).toEqual([3 - price, 3 + price]);
  expect(judged(0)).toEqual([0, 3]);
});

test('[11.13] First Play: agreements are written down but bind nobody', () => {
  const seated = sit(firstPlay({ phase: 'discuss' }));
  offer(seated, 0, [3, { type: 'support' }]);
  seated.act(3, { type: 'reply', agreement: 0, accept: true });
  expect(seated.why(0, { type: 'support', to: 4 })).toBeNull();
  seated.act(0, { type: 'ready' });
  expect(seated.player(0).power).toBe(3);
});
