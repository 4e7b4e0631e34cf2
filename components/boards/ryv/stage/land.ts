import { blob, gouges } from '@/components/furniture/stage/cut';
import type { Cut } from '@/components/furniture/stage/Drawing';

const INK = '#2a2357';
const TEAL = '#5fa58d';
const PALE = '#a9d3c3';
const ACCENT = '#cf4a16';
const CREAM = '#fcebcf';
const PAPER = '#fffaf0';
const WAYS = 'M640 84V250M640 440V620M0 350H540M740 350H1280';

const QUARTERS: readonly Cut[] = [
  { fill: CREAM, d: 'M0 0H640V350H0Z' },
  { fill: '#fbe3b8', d: 'M640 0H1280V350H640Z' },
  { fill: '#f9d9a0', d: 'M640 350H1280V720H640Z' },
  { fill: '#f3e0b4', d: 'M0 350H640V720H0Z' },
];

/** Sea, mole, crane, boats. */
const HARBOUR: readonly Cut[] = [
  { fill: PALE, d: 'M0 80L524 80L486 132L420 168L392 232L300 268L236 312L150 326L96 352L0 352Z' },
  {
    fill: TEAL,
    d: gouges({ x: 10, y: 100, width: 380, height: 210, count: 40, length: 54, angle: 0.05, seed: 'sea' }),
  },
  {
    fill: INK,
    d: 'M392 232L470 214L560 222L572 238L470 236L404 248ZM486 224L490 122L502 122L506 224ZM452 128L592 112L594 122L454 138ZM582 118L586 118L586 168L582 168ZM572 168H596V186H572Z',
  },
  { fill: INK, d: 'M84 236L214 230L196 264L104 266ZM286 176L362 172L350 194L298 196Z' },
  { fill: ACCENT, d: 'M146 226L148 146L204 222ZM140 226L138 164L96 224Z' },
  { fill: PAPER, d: 'M322 170L323 122L352 168Z' },
];

const house = (x: number, y: number): readonly Cut[] => [
  { fill: INK, d: `M${x} ${y + 24}L${x} ${y}L${x + 16} ${y - 16}L${x + 33} ${y}L${x + 33} ${y + 24}Z` },
  { fill: CREAM, d: `M${x + 11} ${y + 6}h11v11h-11z` },
];

/** Ridges with terraces. */
const HILLS: readonly Cut[] = [
  {
    fill: PALE,
    d: 'M640 350L640 236L720 168L800 214L894 118L990 206L1080 142L1180 214L1280 160V350Z',
  },
  {
    fill: TEAL,
    d: 'M640 350L640 292L736 234L838 276L948 202L1064 274L1160 224L1280 282V350Z',
  },
  {
    line: INK,
    wide: 3.4,
    d: 'M672 318Q738 262 806 318M690 322Q738 284 788 322M1106 330Q1160 258 1220 330M1128 332Q1160 286 1198 332',
  },
  { fill: '#e9a13a', d: blob(1090, 122, 27, 'sun', 9, 0.06) },
  ...house(720, 214),
  ...house(930, 184),
];

/** Houses behind, stalls with striped roofs in front. */
const TOWN =
  'M188 104 212 78 236 104 232 104 233 154 192 155 191 104ZM204 127 213 127 213 116 205 116ZM227 116 217 116 218 126 227 127Z';

function stall(x: number, y: number, width: number, color: string): readonly Cut[] {
  const stripes = Array.from({ length: 5 }, (_, at): Cut => {
    const top = (width - 12) / 5;
    const low = width / 5;
    return {
      fill: at % 2 === 0 ? color : PAPER,
      line: INK,
      d: `M${x + 6 + at * top} ${y}H${x + 6 + (at + 1) * top}L${x + (at + 1) * low} ${y + 30}H${x + at * low}Z`,
    };
  });
  return [
    { fill: INK, d: `M${x + 8} ${y + 30}H${x + width - 8}L${x + width - 10} ${y + 70}H${x + 10}Z` },
    { fill: PAPER, d: `M${x + 14} ${y + 32}H${x + width - 14}V${y + 48}H${x + 14}Z` },
    ...stripes,
  ];
}

const MARKET: readonly Cut[] = [
  ...[620, 760, 900].map((x): Cut => ({ fill: INK, d: TOWN, transform: `translate(${x} 318) scale(1.5)` })),
  ...stall(1020, 536, 120, TEAL),
  ...stall(1156, 520, 112, ACCENT),
];

const RIVER: readonly Cut[] = [
  {
    fill: PALE,
    line: INK,
    wide: 4,
    d: 'M-6 430L80 414L176 440L262 498L352 520L420 566L436 640L250 640L232 578L150 548L84 496L-6 486Z',
  },
  {
    fill: TEAL,
    d:
      gouges({ x: 30, y: 440, width: 120, height: 50, count: 9, length: 40, angle: 0.5, seed: 'river' }) +
      gouges({ x: 190, y: 520, width: 190, height: 70, count: 14, length: 42, angle: 0.75, seed: 'low' }),
  },
  { line: INK, wide: 20, d: 'M140 546L222 448' },
  { line: '#d9b37a', wide: 11, d: 'M140 546L222 448' },
  { line: INK, d: 'M136 530L150 541M152 510L166 522M168 491L182 502M184 471L198 483M200 452L214 463' },
  {
    line: INK,
    wide: 3.4,
    d: [
      [500, 400],
      [540, 420],
      [60, 396],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y}l-4 -30M${x + 8} ${y}l4 -36M${x + 16} ${y}l12 -26`)
      .join(''),
  },
  {
    fill: INK,
    d: 'M300 428L300 396L324 374L350 396L350 428ZM362 428L362 404L380 388L400 404V428Z',
  },
  { fill: CREAM, d: 'M318 404h12v12h-12z' },
];

/** The country, drawn once: four landscapes around the square and the ways between them. */
export const LAND: readonly Cut[] = [
  ...QUARTERS,
  ...HARBOUR,
  ...HILLS,
  ...MARKET,
  ...RIVER,
  { line: PAPER, wide: 15, d: WAYS },
  { line: INK, wide: 3, dash: '3 16', d: WAYS },
  { fill: PAPER, line: INK, wide: 5, d: blob(640, 348, 122, 'square', 26, 0.02) },
];
