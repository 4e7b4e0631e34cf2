import type { Addressed, Seat, Viewer } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { createRandom, type Random, seedFrom } from '@/rules/engine/random';
import { same } from '@/rules/engine/same';
import { ryv } from '@/rules/ryv/game';
import { roleOf } from '@/rules/ryv/content';
import type { Climate } from '@/rules/ryv/content/types';
import { settle } from '@/rules/ryv/flow';
import type { Actor, Community, Space } from '@/rules/ryv/kinds';
import type { Event, Move, Options, Player, RoundSheet, State, Tallies } from '@/rules/ryv/types';

import { seatedMatch } from '../../support/seatedMatch';

export const options = (asked: Partial<Options> = {}): Options => tableOptions(ryv, asked);

export const setUp = (asked: Partial<Options> = {}, seats = 5, seed = 1): State =>
  ryv.setup(seats, options(asked), createRandom(seedFrom(seed)));

/** Harbour free of everything: a quiet country, so that a test can add what it is about. */
export const CALM: Climate = {
  id: 'calm',
  legal: 'weak',
  technology: 'advanced',
  trust: 'strong',
  economy: 'stable',
  openness: 'free',
};

export type Sat = Partial<Omit<Player, 'influence' | 'square' | 'sheet' | 'tallies' | 'role'>> & {
  readonly role?: string;
  readonly influence?: Partial<Player['influence']>;
  readonly square?: Partial<Player['square']>;
  readonly sheet?: Partial<RoundSheet>;
  readonly tallies?: Partial<Tallies>;
};

type Given = Partial<Omit<State, 'options' | 'players' | 'needs'>> & {
  readonly options?: Partial<Options>;
  readonly climate?: Partial<Climate>;
  readonly players?: readonly Sat[];
  readonly needs?: Partial<State['needs']>;
};

/** Five actors, one of each kind, who have nothing but 3 Power unless said otherwise; seat 0 is first. */
export const CAST = ['workers', 'delivery', 'relief', 'platform', 'university'] as const;

const EMPTY: { readonly [C in Community]: number } = { harbour: 0, hills: 0, market: 0, river: 0 };
const SILENT: { readonly [S in Space]: number } = {
  mass: 0,
  social: 0,
  international: 0,
  advocacy: 0,
  square: 0,
};

function sat(player: Player, given: Sat, role: string | null): Player {
  const actor: Actor = role === null ? player.actor : roleOf(role).actor;
  return {
    ...player,
    power: 3,
    standing: 'neutral',
    reputation: 0,
    ...given,
    actor: given.actor ?? actor,
    role,
    influence: { ...EMPTY, ...given.influence },
    square: { ...SILENT, ...given.square },
    sheet: { ...player.sheet, ...given.sheet },
    tallies: {
      ...player.tallies,
      ...given.tallies,
      placed: { ...SILENT, ...given.tallies?.placed },
    },
  };
}

/** A table in the Action phase of round 2 with nothing on the board. */
export function table(given: Given = {}): State {
  const { options: asked, climate, players = [], needs, ...rest } = given;
  const mode = asked?.mode ?? 'full';
  const seats = players.length === 0 ? 5 : players.length;
  const fresh = setUp(
    { mode, scenario: 'connect-communities', roles: 'in-order', firstPlayer: '0', ...asked },
    seats,
  );
  return {
    ...fresh,
    phase: 'action',
    queue: [],
    round: 2,
    tasks: [],
    setting:
      mode === 'full'
        ? {
            climate: { ...CALM, ...climate },
            scenario: fresh.setting.scenario && { ...fresh.setting.scenario, relations: [] },
          }
        : fresh.setting,
    hands: fresh.hands.map(() => []),
    deck: [...fresh.deck, ...fresh.hands.flat()],
    needs: { ...EMPTY, ...needs },
    players: fresh.players.map((player, seat) =>
      sat(
        player,
        players[seat] ?? {},
        mode === 'full' ? (players[seat]?.role ?? CAST[seat] ?? 'workers') : null,
      ),
    ),
    ...rest,
  };
}

/** First Play with five: three CSOs and two MNCs. */
export const firstPlay = (given: Given = {}): State =>
  table({ ...given, options: { mode: 'first-play', ...given.options } });

type Told = Addressed<Event | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;

/** Dice that fall as told, and after that never show a 1 or a 6; everything else takes the first there is. */
export function loaded(faces: readonly number[] = [], picks: readonly number[] = []): Random {
  const [left, chosen] = [[...faces], [...picks]];
  const int = (bound: number) => Math.min(chosen.shift() ?? 0, Math.max(bound - 1, 0));
  return {
    int,
    die: () => left.shift() ?? 3,
    pick: (items) => items[int(items.length)] as (typeof items)[number],
    shuffle: (items) => [...items],
    state: () => seedFrom(1),
  };
}

/** Players at a table. Whatever they ask must be legal, unless asked through `why`. */
export function sit(state: State, seed = 1) {
  const base = seatedMatch(ryv, state, seed);
  const { lock } = base;

  /** A move with dice that fall as told. */
  const roll = (
    seat: Seat,
    move: Move,
    faces: readonly number[] = [],
    picks: readonly number[] = [],
  ): readonly Told[] => {
    if (!base.legal(seat).some((legal) => same(legal, move)))
      throw new Error(`not legal: ${JSON.stringify(move)}`);
    const rule = ryv.moves[move.type] as {
      apply: (...of: unknown[]) => { state: State; events: readonly Told[] };
    };
    const step = rule.apply(base.state, seat, move, { random: loaded(faces, picks), text: '' });
    base.setState(step.state);
    return step.events;
  };

  return Object.assign(base, {
    player: (seat: Seat): Player => base.state.players[seat] as Player,
    of: <K extends Move['type']>(seat: Seat, type: K) =>
      base.legal(seat).filter((move): move is Extract<Move, { type: K }> => move.type === type),
    roll,
    /** One automatic step. */
    step: (faces: readonly number[] = [], picks: readonly number[] = []) =>
      roll(0, { type: 'step' }, faces, picks),
    lock: (seat: Seat, verdict: 'broken' | 'kept') => lock(seat, { verdict }),
  });
}

/** The events a seat, or the shared screen, is told. */
export const toldTo = (events: readonly Told[], viewer: Viewer = null) =>
  events
    .filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);

/** A table moved on to wherever somebody has something to do. */
export function settled(state: State): State {
  const doing = { board: state, told: [] };
  settle(doing, loaded());
  return doing.board;
}
