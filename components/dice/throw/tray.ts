/** How dice lie when they have come to rest. One is the side of a die. */
export type Tray = { readonly width: number; readonly height: number; readonly columns: number };
export type Place = { readonly x: number; readonly y: number };

/** From the middle of one die to the next: a die on its corner still clears its neighbour. */
const PITCH = 1.62;
const MARGIN = 0.5;

function columnsFor(count: number): number {
  if (count <= 4) return Math.max(1, count);
  if (count <= 6) return 3;
  if (count <= 8) return 4;
  return count <= 15 ? 5 : 6;
}

export function trayFor(count: number): Tray {
  const columns = columnsFor(count);
  const rows = Math.max(1, Math.ceil(count / columns));
  return {
    columns,
    width: Math.max(5.6, columns * PITCH + MARGIN),
    height: Math.max(2.4, rows * PITCH + MARGIN),
  };
}

/** Rows are filled from the top, and the last is centred. From the middle of the tray. */
export function placeOf(index: number, count: number): Place {
  const { columns } = trayFor(count);
  const row = Math.floor(index / columns);
  const rows = Math.ceil(count / columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return {
    x: ((index % columns) - (inRow - 1) / 2) * PITCH,
    y: (row - (rows - 1) / 2) * PITCH,
  };
}
