import { chile } from '@/rules/chile/game';
import { ACTIONS, idsOf, ISSUE_IDS, ISSUES } from '@/rules/chile/content';
import type { ActionId, State } from '@/rules/chile/types';
import type { LockChoice } from '@/rules/engine/game';
import { legalMoves } from '@/rules/engine/play';
import { botPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { study } from '@/rules/chile/trials/study';
import { type PlayerKind, simulate } from '@/scripts/sim/bots/simulation';
import { card, dawn, options, playing, SI, sit, table } from './table';

const BOTH = ['si', 'no'] as const;
const FULL = { tokens: { si: 0, no: 5 } };

const ask = (state: State, seat: number, seed = 1) =>
  botPlayer(chile)({
    seat,
    view: chile.view(state, seat),
    legal: legalMoves(chile, state, seat),
    shown: [],
    random: createRandom(seedFrom(seed)),
  });

/** What Sí plans with `funds`, in a Day that is otherwise as given. */
function planOf(given: Parameters<typeof table>[0], funds: number): readonly ActionId[] {
  const seated = sit(dawn(table({ ...given, si: { ...given?.si, funds } })));
  for (const seat of seated.waiting()) seated.act(seat, { type: 'stop' });
  const lock = ask(seated.state, SI) as LockChoice;
  return idsOf(ACTIONS, lock.choice['actions'] ?? '');
}

const match = (bots: readonly PlayerKind[], games: number, seed = 1) =>
  simulate({ game: chile as never, games, seed, bots, options: options(), study, now: () => 0 });

test('it takes all the Funds it can', () => {
  expect(ask(table(), SI)).toEqual({ type: 'raise', region: 'iquique', funds: 3 });
});

test('it keeps what is popular in an open Region and leaves what is only unpopular', () => {
  const state = chile.setup(2, options({ sides: 'si' }), createRandom(seedFrom(3)));
  const open = chile.view(state, SI).regions.filter((region) => region.open);
  const kept = idsOf(ISSUES, (ask(state, SI) as LockChoice).choice['issues'] ?? '');
  const popular = open.map((region) => region.popular);
  const unpopular = open.map((region) => region.unpopular);
  const liked = ISSUE_IDS.filter((issue) => popular.includes(issue) && !unpopular.includes(issue));
  expect(liked.length).toBeGreaterThan(0);
  expect(kept).toEqual(expect.arrayContaining(liked));
  expect(kept).toHaveLength(6);
});

test('it does not advertise blind: no advertising where nothing it knows would fit', () => {
  const plan = planOf({}, 3);
  expect(plan).not.toContain('negative');
  expect(plan).toContain('poll');
});

test('it polls where the votes are', () => {
  const state = playing({ siPlan: ['poll'], noPlan: ['draw'] });
  expect(ask(state, SI)).toEqual({ type: 'poll', region: 'santiago' });
});

test('it learns before it speaks', () => {
  const regions = { talca: { polled: ['si'], popular: card('education', 'si') } } as const;
  const state = playing({ siPlan: ['positive', 'poll'], noPlan: ['draw'], regions });
  expect(ask(state, SI)).toMatchObject({ type: 'poll' });
});

test('it puts its tokens where they turn a Region, not where it is safe', () => {
  const popular = card('education', ...BOTH);
  const regions = {
    valparaiso: { popular, tokens: { si: 7, no: 0 } },
    concepcion: { popular, tokens: { si: 2, no: 3 } },
  };
  const state = playing({ day: 10, siPlan: ['positive'], noPlan: ['draw'], regions });
  expect(ask(state, SI)).toEqual({ type: 'positive', region: 'concepcion' });
});

test('it defends a lead that is worth its votes', () => {
  const popular = card('education', ...BOTH);
  const regions = {
    santiago: { polled: BOTH, popular, tokens: { si: 4, no: 4 } },
    iquique: { popular, tokens: { si: 2, no: 2 } },
  };
  const state = playing({ day: 10, siPlan: ['positive'], noPlan: ['draw'], regions });
  expect(ask(state, SI)).toEqual({ type: 'positive', region: 'santiago' });
});

test('on the last Day it pays only for what can still change votes', () => {
  const regions = { iquique: FULL, valparaiso: { tokens: { si: 0, no: 7 } } };
  expect(planOf({ day: 10, regions }, 3)).toEqual([]);
});

test('it gives up the Issue that helps least', () => {
  const unpopular = card('housing', ...BOTH);
  const popular = card('democracy', ...BOTH);
  const regions = { concepcion: { popular, unpopular }, valparaiso: { popular, unpopular } };
  const seated = sit(playing({ siPlan: ['draw'], noPlan: ['draw'], regions, deck: ['democracy'] }));
  seated.act(SI, { type: 'draw' });
  expect(ask(seated.state, SI)).toEqual({ type: 'replace', issue: 'housing' });
});

test('a even bot beats a random one nearly always, on either chair', () => {
  for (const bots of [
    ['even', 'random'],
    ['random', 'even'],
  ]) {
    const { wins, finished } = match(bots, 15);
    expect(finished).toBe(15);
    expect(wins[String(bots.indexOf('even'))]).toBeGreaterThanOrEqual(14);
  }
});

test('between bots every action is played, and both campaigns win', () => {
  const { details, stuck } = match(['even', 'even'], 20);
  expect(stuck).toBe(0);
  const { actionsPlayed, wins } = details as {
    actionsPlayed: Record<ActionId, number>;
    wins: { si: number; no: number };
  };
  for (const [action, count] of Object.entries(actionsPlayed))
    expect([action, count > 0]).toEqual([action, true]);
  expect(Math.min(wins.si, wins.no)).toBeGreaterThan(0);
});

test('it takes first what the other campaign could take away', () => {
  const regions = {
    talca: { polled: BOTH },
    iquique: { network: 'si' },
    'la-serena': { network: 'no' },
    valparaiso: { network: 'si' },
    concepcion: { network: 'no' },
  } as const;
  const rivalBuys = playing({ siPlan: ['poll', 'buy'], noPlan: ['buy'], regions });
  expect(ask(rivalBuys, SI)).toMatchObject({ type: 'buy' });
  const rivalDraws = playing({ siPlan: ['poll', 'buy'], noPlan: ['draw'], regions });
  expect(ask(rivalDraws, SI)).toMatchObject({ type: 'poll' });
});

test('between bots hardly anything planned is forfeited', () => {
  const { details } = match(['even', 'even'], 20, 5);
  expect(details['forfeitedOfPlanned']).toBeLessThan(0.05);
});

test.each(['big-regions', 'networks-first', 'attacker'])(
  'the recipe %s loses against the even bot',
  (name) => {
    const { ofFairShare } = match(['even', `recipe:${name}`], 20);
    expect(ofFairShare[`recipe:${name}`]).toBeLessThan(1);
  },
);
