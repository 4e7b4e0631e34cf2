import type { Headers } from './httpRequest';

const NUMBERS = /^(\d{1,3}(\.\d{1,3}){3}|\[[0-9a-f:.%]+\])$/;
const LOCAL_NAME = /^([a-z0-9_-]+|[a-z0-9_.-]+\.(local|lan|localhost|internal|home\.arpa))$/;

/** How this computer calls itself, and no other one can be called. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

const withoutPort = (host: string) => host.toLowerCase().replace(/:\d+$/, '');

/**
 * A page on the internet can point its own name at a host's address and then talk to it as "itself". A host on a
 * local network has no public name, so it answers to numbers and local names only.
 */
export function isOwnHost(host: string | undefined): boolean {
  if (host === undefined) return false;
  const name = withoutPort(host);
  return NUMBERS.test(name) || LOCAL_NAME.test(name);
}

/**
 * A name in the local network can be pointed at this computer by whoever gives out names there, and a page of that name
 * would be this host's own.
 */
export const isLoopbackName = (host: string | undefined): boolean =>
  host !== undefined && LOOPBACK.includes(withoutPort(host));

/**
 * A browser always says which page opens a WebSocket; it must be a page this host served, be it at another of its
 * own addresses (`places`, each with its port). Apps may say nothing.
 */
export function isOwnPage(headers: Headers, places: readonly string[] = []): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  return [host ?? '', ...places].some((place) => origin.toLowerCase() === `http://${place}`.toLowerCase());
}

/** A page of another host in the local network. A page on the internet has a public name. */
export const isNeighbour = (origin: string | undefined): origin is string =>
  origin !== undefined && origin.startsWith('http://') && isOwnHost(origin.slice('http://'.length));
