/** The browser answers at once, so that even the first animation respects the setting. */
const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export const systemMotion = {
  isReduced: (): boolean => wish?.matches ?? false,
  subscribe: (tell: () => void): (() => void) => {
    wish?.addEventListener?.('change', tell);
    return () => wish?.removeEventListener?.('change', tell);
  },
};
