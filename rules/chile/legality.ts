import type { Seat } from '../engine/game';
import { ACTION_IDS, ISSUE_IDS, REGION_IDS, SPACES } from './content';
import { cardAt, controllerOf, isRegion, networksOf, otherSide, otherSpace, sideOf } from './country';
import type { ChileText } from './text/en';
import type { ActionId, Issue, Move, RegionId, Side, Space, Spot, State } from './types';

/** What decides where an action can be played. A bot imagines one, too. */
export type Position = Pick<State, 'regions' | 'campaigns'>;
export type WhyKey = Extract<keyof ChileText, `why.${string}`>;
export type RegionalAction = Exclude<ActionId, 'shift' | 'draw'>;
type Swap = Extract<Move, { type: 'swap' }>;
type Change = Extract<Move, { type: 'change' }>;

/** Whatever was planned is out of turn, or not planned. What is asked can come off the network. */
export function barToAct(state: State, seat: Seat, action: ActionId): WhyKey | null {
  if (state.phase !== 'play' || state.tasks.length > 0) return 'why.not-now';
  const side = sideOf(state, seat);
  if (state.turn !== side) return 'why.not-your-turn';
  return state.campaigns[side].left.includes(action) ? null : 'why.not-planned';
}

/** Cards are looked at only after one's own poll: nobody learns from a refusal what they could not see. */
export function barIn(state: Position, side: Side, action: RegionalAction, region: unknown): WhyKey | null {
  if (!isRegion(region)) return 'why.no-region';
  const at = state.regions[region];
  const other = otherSide(side);
  if (action === 'poll') return at.polled.includes(side) ? 'why.polled' : null;
  if (!at.polled.includes(side)) return 'why.not-polled';
  switch (action) {
    case 'buy':
      return at.network === null ? null : 'why.network-owned';
    case 'takeover':
      if (at.network !== other) return 'why.no-network-to-take';
      return controllerOf(at) === side ? null : 'why.take-needs-control';
    case 'positive':
      return state.campaigns[side].issues.includes(at.popular.issue) ? null : 'why.no-match';
    case 'negative':
      if (at.network === other) return 'why.their-network';
      return state.campaigns[other].issues.includes(at.unpopular.issue) ? null : 'why.no-target';
  }
}

export const targets = (state: Position, side: Side, action: RegionalAction): readonly RegionId[] =>
  REGION_IDS.filter((region) => barIn(state, side, action, region) === null);

const isSpace = (space: unknown): space is Space => SPACES.some((each) => each === space);

const isSpot = (spot: unknown): spot is Spot =>
  typeof spot === 'object' &&
  spot !== null &&
  isRegion((spot as Partial<Spot>).region) &&
  isSpace((spot as Partial<Spot>).space);

const wouldBeTwin = (state: Position, { region, space }: Spot, issue: Issue): boolean =>
  cardAt(state, { region, space: otherSpace(space) }).issue === issue;

export function barToSwap(state: Position, side: Side, { a, b }: Partial<Swap>): WhyKey | null {
  if (!isSpot(a) || !isSpot(b)) return 'why.no-region';
  if (a.region === b.region) return 'why.same-region';
  if ([a, b].some(({ region }) => state.regions[region].network !== side)) return 'why.not-your-network';
  const twins =
    wouldBeTwin(state, a, cardAt(state, b).issue) || wouldBeTwin(state, b, cardAt(state, a).issue);
  return twins ? 'why.twin' : null;
}

export function barToChange(state: Position, side: Side, asked: Partial<Change>): WhyKey | null {
  const { region, space, issue } = asked;
  if (!isRegion(region) || !isSpace(space)) return 'why.no-region';
  if (state.regions[region].network !== side) return 'why.not-your-network';
  if (issue === undefined || !state.campaigns[side].issues.includes(issue)) return 'why.not-your-issue';
  return wouldBeTwin(state, { region, space }, issue) ? 'why.twin' : null;
}

export function swaps(state: Position, side: Side): readonly Swap[] {
  const spots = networksOf(state, side).flatMap((region) => SPACES.map((space) => ({ region, space })));
  return spots.flatMap((a, at) =>
    spots
      .slice(at + 1)
      .map((b): Swap => ({ type: 'swap', a, b }))
      .filter((swap) => barToSwap(state, side, swap) === null),
  );
}

export const changes = (state: Position, side: Side): readonly Change[] =>
  networksOf(state, side).flatMap((region) =>
    SPACES.flatMap((space) =>
      ISSUE_IDS.map((issue): Change => ({ type: 'change', region, space, issue })).filter(
        (change) => barToChange(state, side, change) === null,
      ),
    ),
  );

export function canPlay(state: Position, side: Side, action: ActionId): boolean {
  if (action === 'draw') return true;
  if (action === 'shift') return changes(state, side).length > 0 || swaps(state, side).length > 0;
  return targets(state, side, action).length > 0;
}

/** Nothing is forfeited while another action can be played. */
export const isStuck = (state: Position, side: Side): boolean =>
  !state.campaigns[side].left.some((action) => canPlay(state, side, action));

export const isAction = (action: unknown): action is ActionId => ACTION_IDS.some((id) => id === action);
