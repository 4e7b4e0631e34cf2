import type { Cell } from '@/rules/invest/types';

/** The part of the plane that must be seen. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
};

export function frameOf(cells: readonly Cell[]): Frame {
  if (cells.length === 0) return { left: 0, top: 0, columns: 1, rows: 1 };
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const left = Math.min(...xs);
  const top = Math.min(...ys);
  return { left, top, columns: Math.max(...xs) - left + 1, rows: Math.max(...ys) - top + 1 };
}

export type Room = {
  readonly width: number;
  readonly height: number;
  readonly least: number;
  readonly most: number;
};

/** The side of a cell: as large as the whole fits, but never too small for a finger. */
export const cellSize = ({ columns, rows }: Frame, { width, height, least, most }: Room): number =>
  Math.floor(Math.max(least, Math.min(most, width / columns, height / rows)));

const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

const isAt =
  ({ x, y }: Cell) =>
  (other: Cell): boolean =>
    other.x === x && other.y === y;

/** Empty places beside cards, inside the frame: where somebody may wonder why a card does not fit. */
export function emptyBeside(cards: readonly Cell[], { left, top, columns, rows }: Frame): readonly Cell[] {
  const found: Cell[] = [];
  for (const card of cards)
    for (const step of STEPS) {
      const cell = { x: card.x + step.x, y: card.y + step.y };
      const isInside = cell.x >= left && cell.x < left + columns && cell.y >= top && cell.y < top + rows;
      if (isInside && !cards.some(isAt(cell)) && !found.some(isAt(cell))) found.push(cell);
    }
  return found;
}
