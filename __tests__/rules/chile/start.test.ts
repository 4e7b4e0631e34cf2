import { chile } from '@/rules/chile/game';
import { ISSUE_COPIES, ISSUE_IDS, REGION, REGION_IDS, REGIONS, TOTAL_VOTES } from '@/rules/chile/content';
import { facts } from '@/rules/chile/facts';
import { REAL, REAL_TOTAL } from '@/rules/chile/real';
import type { Issue, State } from '@/rules/chile/types';
import type { Viewer } from '@/rules/engine/game';

import { NO, OTHERS, regionOf, setUp, SI, sit } from './table';

import { GAMES } from '../../support/games';

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);
const SIX = ISSUE_IDS.slice(0, 6);
const cardsOf = ({ regions }: State): readonly Issue[] =>
  REGION_IDS.flatMap((id) => [regions[id].popular.issue, regions[id].unpopular.issue]);
const count = <T>(items: readonly T[], of: T) => items.filter((item) => item === of).length;

test('the game is on the shelf under its id, with the facts the lobby shows', () => {
  expect(GAMES['chile']).toBe(chile);
  expect(chile).toMatchObject(facts);
});

test('[1.1] two players lead Sí and No for ten Days', () => {
  expect(chile.seats).toEqual({ min: 2, max: 2 });
  const { sides, options } = setUp();
  expect([...sides].sort()).toEqual(['no', 'si']);
  expect(options.days).toBe(10);
});

test('[2.1] the table says who is Sí, or chance does', () => {
  expect(setUp({ sides: 'si' }).sides).toEqual(['si', 'no']);
  expect(setUp({ sides: 'no' }).sides).toEqual(['no', 'si']);
  const byChance = SEEDS.map((seed) => setUp({ sides: 'random' }, seed).sides[0]);
  expect([...new Set(byChance)].sort()).toEqual(['no', 'si']);
});

test('[2.2] ten Regions with 51 votes; the Funds that the rulebook names', () => {
  expect(REGIONS).toHaveLength(10);
  expect(TOTAL_VOTES).toBe(51);
  expect([REGION.iquique.funds, REGION['la-serena'].funds, REGION.concepcion.funds]).toEqual([3, 2, 1]);
  expect(REGION.concepcion.track).toBeGreaterThanOrEqual(5);
  const { regions } = setUp();
  for (const { id, funds } of REGIONS) expect([id, regions[id].funds]).toEqual([id, funds]);
});

test('[2.3] five tokens each, in two Regions each', () => {
  const { regions } = setUp();
  const tokens = REGION_IDS.filter((id) => regions[id].tokens.si + regions[id].tokens.no > 0).map((id) => [
    id,
    regions[id].tokens,
  ]);
  expect(tokens).toEqual([
    ['iquique', { si: 2, no: 0 }],
    ['la-serena', { si: 0, no: 2 }],
    ['valparaiso', { si: 3, no: 0 }],
    ['concepcion', { si: 0, no: 3 }],
  ]);
});

test('[2.4] 54 cards: nine for each player, twenty in the Regions, the rest in the deck', () => {
  const state = setUp();
  const shuffled = [...cardsOf(state), ...state.deck];
  expect(shuffled).toHaveLength(36);
  for (const issue of ISSUE_IDS) expect([issue, count(shuffled, issue)]).toEqual([issue, ISSUE_COPIES - 2]);
  expect(setUp({}, 2).deck).not.toEqual(state.deck);
});

test('[2.5] no Region has the same card twice', () => {
  for (const seed of SEEDS) {
    const { regions } = setUp({}, seed);
    const twins = REGION_IDS.filter((id) => regions[id].popular.issue === regions[id].unpopular.issue);
    expect([seed, twins]).toEqual([seed, []]);
  }
});

test('[2.6] the four Regions with tokens lie open, the others face down for everyone', () => {
  const state = setUp();
  for (const viewer of [SI, NO, null])
    for (const { id, start } of REGIONS) {
      const shown = regionOf(chile.view(state, viewer), id);
      expect(shown).toMatchObject(
        start === null
          ? { open: false, polled: [], popular: null, unpopular: null }
          : { open: true, polled: ['si', 'no'], popular: state.regions[id].popular.issue },
      );
    }
});

test('[2.7] each keeps six of nine in secret; both are shown at once and stay public', () => {
  const seated = sit(setUp());
  const issuesOf = (viewer: Viewer) => seated.view(viewer).seats.map(({ issues }) => issues);
  expect(seated.legal(SI)).toHaveLength(84);
  seated.lockIssues(SI, SIX);
  seated.lockIssues(NO, OTHERS(ISSUE_IDS.slice(0, 3)));
  seated.open(SI);
  expect(issuesOf(NO)[SI]).toEqual([]);
  seated.open(NO);
  for (const viewer of [SI, NO, null]) {
    expect(issuesOf(viewer)).toEqual([SIX, ISSUE_IDS.slice(3)]);
  }
  expect(seated.state).toMatchObject({ phase: 'fundraise', day: 1 });
});

test('[2.7] chance deals six different Issues, to all or for a choice that was struck', () => {
  const { campaigns, phase } = setUp({ issues: 'dealt' });
  expect(phase).toBe('fundraise');
  for (const side of ['si', 'no'] as const) expect(new Set(campaigns[side].issues).size).toBe(6);
  const seated = sit(setUp());
  seated.lockIssues(SI, SIX);
  seated.lockIssues(NO, SIX);
  seated.open(NO);
  const events = seated.strike(SI);
  expect(events).toContainEqual(
    expect.objectContaining({ event: expect.objectContaining({ type: 'chose', seat: SI, struck: true }) }),
  );
  expect(new Set(seated.state.campaigns.si.issues).size).toBe(6);
  expect(seated.state.campaigns.no.issues).toEqual(SIX);
});

test('[2.8] the Issues nobody kept are in the deck', () => {
  const seated = sit(setUp());
  const before = seated.state.deck;
  seated.lockIssues(SI, SIX);
  seated.lockIssues(NO, SIX);
  seated.open(SI);
  seated.open(NO);
  expect([...seated.state.deck].sort()).toEqual([...before, ...OTHERS(SIX), ...OTHERS(SIX)].sort());
});

test('[2.9] the table or chance says who begins', () => {
  expect(setUp({ first: 'no' }).first).toBe('no');
  expect([...new Set(SEEDS.map((seed) => setUp({ first: 'random' }, seed).first))].sort()).toEqual([
    'no',
    'si',
  ]);
});

test('the real result is the official one: the Regions add up to the country', () => {
  for (const side of ['si', 'no'] as const)
    expect(REGION_IDS.reduce((sum, id) => sum + REAL[id][side], 0)).toBe(REAL_TOTAL[side]);
  const forSi = REGION_IDS.filter((id) => REAL[id].si > REAL[id].no);
  expect(forSi).toEqual(['temuco', 'puerto-montt']);
});
