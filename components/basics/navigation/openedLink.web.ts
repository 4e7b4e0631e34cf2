/** Whoever photographs the screen or reads the history later must not find the way in. */
const hideSecret = (): void => history.replaceState(history.state, '', location.pathname + location.search);

export type LinkTarget = 'join' | 'take' | 'recover' | 'follow';

/** Tells of the address of this page, and of every change of it, if it carries something. */
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
