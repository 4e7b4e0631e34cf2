import { type GameTypes, type Game, type Match, type Seat, tableOptions } from '@/rules/engine';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { fetchGame, GAME_IDS } from '@/rules/shelf';
import { snapshotFor } from '@/table/host/telling/viewUpdates';
import type { SeenEvent } from '@/table/wire/protocol';

/** As long as a name can be, two words, one word, short. */
const NAMES = ['Amina', 'Citlali Hernández', 'Jomo', 'María José', 'Wilhelmina Okonkwo-X'];

/** Games as full as they get: all seats, all rules. */
const FULL: { readonly [game: string]: readonly { readonly [name: string]: string | number }[] } = {
  ryv: [{ mode: 'full' }, { mode: 'first-play' }],
};
/** Phases that only other options bring: looked at there, and all others as at the fullest table. */
const ALSO: {
  readonly [game: string]: { readonly phase: string; readonly given: { readonly [name: string]: string } };
} = { podium: { phase: 'choose', given: { policies: 'choose' } } };
const SEEDS = [1, 2, 3];
export const MOST_MOVES = 4_000;

export type Prepared = {
  readonly name: string;
  readonly game: string;
  /** The game's phase, as its rules call it. */
  readonly at: string;
  /** Whoever is looked at is to act now. */
  readonly acts: boolean;
  /** Of the moments of one phase and task that differ in nothing but what I may do, the one with the most to do. */
  readonly isFullest: boolean;
  readonly state: object;
};

type Moment = Omit<Prepared, 'isFullest'> & { readonly phase: string; readonly moves: number };

type Phased = { readonly phase?: string; readonly task?: { readonly type?: string } | null };

/** Two states are the same to the frame when the phase, the task, what I may do and whether I act are. */
function kindOf(
  game: string,
  view: GameTypes['view'],
  of: { acts: boolean; moves: readonly string[] },
): { readonly phase: string; readonly name: string; readonly moves: number } {
  const { phase: called = '', task = null } = view as Phased;
  const parts = [game, called, task?.type, of.acts ? 'acts' : 'waits'];
  const phase = parts.filter((part) => part !== undefined && part !== '').join(' ');
  const moves = [...new Set(of.moves)].sort();
  return { phase, name: [phase, moves.join('+')].join(' ').trim(), moves: moves.length };
}

const withFullest = (moments: readonly Moment[]): readonly Prepared[] => {
  const most = new Map<string, Moment>();
  for (const moment of moments)
    if (moment.moves > (most.get(moment.phase)?.moves ?? -1)) most.set(moment.phase, moment);
  return moments.map((moment) => ({ ...moment, isFullest: most.get(moment.phase) === moment }));
};

/** Every kind of moment that bots come to in whole games, the latest of each: boards are fuller then. */
export async function preparedStates(only: readonly string[] = GAME_IDS): Promise<readonly Prepared[]> {
  const found = new Map<string, Moment>();
  for (const id of only) {
    const game = await fetchGame(id);
    for (const given of FULL[id] ?? [{}])
      for (const seed of SEEDS) collect(game, tableOptions(game, given), seed, found);
    const { phase, given } = ALSO[id] ?? {};
    if (given !== undefined)
      for (const seed of SEEDS) collect(game, tableOptions(game, given), seed, found, phase);
  }
  return withFullest([...found.values()]);
}

function collect(
  game: Game,
  options: ReturnType<typeof tableOptions>,
  seed: number,
  found: Map<string, Moment>,
  only?: string,
): void {
  const seats = game.seats.max;
  const table = preparedTable(game.id, seats, options);
  const told: { to: 'all' | readonly Seat[]; seen: SeenEvent }[] = [];
  let rev = 0;
  playOut(game, { seats, options, seed: seedFrom(seed) }, botPlayer(game), {
    random: createRandom(seedFrom(seed)),
    maxMoves: MOST_MOVES,
    visit: (match: Match<GameTypes>, step) => {
      if (step !== null) {
        rev += 1;
        for (const { to, event } of step.events) told.push({ to, seen: { rev, event } });
      }
      if (only !== undefined && match.state.phase !== only) return;
      for (let seat = 0; seat < seats; seat += 1) {
        const snapshot = { ...snapshotFor(game, match, seat), undo: false };
        const isOver = snapshot.waiting.length === 0 && snapshot.legal.length === 0;
        const acts = snapshot.waiting.includes(seat) && snapshot.ballot?.opening !== true;
        if (snapshot.ballot?.opening === true) continue;
        const kind = kindOf(game.id, snapshot.view, { acts, moves: snapshot.legal.map(({ type }) => type) });
        const events = told.flatMap(({ to, seen }) => (to === 'all' || to.includes(seat) ? [seen] : []));
        found.set(kind.name, {
          ...kind,
          game: game.id,
          at: match.state.phase,
          acts,
          state: {
            table: isOver ? { ...table, stage: 'over' } : table,
            you: { seat, steward: seat === 0 },
            rev,
            snapshot,
            events: events.slice(-40),
          },
        });
      }
    },
  });
}

export const preparedTable = (game: string, seats: number, options: object) => ({
  id: 'prepared',
  game,
  stage: 'playing',
  match: 1,
  options,
  seats: NAMES.slice(0, seats).map((name, at) => ({
    name,
    kind: at === seats - 1 ? 'bot' : 'phone',
    away: false,
    waits: false,
    device: at,
  })),
  devices: [],
  lead: 0,
  rules: 1,
  shuffle: null,
  circle: null,
  sign: null,
  pictures: null,
  verdicts: [],
  screens: 0,
  addresses: [],
  code: null,
  join: '',
  proposal: null,
  lent: [],
  isClosed: false,
  epoch: 0,
  heirs: [],
});
