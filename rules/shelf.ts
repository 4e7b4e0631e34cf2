import type { Debrief } from './engine/debrief';
import type { Game } from './engine/game';
import type { GameManifest } from './engine/manifest';
import type { Trials } from './engine/trials';
import * as games from './games';

export { TABLE_OPTIONS } from './engine/levels';

type Games = typeof games;
export type GameId = keyof Games;

/** The words of each game, for those who know which game they speak of. */
export type GameTexts = { readonly [I in GameId]: Awaited<ReturnType<Games[I]['words']['en']>> };

/** The games one can play, in the order of the shelf: the short ones first. */
export const SHELF: { readonly [id: string]: GameManifest } = Object.fromEntries(
  // Each manifest holds the rules, the words and the trials of one and the same game.
  (Object.values(games) as unknown as GameManifest[])
    .sort((one, other) => one.minutes - other.minutes)
    .map((game) => [game.id, game]),
);

/** Those who go through all games, one after the other, do so in this order. */
export const GAME_IDS: readonly string[] = Object.keys(SHELF).sort();

export const isGame = (id: string): boolean => Object.hasOwn(SHELF, id);

function manifestOf(id: string): GameManifest {
  const manifest = isGame(id) ? SHELF[id] : undefined;
  if (manifest === undefined) throw new Error(`no game called ${id}`);
  return manifest;
}

type ById<T> = { readonly [id: string]: T };

const ofAll = <T>(fetch: (id: string) => Promise<T>): Promise<ById<T>> =>
  Promise.all(GAME_IDS.map((id) => fetch(id).then((it): [string, T] => [id, it]))).then((all) =>
    Object.fromEntries(all),
  );

/** Only who is the table needs a game's rules. */
export const fetchGame = (id: string): Promise<Game> => manifestOf(id).rules();

/** A laptop is the table of every game, and has them all at hand. */
export const fetchGames = (): Promise<ById<Game>> => ofAll(fetchGame);

/** What a game brings to the talk after it. */
export const fetchDebrief = (id: string): Promise<Debrief> => manifestOf(id).debrief();

/** What simulators and tests want to know of a game. */
export const fetchTrials = (id: string): Promise<Trials> => manifestOf(id).trials();
