import type { Community, LinkId, Space } from '@/rules/ryv/kinds';

/** Where the four communities lie around the square, as quarters of the board. */
export const CORNER: {
  readonly [C in Community]: { readonly x: 0 | 1; readonly y: 0 | 1; readonly turn: number };
} = {
  harbour: { x: 0, y: 0, turn: 0 },
  hills: { x: 1, y: 0, turn: 90 },
  market: { x: 1, y: 1, turn: 180 },
  river: { x: 0, y: 1, turn: 270 },
};

export const SPACE_CORNER: { readonly [S in Exclude<Space, 'square'>]: number } = {
  mass: 0,
  social: 90,
  international: 180,
  advocacy: 270,
};

/** The radius of the square in the middle, as a part of the whole side. */
const DISC = 0.205;
export const discOf = (side: number): number => Math.round(side * DISC);

const ROUND = 0.38;
/** The quarter at the top left; the others are turned. */
export function quarterPath(side: number): string {
  const half = side / 2;
  const gap = 1.5;
  const round = side * ROUND;
  return `M${gap} ${half - gap}V${round}A${round - gap} ${round - gap} 0 0 1 ${round} ${gap}H${half - gap}V${half - gap}Z`;
}

/** A quarter of the disc in the middle, which is `radius` wide. */
export const slicePath = (radius: number): string =>
  `M${radius - 1} ${radius - 1}V1A${radius - 1} ${radius - 1} 0 0 0 1 ${radius - 1}Z`;

type Way = { readonly from: readonly [number, number]; readonly to: readonly [number, number] };

/** Neighbours are linked across their border, each owner a step further out. */
const NEIGHBOURS: { readonly [L in LinkId]?: readonly [number, number] } = {
  'harbour-hills': [0, -1],
  'hills-market': [1, 0],
  'market-river': [0, 1],
  'harbour-river': [-1, 0],
};
const STEP = 17;
const REACH = 13;

/** Where a Link is drawn, and where its owner's mark stands on it. `nth` counts the Links of the same pair. */
export function linkWay(
  id: LinkId,
  nth: number,
  side: number,
): Way & { readonly mark: readonly [number, number] } {
  const half = side / 2;
  const disc = discOf(side);
  const outwards = NEIGHBOURS[id];
  if (outwards !== undefined) {
    const far = disc + 12 + nth * STEP;
    const [x, y] = [half + outwards[0] * far, half + outwards[1] * far];
    const across = [Math.abs(outwards[1]) * REACH, Math.abs(outwards[0]) * REACH] as const;
    return {
      from: [x - across[0], y - across[1]],
      to: [x + across[0], y + across[1]],
      mark: [x, y],
    };
  }
  // Opposite communities are linked behind the square.
  const slope = id === 'harbour-market' ? 1 : -1;
  const aside = (nth - 1) * 10;
  const arm = (disc + 22) * Math.SQRT1_2;
  const [x, y] = [half + aside * Math.SQRT1_2, half - slope * aside * Math.SQRT1_2];
  const near = (disc + 10) * Math.SQRT1_2;
  return {
    from: [x - arm, y - slope * arm],
    to: [x + arm, y + slope * arm],
    mark: [x - near, y - slope * near],
  };
}
