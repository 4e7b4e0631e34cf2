/** What is said at the table, whatever the game. */
export const table = {} as const;
