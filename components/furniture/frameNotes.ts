import { createContext, type ReactNode } from 'react';

/** What the frame around a board adds to the board's own sheets. A board knows nothing of it. */
export type FrameNotes = {
  /** On the sheet of every secret choice: from whom it is hidden. */
  readonly ballot: ReactNode;
  /** Under the points, when a game is over. */
  readonly scores: ReactNode;
};

export const FrameNotesContext = createContext<FrameNotes>({ ballot: null, scores: null });
