import { type GameTypes, type Match, tableOptions } from '@/rules/engine';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { fetchGame, GAME_IDS } from '@/rules/shelf';
import { snapshotFor } from '@/table/host/telling/viewUpdates';
import type { SeenEvent } from '@/table/wire/protocol';

import { MOST_MOVES, preparedTable } from './preparedStates';

/** What each game plays as a scene of its own, by the event that it shows. */
const SCENES: { readonly [game: string]: { readonly [event: string]: string } } = {
  dystocratic: { scored: 'reveal' },
  podium: { 'turned-event': 'event' },
  invest: { flipped: 'disaster', tossed: 'coin' },
  chile: { over: 'count' },
  ryv: { rolled: 'throw', drawn: 'bag' },
};
const SEEDS = [1, 2, 3];

/** Two states for the gallery's page of the frame: as it was shown before, and the same with the scene. */
export type PreparedScene = {
  readonly name: string;
  readonly before: object;
  readonly during: object;
};

/** Each game's scenes, each as bots came to it when the most was told at once. */
export async function preparedScenes(only: readonly string[] = GAME_IDS): Promise<readonly PreparedScene[]> {
  const found = new Map<string, PreparedScene & { readonly told: number }>();
  for (const id of only) for (const seed of SEEDS) await collect(id, seed, found);
  return [...found.values()];
}

async function collect(
  id: string,
  seed: number,
  found: Map<string, PreparedScene & { readonly told: number }>,
): Promise<void> {
  const game = await fetchGame(id);
  const seats = game.seats.max;
  const options = tableOptions(game, {});
  const table = preparedTable(id, seats, options);
  const told: SeenEvent[] = [];
  let rev = 0;
  let last: object | null = null;
  playOut(game, { seats, options, seed: seedFrom(seed) }, botPlayer(game), {
    random: createRandom(seedFrom(seed)),
    maxMoves: MOST_MOVES,
    visit: (match: Match<GameTypes>, step) => {
      const snapshot = snapshotFor(game, match, 0);
      if (step !== null) {
        rev += 1;
        const news = step.events.flatMap(({ to, event }) => (to === 'all' ? [{ rev, event }] : []));
        told.push(...news);
        const kinds = SCENES[id] ?? {};
        const kind = news.map(({ event }) => kinds[event.type]).find((named) => named !== undefined);
        const name = `${id} ${kind}`;
        const { length } = JSON.stringify(news);
        if (kind !== undefined && last !== null && length > (found.get(name)?.told ?? 0)) {
          const scene = { rev, view: snapshot.view, happened: told.slice(-40) };
          const before = { ...last, scene: null };
          found.set(name, { name, told: length, before, during: { ...before, scene } });
        }
      }
      last = {
        table,
        you: { seat: 0, steward: true },
        rev,
        // All that was locked has been opened.
        snapshot: { ...snapshot, legal: [], undo: false, ballot: null },
        events: told.slice(-40),
      };
    },
  });
}
