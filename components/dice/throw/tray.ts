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

const rowsOf = (count: number, columns: number) => Math.max(1, Math.ceil(count / columns));
const sideFor = (many: number) => many * PITCH + MARGIN;

export function trayFor(count: number): Tray {
  const columns = columnsFor(count);
  const rows = rowsOf(count, columns);
  return { columns, width: Math.max(5.6, sideFor(columns)), height: Math.max(2.4, sideFor(rows)) };
}

/** A tray that fills a place, with the dice in rows that let them be largest, and how large: at most `most`. */
export function trayIn(
  count: number,
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): { readonly tray: Tray; readonly size: number } {
  const fit = (columns: number) =>
    Math.min(width / sideFor(columns), height / sideFor(rowsOf(count, columns)));
  const all = Array.from({ length: Math.max(1, count) }, (_, at) => at + 1);
  const columns = all.reduce((best, each) => (fit(each) > fit(best) ? each : best), 1);
  const size = Math.max(1, Math.floor(Math.min(most, fit(columns))));
  return { tray: { columns, width: width / size, height: height / size }, size };
}

/** Rows are filled from the top, and the last is centred. From the middle of the tray. */
export function placeOf(index: number, count: number, { columns } = trayFor(count)): Place {
  const row = Math.floor(index / columns);
  const rows = rowsOf(count, columns);
  const inRow = row === rows - 1 ? count - row * columns : columns;
  return {
    x: ((index % columns) - (inRow - 1) / 2) * PITCH,
    y: (row - (rows - 1) / 2) * PITCH,
  };
}
