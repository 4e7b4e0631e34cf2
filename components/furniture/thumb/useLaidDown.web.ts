/** A page over http is never told of motion: here the cards close when they are closed, or the page goes out of sight. */
export const useLaidDown = (_wanted: boolean, _onDown: () => void): void => undefined;
