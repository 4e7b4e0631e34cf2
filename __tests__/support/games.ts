import type { Game } from '@/rules/engine';
import { fetchGames } from '@/rules/shelf';

/** Every game by its id, from the first test of a file on. Before that, only `GAME_IDS` are known. */
export const GAMES: { [id: string]: Game } = {};

beforeAll(async () => void Object.assign(GAMES, await fetchGames()));
