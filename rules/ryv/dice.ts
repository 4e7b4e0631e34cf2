import type { Seat } from '../engine/game';
import type { Random } from '../engine/random';
import { type Doing, tell } from './board';
import { FAILURE, SUCCESS } from './content/figures';
import type { CardId } from './content/types';
import type { Spot } from './kinds';
import type { Reason } from './types';

type Rolling = {
  readonly dice: number;
  /** 6 where a success is hoped for, 1 where a failure is feared. */
  readonly need: 6 | 1;
  readonly why: Reason;
  readonly seat?: Seat;
  readonly at?: Spot | null;
  readonly card?: CardId;
};

/** Rolls in front of everybody. `hits` counts the dice that show the face in question. */
export function roll(
  doing: Doing,
  random: Random,
  { dice, need, why, seat, at, card }: Rolling,
): { hits: number; faces: readonly number[] } {
  const faces = Array.from({ length: dice }, () => random.die(SUCCESS));
  const hits = faces.filter((face) => face === need).length;
  const success = need === SUCCESS ? hits > 0 : hits === 0;
  tell(doing, {
    type: 'rolled',
    seat: seat ?? null,
    faces,
    need,
    success,
    why,
    at: at ?? null,
    card: card ?? null,
  });
  return { hits, faces };
}

export const hasFailure = (faces: readonly number[]): boolean => faces.includes(FAILURE);
