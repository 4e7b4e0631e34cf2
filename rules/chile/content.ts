import type { ActionId, Issue, RegionId, Side } from './types';

export const DAYS = 10;
export const MOST_FUNDS_A_DAY = 3;
export const ADVERTISING_TOKENS = 2;
export const BONUS_TOKENS = 1;
export const ISSUE_COPIES = 6;
export const KEPT_ISSUES = 6;

export const SIDES = ['si', 'no'] as const satisfies readonly Side[];
export const SPACES = ['popular', 'unpopular'] as const;

type RegionRow = {
  readonly id: RegionId;
  readonly votes: number;
  readonly funds: number;
  /** How many tokens its track holds. */
  readonly track: number;
  readonly start: { readonly side: Side; readonly tokens: number } | null;
};

/** From north to south. */
export const REGIONS = [
  { id: 'iquique', votes: 3, funds: 3, track: 5, start: { side: 'si', tokens: 2 } },
  { id: 'antofagasta', votes: 4, funds: 2, track: 5, start: null },
  { id: 'la-serena', votes: 3, funds: 2, track: 5, start: { side: 'no', tokens: 2 } },
  { id: 'valparaiso', votes: 7, funds: 1, track: 7, start: { side: 'si', tokens: 3 } },
  { id: 'santiago', votes: 11, funds: 1, track: 9, start: null },
  { id: 'talca', votes: 6, funds: 1, track: 7, start: null },
  { id: 'concepcion', votes: 6, funds: 1, track: 7, start: { side: 'no', tokens: 3 } },
  { id: 'temuco', votes: 4, funds: 2, track: 5, start: null },
  { id: 'puerto-montt', votes: 5, funds: 2, track: 5, start: null },
  { id: 'punta-arenas', votes: 2, funds: 3, track: 5, start: null },
] as const satisfies readonly RegionRow[];

export const REGION_IDS: readonly RegionId[] = REGIONS.map(({ id }) => id);

export const REGION = Object.fromEntries(REGIONS.map((row) => [row.id, row])) as unknown as {
  readonly [R in RegionId]: RegionRow;
};

type Lettered<T> = { readonly id: T; readonly letter: string };

/** A ballot's value is short: every Issue and every action has a letter in it. */
export const ISSUES = [
  { id: 'education', letter: 'a' },
  { id: 'civil-rights', letter: 'b' },
  { id: 'economy', letter: 'c' },
  { id: 'jobs', letter: 'd' },
  { id: 'health', letter: 'e' },
  { id: 'housing', letter: 'f' },
  { id: 'public-order', letter: 'g' },
  { id: 'democracy', letter: 'h' },
  { id: 'free-press', letter: 'i' },
] as const satisfies readonly Lettered<Issue>[];

export const ISSUE_IDS: readonly Issue[] = ISSUES.map(({ id }) => id);

export const ACTIONS = [
  { id: 'poll', letter: 'a', cost: 1 },
  { id: 'buy', letter: 'b', cost: 1 },
  { id: 'takeover', letter: 'c', cost: 2 },
  { id: 'positive', letter: 'd', cost: 1 },
  { id: 'negative', letter: 'e', cost: 1 },
  { id: 'shift', letter: 'f', cost: 1 },
  { id: 'draw', letter: 'g', cost: 1 },
] as const satisfies readonly (Lettered<ActionId> & { cost: number })[];

export const ACTION_IDS: readonly ActionId[] = ACTIONS.map(({ id }) => id);

export const COST = Object.fromEntries(ACTIONS.map(({ id, cost }) => [id, cost])) as {
  readonly [A in ActionId]: number;
};

export const costOf = (actions: readonly ActionId[]): number =>
  actions.reduce((sum, action) => sum + COST[action], 0);

/** The value of a ballot: letters in the order of the rows; '' for nothing. */
export const lettersOf = <T>(rows: readonly Lettered<T>[], ids: readonly T[]): string =>
  rows
    .filter(({ id }) => ids.includes(id))
    .map(({ letter }) => letter)
    .join('');

export const idsOf = <T>(rows: readonly Lettered<T>[], letters: string): T[] =>
  rows.filter(({ letter }) => letters.includes(letter)).map(({ id }) => id);

export const TOTAL_VOTES = REGIONS.reduce((sum, { votes }) => sum + votes, 0);
/** More than half of all votes. */
export const MAJORITY = Math.floor(TOTAL_VOTES / 2) + 1;

const DEALT = REGIONS.length * SPACES.length;

/** The numbers in the rule text, by the name of their placeholder. */
export const RULE_NUMBERS = {
  seats: SIDES.length,
  days: DAYS,
  middleDays: 7,
  shortDays: 5,
  regions: REGIONS.length,
  votes: TOTAL_VOTES,
  majority: MAJORITY,
  iquique: REGION.iquique.start?.tokens ?? 0,
  valparaiso: REGION.valparaiso.start?.tokens ?? 0,
  laSerena: REGION['la-serena'].start?.tokens ?? 0,
  concepcion: REGION.concepcion.start?.tokens ?? 0,
  startRegions: REGIONS.filter(({ start }) => start !== null).length,
  issues: ISSUES.length,
  copies: ISSUE_COPIES,
  cards: ISSUES.length * ISSUE_COPIES,
  shuffled: ISSUES.length * (ISSUE_COPIES - SIDES.length),
  dealt: DEALT,
  kept: KEPT_ISSUES,
  raise: MOST_FUNDS_A_DAY,
  actionCost: COST.poll,
  takeoverCost: COST.takeover,
  tokens: ADVERTISING_TOKENS,
  bonus: BONUS_TOKENS,
} as const;
