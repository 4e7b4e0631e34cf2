/** An app may play sounds at any time. */
export const useFirstTouch = (_wanted: boolean): void => undefined;
