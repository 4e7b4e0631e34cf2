import { addEventListener, getLinkingURL } from 'expo-linking';

/** Tells of the link this app was opened with, and of every later one, if it may lead to a table. */
export function onOpenedLink(listener: (link: string) => void): () => void {
  const tell = (url: string | null) => url?.includes('#') === true && listener(url);
  let isHeard = true;
  queueMicrotask(() => isHeard && tell(getLinkingURL()));
  const subscription = addEventListener('url', ({ url }) => tell(url));
  return () => {
    isHeard = false;
    subscription.remove();
  };
}

/** The app reaches any host. */
export const isElsewhere = (_link: string): boolean => false;
export const goElsewhere = (_link: string): void => undefined;
