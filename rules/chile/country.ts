import type { Seat } from '../engine/game';
import { REGION, REGION_IDS, SIDES } from './content';
import type {
  BySide,
  Campaign,
  Card,
  Control,
  Region,
  RegionId,
  Regions,
  Side,
  Space,
  Spot,
  State,
} from './types';

export const otherSide = (side: Side): Side => (side === 'si' ? 'no' : 'si');
export const otherSpace = (space: Space): Space => (space === 'popular' ? 'unpopular' : 'popular');

export const sideOf = ({ sides }: Pick<State, 'sides'>, seat: Seat): Side => sides[seat] ?? sides[0];
export const seatOf = ({ sides }: Pick<State, 'sides'>, side: Side): Seat => sides.indexOf(side);

export const isRegion = (region: unknown): region is RegionId =>
  typeof region === 'string' && Object.hasOwn(REGION, region);

export const bySide = <T>(make: (side: Side) => T): BySide<T> => ({ si: make('si'), no: make('no') });

export const byRegion = <T>(make: (region: RegionId) => T): { readonly [R in RegionId]: T } =>
  Object.fromEntries(REGION_IDS.map((id) => [id, make(id)])) as { [R in RegionId]: T };

export function controllerOf({ tokens }: Pick<Region, 'tokens'>): Side | null {
  if (tokens.si === tokens.no) return null;
  return tokens.si > tokens.no ? 'si' : 'no';
}

export const withRegion = <S extends Pick<State, 'regions'>>(
  state: S,
  id: RegionId,
  changes: Partial<Region>,
): S => ({
  ...state,
  regions: { ...state.regions, [id]: { ...state.regions[id], ...changes } },
});

export const withCampaign = <S extends Pick<State, 'campaigns'>>(
  state: S,
  side: Side,
  changes: Partial<Campaign>,
): S => ({
  ...state,
  campaigns: { ...state.campaigns, [side]: { ...state.campaigns[side], ...changes } },
});

export const networksOf = ({ regions }: Pick<State, 'regions'>, side: Side): readonly RegionId[] =>
  REGION_IDS.filter((id) => regions[id].network === side);

export const isOpen = ({ polled }: Pick<Region, 'polled'>): boolean => polled.length === SIDES.length;

export const knowing = (...groups: readonly (readonly Side[])[]): readonly Side[] =>
  SIDES.filter((side) => groups.some((group) => group.includes(side)));

export const cardAt = (state: Pick<State, 'regions'>, { region, space }: Spot): Card =>
  state.regions[region][space];

/** The track after `side` puts `count` tokens on it: free spaces first, then the other campaign's. */
export function place(of: { id: RegionId; tokens: BySide<number>; side: Side; count: number }) {
  const { tokens, side } = of;
  const other = otherSide(side);
  const free = REGION[of.id].track - tokens.si - tokens.no;
  const placed = Math.min(of.count, free + tokens[other]);
  const replaced = Math.max(0, placed - free);
  const after = { ...tokens, [side]: tokens[side] + placed, [other]: tokens[other] - replaced };
  return { tokens: after, placed, replaced };
}

export type Standing = {
  readonly votes: BySide<number>;
  readonly regions: BySide<number>;
  readonly tokens: BySide<number>;
  readonly control: Control;
};

export function standing(regions: Regions): Standing {
  const control = byRegion((id) => controllerOf(regions[id]));
  const sum = (of: (id: RegionId, side: Side) => number) =>
    bySide((side) => REGION_IDS.reduce((total, id) => total + of(id, side), 0));
  return {
    votes: sum((id, side) => (control[id] === side ? REGION[id].votes : 0)),
    regions: sum((id, side) => (control[id] === side ? 1 : 0)),
    tokens: sum((id, side) => regions[id].tokens[side]),
    control,
  };
}
