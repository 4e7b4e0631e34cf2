import { ACTIONS, actionsOf, goalsOf, ROLES } from '@/rules/ryv/content';
import { FIRST_PLAY_MATS } from '@/rules/ryv/content/firstPlay';
import type { ActionRow } from '@/rules/ryv/content/types';
import type { State } from '@/rules/ryv/types';

import { expected, measures } from './measures';
import { firstPlay, type Sat, sit, table } from './table';

const SIXES = Array.from({ length: 20 }, () => 6);

/** Seat 0 has a bit of everything an action could need; seat 1 is its rival. */
const able: Sat = {
  power: 5,
  reputation: 2,
  influence: { hills: 2, river: 1 },
  square: { square: 2 },
  tallies: { placed: { mass: 1, social: 0, international: 0, advocacy: 0, square: 0 } },
};

function tableFor(role: string | null, actor: 'cso' | 'mnc' | null): State {
  const given = {
    needs: { hills: 1, market: 1 },
    links: [{ owner: 0, id: 'harbour-hills' as const }],
    licensed: [
      { card: 'open-records', owner: 0, users: [1, 2] },
      { card: 'safe-messages', owner: 1, users: [0] },
    ],
    // Goals would add points, not effects; reached ones keep the table as it is.
    players: [
      { ...able, ...(role === null ? {} : { role }) },
      { influence: { hills: 1, river: 1 } },
      {},
      {},
      {},
    ],
  };
  if (role !== null) return table(given);
  const state = firstPlay({ ...given, licensed: [], links: [] });
  return {
    ...state,
    players: state.players.map((player, seat) =>
      seat === 0 && actor !== null ? { ...player, actor } : player,
    ),
  };
}

const isOwn = (state: State, id: string) => {
  const [player] = state.players;
  return player !== undefined && actionsOf(player).some((action) => action.id === id);
};

const OWNERS = [
  ...ROLES.map(({ id }) => ({ role: id, actor: null })),
  { role: null, actor: 'cso' as const },
  { role: null, actor: 'mnc' as const },
];

test.each(ACTIONS.map((action): [string, ActionRow] => [action.id, action]))(
  '%s does what its row says on a success, and costs what it says',
  (id, { cost, then }) => {
    const owner = OWNERS.find(({ role, actor }) => isOwn(tableFor(role, actor), id));
    const state = tableFor(owner?.role ?? null, owner?.actor ?? null);
    const seated = sit(state);
    const [move] = seated.of(0, 'act').filter(({ action }) => action === id);
    if (move === undefined) throw new Error(`${id} cannot be taken`);
    const before = measures(state);
    seated.roll(0, move, SIXES);
    const after = expected({ ...before, power: before.power - cost }, then);
    const isMnc = state.players[0]?.actor === 'mnc';
    const atBothEnds = ACTIONS.find((action) => action.id === id)?.at === 'own-link';
    expect(measures(seated.state)).toEqual({
      ...after,
      reputation: isMnc ? after.reputation : before.reputation,
      influence: atBothEnds ? after.influence + 1 : after.influence,
    });
  },
);

test('an action without success changes nothing but the Power paid', () => {
  for (const { id, dice, cost, backfire } of ACTIONS) {
    if (dice === null || backfire !== undefined) continue;
    const owner = OWNERS.find(({ role, actor }) => isOwn(tableFor(role, actor), id));
    const state = tableFor(owner?.role ?? null, owner?.actor ?? null);
    const seated = sit(state);
    const [move] = seated.of(0, 'act').filter(({ action }) => action === id);
    if (move === undefined) throw new Error(`${id} cannot be taken`);
    const before = measures(state);
    seated.roll(0, move);
    expect([id, measures(seated.state)]).toEqual([id, { ...before, power: before.power - cost }]);
  }
});

test('no two roles want the same', () => {
  const wishes = [
    ...ROLES.map(({ goals }) => goals),
    ...Object.values(FIRST_PLAY_MATS).map(({ goals }) => goals),
  ].map((goals) => JSON.stringify(goals.map(({ of, need }) => [of, need])));
  expect(new Set(wishes).size).toBe(wishes.length);
  expect(goalsOf({ actor: 'local', role: 'workers' })).toEqual(ROLES[0]?.goals);
});
