import { addEventListener, getLinkingURL } from 'expo-linking';

type Listener = { readonly to: LinkTarget; readonly hear: (link: string) => void };

/** What a link is for: joining a table, taking over a design, recovering a table, or moving seats to a new host. */
export type LinkTarget = 'join' | 'take' | 'recover' | 'follow';

const isWay = (url: string | null): url is string => url?.includes('#') === true;
const placeTo = (link: string): LinkTarget =>
  (/^[^#]*\b(take|recover|follow)\/?(?:\?[^#]*)?#/i.exec(link)?.[1]?.toLowerCase() as
    LinkTarget | undefined) ?? 'join';

/** The last link that no page has handled yet. When a link opens the app, it arrives before its page is mounted. */
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

/** Calls the listener once with each link for this target: the one that opened the app, and every later one. */
export function onOpenedLink(hear: Listener['hear'], to: LinkTarget = 'join'): () => void {
  const listener = { to, hear };
  listeners.add(listener);
  queueMicrotask(tell);
  return () => void listeners.delete(listener);
}

/** The app can talk to any host; only a web page is bound to the host that served it. */
export const isLinkToOtherHost = (_link: string): boolean => false;
export const goToOtherHost = (_link: string): void => undefined;
