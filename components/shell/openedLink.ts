import { addEventListener, getLinkingURL } from 'expo-linking';

type Listener = (link: string) => void;

const isWay = (url: string | null): url is string => url?.includes('#') === true;

/** The link nobody has followed yet. It may come before the page that follows it, when the app is opened by it. */
let waiting: string | null = getLinkingURL();
const listeners = new Set<Listener>();

function tell(): void {
  const link = waiting;
  if (!isWay(link) || listeners.size === 0) return;
  waiting = null;
  for (const listener of listeners) listener(link);
}

addEventListener('url', ({ url }) => {
  waiting = url;
  tell();
});

/** Tells of the link this app was opened with, and of every later one, once, if it may lead to a table. */
export function onOpenedLink(listener: Listener): () => void {
  listeners.add(listener);
  queueMicrotask(tell);
  return () => void listeners.delete(listener);
}

/** The app reaches any host. */
export const isElsewhere = (_link: string): boolean => false;
export const goElsewhere = (_link: string): void => undefined;
