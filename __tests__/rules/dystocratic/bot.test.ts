import { dystocratic } from '@/rules/dystocratic/game';
import { think } from '@/rules/dystocratic/bot/think';
import { ACTION_CARDS } from '@/rules/dystocratic/content';
import type { State, Vote } from '@/rules/dystocratic/types';
import type { Choice } from '@/rules/engine/ballot';
import type { LockChoice, Shown } from '@/rules/engine/game';
import { legalMoves } from '@/rules/engine/play';
import { botPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { study } from '@/rules/dystocratic/trials/study';
import { type PlayerKind, simulate } from '@/scripts/sim/bots/simulation';
import { options, setUp, sit, table } from './table';

const turnOf = (state: State, seat: number, given: { shown?: readonly Shown[]; seed?: number } = {}) => ({
  seat,
  view: dystocratic.view(state, seat),
  legal: legalMoves(dystocratic, state, seat),
  shown: given.shown ?? [],
  random: createRandom(seedFrom(given.seed ?? 1)),
});
const ask = (...of: Parameters<typeof turnOf>) => botPlayer(dystocratic)(turnOf(...of));

/** Everyone has spoken, so that a bot's next step is cards or its lock. */
const spoken = { claims: ['undecided', 'undecided', 'undecided', 'undecided'] } as const;

/** What the last to lock does, over many games, having peeked at all the others. */
function lastLocks(votes: readonly [Vote, Vote, Vote]): readonly Choice[] {
  const seated = sit(table(spoken));
  for (const [seat, vote] of votes.entries()) seated.lock(seat, vote);
  const shown = votes.map((value, from) => ({ from, part: 'vote', value }));
  return Array.from(
    { length: 40 },
    (_, seed) => (ask(seated.state, 3, { shown, seed }) as LockChoice).choice,
  );
}
const share = <T>(items: readonly T[], is: (item: T) => boolean) => items.filter(is).length / items.length;

test('the Dealer deals, the others wait', () => {
  const state = setUp({ firstDealer: '2' });
  expect(ask(state, 2)).toEqual({ type: 'deal' });
  expect(ask(state, 1)).toBeNull();
});

test('it speaks once, then waits for its turn', () => {
  expect(ask(table(), 2)).toMatchObject({ type: 'say' });
  expect(ask(table(spoken), 2)).toBeNull();
});

test('it bluffs: of many words some are kept and some are not', () => {
  const { details } = played(['even', 'even', 'even', 'even']);
  expect(details['wordsKept']).toBeGreaterThan(0.3);
  expect(details['wordsKept']).toBeLessThan(0.8);
});

test('it always locks when the table waits for it', () => {
  for (let seed = 0; seed < 40; seed += 1)
    expect(ask(table(spoken), 0, { seed })).toMatchObject({ type: 'lock' });
});

test('forced, it locks that colour', () => {
  const state = table({ ...spoken, used: [{ card: 'force-white', by: 1, target: 0 }] });
  for (let seed = 0; seed < 20; seed += 1)
    expect(ask(state, 0, { seed })).toMatchObject({ type: 'lock', choice: { vote: 'white' } });
});

test('knowing that all the others vote against the AI, it mostly takes the chance to be alone with it', () => {
  const locks = lastLocks(['white', 'white', 'white']);
  expect(share(locks, ({ vote, prediction }) => vote === 'black' && prediction === 'alone')).toBeGreaterThan(
    0.8,
  );
});

test('knowing that all the others vote with the AI, it mostly stays out and predicts it', () => {
  const locks = lastLocks(['black', 'black', 'black']);
  expect(share(locks, ({ vote, prediction }) => vote === 'white' && prediction === 'alone')).toBeGreaterThan(
    0.7,
  );
});

test('with the AI far ahead it votes with it less than with the AI far behind', () => {
  const withAi = (aiTotal: number) => {
    const state = table({ ...spoken, round: 3, totals: [12, 12, 12, 12], aiTotal });
    const locks = Array.from({ length: 60 }, (_, seed) => (ask(state, 0, { seed }) as LockChoice).choice);
    return share(locks, ({ vote }) => vote === 'black');
  };
  expect(withAi(30) + 0.15).toBeLessThan(withAi(5));
});

test('it takes a card from the strongest rival', () => {
  const hands = [['give'], ['silence'], ['silence'], ['silence']] as const;
  const state = table({ ...spoken, hands, totals: [5, 5, 20, 5] });
  expect(ask(state, 0)).toEqual({ type: 'play', card: 'give', target: 2 });
});

test('in the last round it keeps the cards that only serve the talk', () => {
  const state = table({ ...spoken, round: 4, hands: [['reveal-hand', 'silence'], [], [], []] });
  for (let seed = 0; seed < 40; seed += 1) expect(ask(state, 0, { seed })).toMatchObject({ type: 'lock' });
});

test('its thinking can be cut into slices', () => {
  const hands = [['give', 'force-black', 'force-white'], ['give'], [], []] as const;
  const slices = [...think(turnOf(table({ ...spoken, hands }), 0))];
  expect(slices.length).toBeGreaterThan(8);
});

function played(bots: readonly PlayerKind[], games = 80) {
  return simulate({
    game: dystocratic,
    games,
    seed: 3,
    bots,
    options: options(),
    study,
    now: () => 0,
  });
}

test('even bots finish, use every kind of card, and neither they nor the AI always win', () => {
  const { stuck, wins, details } = played(['even', 'even', 'even', 'even']);
  expect(stuck).toBe(0);
  const cards = details['cardsPlayed'] as { [card: string]: number };
  const all = Object.values(cards).reduce((sum, each) => sum + each, 0);
  for (const { id } of ACTION_CARDS) expect([id, (cards[id] ?? 0) / all > 0.02]).toEqual([id, true]);
  expect(wins['ai']).toBeGreaterThan(8);
  expect(wins['ai']).toBeLessThan(48);
});

test('one even bot among three random players wins far more than any of them', () => {
  const { wins } = played(['random', 'even', 'random', 'random']);
  for (const seat of ['0', '2', '3']) expect(wins['1']).toBeGreaterThan(3 * (wins[seat] ?? 0));
});
