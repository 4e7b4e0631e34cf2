import { ballotView, type Slip } from '@/rules/engine/ballot';
import { duties, type Wire } from '@/rules/engine/ballotMoves';
import type { Addressed, Seat, Viewer } from '@/rules/engine/game';
import { playEntry } from '@/rules/engine/play';
import { tableOptions } from '@/rules/engine/log';
import { legalMoves, type Match } from '@/rules/engine/play';
import { createRandom, type Random, seedFrom } from '@/rules/engine/random';
import { same } from '@/rules/engine/same';
import { lockChoice } from '@/rules/engine/voter';
import { ryv } from '@/rules/ryv/game';
import { roleOf } from '@/rules/ryv/content';
import type { Climate } from '@/rules/ryv/content/types';
import { settle } from '@/rules/ryv/flow';
import type { Actor, Community, Space } from '@/rules/ryv/kinds';
import type { Event, Move, Options, Player, RoundSheet, Ryv, State, Tallies } from '@/rules/ryv/types';

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
  let match: Match<Ryv> = { state, random: seedFrom(seed), revision: 0 };
  const slips = new Map<Seat, readonly Slip[]>();
  const salts = createRandom(seedFrom(seed + 1));
  const salt = () => Uint8Array.from({ length: 16 }, () => salts.int(256));

  function enter(entry: Parameters<typeof playEntry<Ryv>>[2]): readonly Told[] {
    const outcome = playEntry(ryv, match, entry);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    match = outcome.match;
    return outcome.events as readonly Told[];
  }

  const seated = {
    get state() {
      return match.state;
    },
    player: (seat: Seat): Player => match.state.players[seat] as Player,
    view: (viewer: Viewer) => ryv.view(match.state, viewer),
    legal: (seat: Seat) => legalMoves(ryv, match.state, seat),
    of: <K extends Move['type']>(seat: Seat, type: K) =>
      seated.legal(seat).filter((move): move is Extract<Move, { type: K }> => move.type === type),
    act: (seat: Seat, move: Move & { readonly text?: string }) => enter({ seat, move }),
    /** The same with dice that fall as told. */
    roll: (
      seat: Seat,
      move: Move,
      faces: readonly number[] = [],
      picks: readonly number[] = [],
    ): readonly Told[] => {
      if (!seated.legal(seat).some((legal) => same(legal, move)))
        throw new Error(`not legal: ${JSON.stringify(move)}`);
      const rule = ryv.moves[move.type] as {
        apply: (...of: unknown[]) => { state: State; events: readonly Told[] };
      };
      const step = rule.apply(match.state, seat, move, { random: loaded(faces, picks), text: '' });
      match = { ...match, state: step.state };
      return step.events;
    },
    /** One automatic step. */
    step: (faces: readonly number[] = [], picks: readonly number[] = []) =>
      seated.roll(0, { type: 'step' }, faces, picks),
    /** Why a move is refused, `null` if it is not. Changes nothing. */
    why: (seat: Seat, move: Wire<Ryv>) => {
      const outcome = playEntry(ryv, match, { seat, move });
      return outcome.ok ? null : outcome.why;
    },
    lock: (seat: Seat, verdict: 'broken' | 'kept') => {
      const ballot = ballotView(match.state.ballot, seat);
      if (ballot === null) throw new Error('nothing to lock');
      const locked = lockChoice({ ballot, seat }, { verdict }, salt);
      slips.set(seat, locked.slips);
      return enter({ seat, move: locked.lock });
    },
    open: (seat: Seat) =>
      duties(match.state, seat).flatMap(() =>
        enter({ seat, move: { type: 'open', slips: slips.get(seat) ?? [] } }),
      ),
    strike: (seat: Seat) => enter({ strike: seat }),
  };
  return seated;
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
