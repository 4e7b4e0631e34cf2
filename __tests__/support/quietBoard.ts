/** What a board is given when nothing is going on and it is the first seat's turn; the view comes with the game. */
export const quietBoard = {
  legal: [],
  waiting: [0],
  me: 0,
  locked: null,
  peeked: [],
  scene: null,
  happened: [],
  news: [],
  busy: false,
  choose: () => Promise.resolve(null),
  select: () => undefined,
} as const;
