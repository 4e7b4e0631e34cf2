import type { Seat } from '../engine/game';
import type { Board } from './types';

/** All seats, beginning with `first` and going to the left. */
export const seatsFrom = ({ players }: Pick<Board, 'players'>, first: Seat): readonly Seat[] =>
  players.map((_, turn) => (first + turn) % players.length);

export const othersThan = ({ players }: Pick<Board, 'players'>, seat: Seat): readonly Seat[] =>
  players.map((_, other) => other).filter((other) => other !== seat);
