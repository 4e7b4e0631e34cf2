import { projectOf } from './content';
import type { CardId, Cell, Placed } from './types';

type District = readonly Placed[];

/** In the order of a card's sides: top, right, bottom, left. */
const STEPS = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

const cardAt = (district: District, { x, y }: Cell): Placed | undefined =>
  district.find((placed) => placed.x === x && placed.y === y);

const beside = ({ x, y }: Cell, side: number): Cell => ({
  x: x + (STEPS[side]?.x ?? 0),
  y: y + (STEPS[side]?.y ?? 0),
});

const sideOf = (card: CardId, side: number) => projectOf(card).sides[side % STEPS.length] ?? null;
const facing = (side: number): number => side + STEPS.length / 2;

const neighbours = (district: District, cell: Cell): readonly Placed[] =>
  STEPS.flatMap((_, side) => cardAt(district, beside(cell, side)) ?? []);

export type Misfit = 'why.cell-taken' | 'why.not-next' | 'why.side-blank' | 'why.side-differs';

/** Why `card` cannot lie at `cell`, or `null` if it can. */
export function misfit(district: District, card: CardId, cell: Cell): Misfit | null {
  if (district.length === 0) return cell.x === 0 && cell.y === 0 ? null : 'why.not-next';
  if (cardAt(district, cell) !== undefined) return 'why.cell-taken';
  let touches = false;
  for (const side of STEPS.keys()) {
    const other = cardAt(district, beside(cell, side));
    if (other === undefined) continue;
    touches = true;
    const mine = sideOf(card, side);
    const theirs = sideOf(other.card, facing(side));
    if (mine === null || theirs === null) return 'why.side-blank';
    if (mine !== theirs) return 'why.side-differs';
  }
  return touches ? null : 'why.not-next';
}

/** Where the next card can lie, as far as the cards that lie there leave a side open. */
export function openCells(district: District): readonly Cell[] {
  if (district.length === 0) return [{ x: 0, y: 0 }];
  const open = new Map<string, Cell>();
  for (const placed of district)
    for (const side of STEPS.keys()) {
      const cell = beside(placed, side);
      if (sideOf(placed.card, side) !== null && cardAt(district, cell) === undefined)
        open.set(`${cell.x},${cell.y}`, cell);
    }
  return [...open.values()];
}

export const placesFor = (district: District, card: CardId): readonly Cell[] =>
  openCells(district).filter((cell) => misfit(district, card, cell) === null);

export const connections = (district: District, cell: Cell): number => neighbours(district, cell).length;

export const without = (district: District, card: CardId): District =>
  district.filter((placed) => placed.card !== card);

export function isOnePiece(district: District): boolean {
  const [start] = district;
  if (start === undefined) return true;
  const reached = new Set([start.card]);
  const from = [start];
  for (let next = from.pop(); next !== undefined; next = from.pop())
    for (const other of neighbours(district, next))
      if (!reached.has(other.card)) {
        reached.add(other.card);
        from.push(other);
      }
  return reached.size === district.length;
}

/**
 * The outskirts: what a disaster may take. A district of loops has none with one connection, but always cards
 * with two that hold nothing together: every loop furthest from the others has at least two corners.
 */
export function edgeOf(district: District): readonly Placed[] {
  const loose = district.filter((placed) => connections(district, placed) <= 1);
  if (loose.length > 0) return loose;
  return district.filter(
    (placed) => connections(district, placed) === 2 && isOnePiece(without(district, placed.card)),
  );
}
