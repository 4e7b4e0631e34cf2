/** What a board is given where nobody can make a move: a shared screen, a game that is over. */
export const LOOKING_ON = {
  legal: [],
  locked: null,
  peeked: [],
  scene: null,
  busy: false,
  choose: () => Promise.resolve(null),
} as const;

export const selectNothing = () => undefined;
