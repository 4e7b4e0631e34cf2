import { useSyncExternalStore } from 'react';

const withSecret = (): string | null => (location.hash.length > 1 ? location.href : null);

function onChange(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

/** The address of this page, if it may lead to a table. */
export const useOpenedLink = (): string | null => useSyncExternalStore(onChange, withSecret, withSecret);

/** Whoever photographs the screen or reads the history later must not find the way in. */
export const hideSecret = (): void =>
  history.replaceState(history.state, '', location.pathname + location.search);

/** A host talks only to pages that it served itself. */
export const isElsewhere = (link: string): boolean =>
  /^http:\/\//i.test(link) && new URL(link).origin !== location.origin;
export const goElsewhere = (link: string): void => location.assign(link);
