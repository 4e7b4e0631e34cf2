/** A phone may sound at any time. */
export const useFirstTouch = (_wanted: boolean): void => undefined;
