import { createContext, type ReactNode } from 'react';

/** How the frame stands: everything below each other, or the framing in a column beside the board. */
export type FrameShape = 'upright' | 'lying';

export type FramePlace = {
  readonly shape: FrameShape;
  /** Whose phone this is: the one live action wears that seat's colour and shape. */
  readonly me: number | null;
  /** Who is to act and what, where that stands at the thumb; `null` where the rail says it. */
  readonly turn: ReactNode;
  /** What to do where the board asks for nothing, instead of words: to pass the phone on. `null` on a phone of one's own. */
  readonly idle: ReactNode;
  /** Brings what is to be touched on the board into sight. */
  readonly showBoard: () => void;
};

/** What the frame tells whatever stands under the thumb. */
export const FrameContext = createContext<FramePlace>({
  shape: 'upright',
  me: null,
  turn: null,
  idle: null,
  showBoard: () => undefined,
});
