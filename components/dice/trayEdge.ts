/** A light tray where a 6 helps, a dark one where only a 1 hurts, and a plain one where no face says anything. */
export type TrayKind = 'helps' | 'hurts' | 'plain';

/** How far the cut edge stands out, and about how long one of its cuts is, in points. */
export const EDGE = 9;
const CUT = 16;

type Point = readonly [x: number, y: number];

/** The points of a rectangle's edge at even steps, clockwise from its upper left corner. */
function along(width: number, height: number): readonly Point[] {
  const across = Math.max(2, Math.round(width / CUT));
  const down = Math.max(2, Math.round(height / CUT));
  const top = Array.from({ length: across }, (_, at): Point => [(at * width) / across, 0]);
  const right = Array.from({ length: down }, (_, at): Point => [width, (at * height) / down]);
  const bottom = top.map(([x]): Point => [width - x, height]);
  const left = right.map(([, y]): Point => [0, height - y]);
  return [...top, ...right, ...bottom, ...left];
}

const shown = (value: number): string => (value + EDGE).toFixed(1);

/**
 * The outline of a tray, `EDGE` points wider on every side: scallops bend outwards and promise something, teeth point
 * outwards and warn. Told apart by outline, not by colour alone.
 */
export function trayEdge(kind: Exclude<TrayKind, 'plain'>, width: number, height: number): string {
  const points = along(width, height);
  const [first] = points;
  if (first === undefined) return '';
  const steps = points.map(([x, y], at) => {
    const [toX, toY] = points[(at + 1) % points.length] ?? first;
    const [middleX, middleY] = [(x + toX) / 2, (y + toY) / 2];
    const length = Math.hypot(toX - x, toY - y) || 1;
    if (kind === 'helps') {
      const radius = (length / 2).toFixed(1);
      return `A${radius} ${radius} 0 0 1 ${shown(toX)} ${shown(toY)}`;
    }
    // To the left of the way round is outwards.
    const [outX, outY] = [((toY - y) / length) * EDGE, (-(toX - x) / length) * EDGE];
    return `L${shown(middleX + outX)} ${shown(middleY + outY)}L${shown(toX)} ${shown(toY)}`;
  });
  return `M${shown(first[0])} ${shown(first[1])}${steps.join('')}Z`;
}
