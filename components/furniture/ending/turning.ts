import { createContext } from 'react';

/** Which card of the debrief lies open, kept by the frame, whose thumb zone turns them. */
export type Turning = {
  readonly at: number;
  readonly count: number;
  readonly turnTo: (card: number) => void;
  readonly deal: (count: number) => void;
};

/** `null` where no frame stands around the cards: then they are turned below them. */
export const TurningContext = createContext<Turning | null>(null);
