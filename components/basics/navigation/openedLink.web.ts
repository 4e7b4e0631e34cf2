/** Removes the secret from the address bar, so that a photo of the screen or the browser's history does not show it. */
const hideSecret = (): void => history.replaceState(history.state, '', location.pathname + location.search);

export type LinkTarget = 'join' | 'take' | 'recover' | 'follow';

/**
 * Calls the listener with this page's address, and with every later one, when it has a part behind `#` for this
 * target.
 */
export function onOpenedLink(listener: (link: string) => void, to: LinkTarget = 'join'): () => void {
  let isHeard = true;
  const tell = () => {
    const { hash, href } = location;
    if (!isHeard || hash.length < 2) return;
    if (to === 'join' || to === 'follow') hideSecret();
    listener(href);
  };
  queueMicrotask(tell);
  addEventListener('hashchange', tell);
  return () => {
    isHeard = false;
    removeEventListener('hashchange', tell);
  };
}

/** A host talks only to pages that it served itself. */
export const isLinkToOtherHost = (link: string): boolean =>
  /^http:\/\//i.test(link) && !link.toLowerCase().startsWith(`${location.origin}/`);
export const goToOtherHost = (link: string): void => location.assign(link);
