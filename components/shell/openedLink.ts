import { useLinkingURL } from 'expo-linking';

/** The link this app was opened with, if it may lead to a table. */
export function useOpenedLink(): string | null {
  const url = useLinkingURL();
  return url?.includes('#') === true ? url : null;
}

/** In the app there is no address bar that could keep a secret. */
export const hideSecret = (): void => undefined;

/** The app reaches any host. */
export const isElsewhere = (_link: string): boolean => false;
export const goElsewhere = (_link: string): void => undefined;
