import type { RegionId } from '@/rules/chile/types';

/** Drawn 48 wide and 60 high, each slice ending where the next one begins. */
export const SLICE = { width: 48, height: 60 } as const;

type Point = readonly [number, number];
/** Points from north to south: `x,y x,y`. */
type Line = string;
type Slice = { readonly west: Line; readonly east: Line; readonly islands?: readonly Line[] };

const SLICES: { readonly [R in RegionId]: Slice } = {
  iquique: {
    west: '29,4 25,10 27,18 24,26 26,38 24,48 25,60',
    east: '33,3 38,9 36,20 39,32 36,44 38,60',
  },
  antofagasta: {
    west: '25,0 21,8 24,18 19,24 23,34 20,46 21,60',
    east: '38,0 40,12 37,28 39,42 36,60',
  },
  'la-serena': {
    west: '21,0 19,12 22,22 17,30 20,42 16,52 17,60',
    east: '36,0 35,14 32,26 34,38 31,50 32,60',
  },
  valparaiso: {
    west: '17,0 19,10 14,20 17,32 13,40 15,52 14,60',
    east: '32,0 33,12 30,24 32,36 29,48 30,60',
  },
  santiago: {
    west: '14,0 17,10 13,22 16,34 12,46 14,60',
    east: '30,0 32,14 29,26 31,38 28,50 30,60',
  },
  talca: {
    west: '17,0 14,10 18,20 14,32 16,44 13,52 14,60',
    east: '33,0 34,12 31,24 33,40 30,50 31,60',
  },
  concepcion: {
    west: '14,0 11,10 15,16 9,26 12,36 9,46 12,60',
    east: '31,0 32,14 29,26 31,40 28,50 29,60',
  },
  temuco: {
    west: '12,0 13,12 10,22 14,34 11,46 13,60',
    east: '29,0 31,14 28,28 30,42 27,52 28,60',
  },
  'puerto-montt': {
    west: '13,0 15,8 12,15 20,20 19,30 23,38 20,48 21,60',
    east: '28,0 30,12 28,26 31,40 29,52 30,60',
    islands: ['10,23 15,25 15,36 12,46 8,40 9,30', '13,52 16,51 16,57 13,58'],
  },
  'punta-arenas': {
    west: '21,0 17,8 20,14 16,22 19,28 18,36 23,44 29,49',
    east: '30,0 29,12 32,22 30,30 35,38 42,43 43,49 36,51',
    islands: ['9,8 13,10 12,19 9,17', '10,26 14,29 13,40 10,35', '30,54 37,53 44,53 45,58 35,58'],
  },
};

const pointsOf = (line: Line): readonly Point[] =>
  line.split(' ').map((point) => point.split(',').map(Number) as unknown as Point);

const through = (points: readonly Point[]): string => points.map(([x, y]) => `${x} ${y}`).join('L');

const PEAK = 'l3 -7 3 7z';
const peaksBeside = (east: readonly Point[]): string =>
  east
    .slice(1, -1)
    .filter((_, at) => at % 2 === 1)
    .map(([x, y]) => `M${x + 2} ${y + 4}${PEAK}`)
    .join('');

const wavesBeside = (west: readonly Point[]): string =>
  west
    .filter(([x, y], at) => at % 2 === 1 && x > 12 && y < 56)
    .map(([x, y]) => `M${x - 12} ${y + 2}q2.500 -4 5 0 t5 0`)
    .join('');

export type SliceArt = {
  readonly land: string;
  readonly coast: string;
  readonly border: string | null;
  readonly peaks: string;
  readonly waves: string;
};

function artOf(slice: Slice): SliceArt {
  const [west, east] = [pointsOf(slice.west), pointsOf(slice.east)];
  const shore = (slice.islands ?? []).map((island) => `M${through(pointsOf(island))}Z`).join('');
  const [[westEnd, bottom], [eastEnd]] = [west.at(-1) as Point, east.at(-1) as Point];
  const joins = bottom === SLICE.height;
  return {
    land: `M${through(west)}L${through([...east].reverse())}Z${shore}`,
    coast: `M${through(west)}M${through(east)}${shore}`,
    border: joins ? `M${westEnd} ${bottom}L${eastEnd} ${bottom}` : null,
    peaks: peaksBeside(east),
    waves: wavesBeside(west),
  };
}

export const SLICE_ART = Object.fromEntries(
  Object.entries(SLICES).map(([region, slice]) => [region, artOf(slice)]),
) as unknown as { readonly [R in RegionId]: SliceArt };
