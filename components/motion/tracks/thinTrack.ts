import { type Part, partsOf, type Track, valueOf } from './track';

/** Differences that nobody sees in something that moves: a point, a degree or two. */
const UNSEEN: { readonly [P in Part]: number } = {
  ...{ x: 1, y: 1, turn: 1.6 },
  ...{ scale: 0.02, scaleX: 0.02, scaleY: 0.02, opacity: 0.06 },
};
const HIDING: readonly Part[] = ['opacity', 'scaleX', 'scaleY'];

/** A moment as plain numbers, because this runs a hundred thousand times when a throw begins. */
type Row = { readonly at: number; readonly values: readonly number[]; readonly hidden: boolean };

function isStraight(rows: readonly Row[], from: number, to: number, unseen: readonly number[]): boolean {
  const [start, end] = [rows[from], rows[to]];
  if (!start || !end) return false;
  for (let index = from + 1; index < to; index += 1) {
    const row = rows[index];
    if (!row || (row.hidden && start.hidden && end.hidden)) continue;
    const way = (row.at - start.at) / (end.at - start.at);
    for (let part = 0; part < unseen.length; part += 1) {
      const [before = 0, after = 0, now = 0] = [start.values[part], end.values[part], row.values[part]];
      if (Math.abs(before + (after - before) * way - now) > (unseen[part] ?? 0)) return false;
    }
  }
  return true;
}

/**
 * The same way by as few moments as look the same. Each moment costs the phone time when a throw begins, and six
 * dice have more than a thousand of them before this.
 */
export function thinTrack(track: Track): Track {
  const parts = partsOf(track);
  const unseen = parts.map((part) => UNSEEN[part]);
  const rows = track.map((moment) => ({
    at: moment.at,
    values: parts.map((part) => valueOf(moment, part)),
    hidden: HIDING.some((part) => valueOf(moment, part) === 0),
  }));
  const kept = [0];
  let from = 0;
  while (from < track.length - 1) {
    let to = from + 1;
    while (to + 1 < track.length && isStraight(rows, from, to + 1, unseen)) to += 1;
    kept.push(to);
    from = to;
  }
  return track.filter((_, index) => kept.includes(index)) as unknown as Track;
}
