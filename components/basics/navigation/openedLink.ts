import { addEventListener, getLinkingURL } from 'expo-linking';

type Listener = { readonly to: LinkTarget; readonly hear: (link: string) => void };

/** What a link brings: somebody to a table, a design to this phone, or a table that lost its host to another one. */
export type LinkTarget = 'join' | 'take' | 'recover' | 'follow';

const isWay = (url: string | null): url is string => url?.includes('#') === true;
const placeTo = (link: string): LinkTarget =>
  (/^[^#]*\b(take|recover|follow)\/?(?:\?[^#]*)?#/i.exec(link)?.[1]?.toLowerCase() as
    LinkTarget | undefined) ?? 'join';

/** The link nobody has followed yet. It may come before the page that follows it, when the app is opened by it. */
let waiting: string | null = getLinkingURL();
const listeners = new Set<Listener>();

function tell(): void {
  const link = waiting;
  if (!isWay(link)) return;
  const concerned = [...listeners].filter(({ to }) => to === placeTo(link));
  if (concerned.length > 0) waiting = null;
  for (const { hear } of concerned) hear(link);
}

addEventListener('url', ({ url }) => {
  waiting = url;
  tell();
});

/** Tells of the link this app was opened with, and of every later one, once, if it leads there. */
export function onOpenedLink(hear: Listener['hear'], to: LinkTarget = 'join'): () => void {
  const listener = { to, hear };
  listeners.add(listener);
  queueMicrotask(tell);
  return () => void listeners.delete(listener);
}

/** The app reaches any host. */
export const isLinkToOtherHost = (_link: string): boolean => false;
export const goToOtherHost = (_link: string): void => undefined;
