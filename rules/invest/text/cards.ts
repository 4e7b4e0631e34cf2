/** For the board: what stands on each card. Heavier than the numbers, so only the board loads it. */
export { isComplete, projectOf } from '../content';
export { misfit, placesFor } from '../district';
