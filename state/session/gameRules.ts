import type { Game } from '@/rules/engine/game';

type Fetch = () => Promise<Game>;

/** Only a phone that is itself the table needs a game's rules, and only of that game. */
const FETCH: { readonly [id: string]: Fetch } = {
  dystocratic: () => import('@/rules/dystocratic').then(({ dystocratic }) => dystocratic as unknown as Game),
  chile: () => import('@/rules/chile').then(({ chile }) => chile as unknown as Game),
  invest: () => import('@/rules/invest').then(({ invest }) => invest as unknown as Game),
  podium: () => import('@/rules/podium').then(({ podium }) => podium as unknown as Game),
  ryv: () => import('@/rules/ryv').then(({ ryv }) => ryv as unknown as Game),
};

export function fetchGame(id: string): Promise<Game> {
  const fetch = FETCH[id];
  return fetch === undefined ? Promise.reject(new Error(`no game called ${id}`)) : fetch();
}
