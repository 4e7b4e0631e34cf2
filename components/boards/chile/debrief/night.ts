import { seededRandom } from '@/components/motion/seededRandom';
import { seatColor } from '@/components/theme/seats';
import type { Side, View as GameView } from '@/rules/chile/types';

/** The night is dark on every phone, whatever it is by day. */
export const NIGHT = {
  ground: '#0a1622',
  sea: '#102a40',
  land: '#22394e',
  pale: '#f2e5cb',
  dim: '#a9b9c8',
  now: '#ffd45e',
  window: '#ffe9a8',
} as const;

/** Light enough for the dark. */
export const nightInk = ({ sides }: Pick<GameView, 'sides'>, side: Side): string =>
  seatColor(sides[0] === side ? 0 : 1, true).color;

/** The northern half of the map in the atlas is drawn so much further to the right. */
const ATLAS = 3;
export const leanOf = (at: number): number => (at > 4 ? -ATLAS : 0);

/** On a drawing of 100 by 100, which is drawn over the whole night. */
export const STARS = (() => {
  const random = seededRandom('night');
  return Array.from({ length: 46 }, () => {
    const [x, y, size] = [random() * 360, random() * 560, 0.7 + random() * 1.3];
    const tip = size.toFixed(1);
    return `M${x.toFixed(0)} ${(y - size).toFixed(1)}l${tip} ${tip}-${tip} ${tip}-${tip}-${tip}z`;
  }).join('');
})();

/** Windows in the houses of a Region, on a slice of 48 by 60: the more votes, the more light. */
export function windowsOf(region: string, votes: number): string {
  const random = seededRandom(region);
  return Array.from({ length: votes * 2 }, () => {
    const [x, y] = [17 + random() * 14, 5 + random() * 48];
    return `M${x.toFixed(1)} ${y.toFixed(1)}h1.700v3h-1.700z`;
  }).join('');
}
