/** Asked of the browser directly: it answers at once, so that not even the first throw moves against a wish. */
const wish = typeof matchMedia === 'function' ? matchMedia('(prefers-reduced-motion: reduce)') : null;

export const systemMotion = {
  isReduced: (): boolean => wish?.matches ?? false,
  subscribe: (tell: () => void): (() => void) => {
    wish?.addEventListener?.('change', tell);
    return () => wish?.removeEventListener?.('change', tell);
  },
};
