import { moveSeats } from '@/state/session/connectToTable';

/** The app has one store for all hosts. */
export const switchToNewHost = moveSeats;
