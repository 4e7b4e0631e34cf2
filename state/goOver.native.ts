import { moveSeats } from './atTable';

/** The app has one store for all hosts. */
export const goOver = moveSeats;
