import { ballotView, type Choice, type Slip } from '@/rules/engine/ballot';
import { duties, type Wire } from '@/rules/engine/ballotMoves';
import type { Addressed, Seat, Viewer } from '@/rules/engine/game';
import { playEntry } from '@/rules/engine/play';
import { tableOptions } from '@/rules/engine/log';
import { legalMoves, type Match } from '@/rules/engine/play';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { lockChoice } from '@/rules/engine/voter';
import { podium } from '@/rules/podium/game';
import { POLICIES } from '@/rules/podium/content';
import { byPolicy } from '@/rules/podium/setup';
import type { Event, Move, Options, Placed, PlanId, Podium, Policy, State } from '@/rules/podium/types';

export const options = (asked: Partial<Options> = {}): Options => tableOptions(podium, asked);

export const setUp = (asked: Partial<Options> = {}, seats = 5, seed = 1): State =>
  podium.setup(seats, options(asked), createRandom(seedFrom(seed)));

export const each = byPolicy;
export const some = <T>(few: { readonly [P in Policy]?: T }, rest: T) =>
  byPolicy((policy) => few[policy] ?? rest);

/** Plans on the board, the first on the Podium slot unless said otherwise. */
export const board = (
  ...rows: readonly (readonly [plan: PlanId, funds: number, slot?: number])[]
): readonly Placed[] => rows.map(([plan, funds, slot], at) => ({ plan, funds, slot: slot ?? at, since: 1 }));

/**
 * Five players, seat 0 to 4 with Partnership, Peace, People, Planet, Prosperity; Partnership has the Podium.
 * Nobody holds Funds or Plans unless said otherwise.
 */
export const table = (given: Partial<State> & { readonly asked?: Partial<Options> } = {}): State => {
  const { asked, ...rest } = given;
  return { ...setUp(asked, given.seats ?? 5), order: POLICIES, podium: 0, ...rest };
};

export type Told = Addressed<Event | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;

/** Players with their phones, playing by the engine. Whatever they ask must be legal, unless asked through `why`. */
export function sit(state: State, seed = 1) {
  let match: Match<Podium> = { state, random: seedFrom(seed), revision: 0 };
  const slips: (readonly Slip[])[] = [];
  const salts = createRandom(seedFrom(seed + 1));
  const salt = () => Uint8Array.from({ length: 16 }, () => salts.int(256));

  function enter(entry: Parameters<typeof playEntry<Podium>>[2]): readonly Told[] {
    const outcome = playEntry(podium, match, entry);
    if (!outcome.ok) throw new Error(`refused: ${outcome.why}`);
    match = outcome.match;
    return outcome.events as readonly Told[];
  }

  const seated = {
    get state() {
      return match.state;
    },
    view: (viewer: Viewer) => podium.view(match.state, viewer),
    legal: (seat: Seat) => legalMoves(podium, match.state, seat),
    kinds: (seat: Seat) => [...new Set(legalMoves(podium, match.state, seat).map(({ type }) => type))],
    act: (seat: Seat, move: Move & { readonly text?: string }) => enter({ seat, move }),
    /** Why a move is refused, `null` if it is not. Changes nothing. */
    why: (seat: Seat, move: Wire<Podium>) => {
      const outcome = playEntry(podium, match, { seat, move });
      return outcome.ok ? null : outcome.why;
    },
    /** One Fund after the other from whoever's turn it is. */
    invest: (seat: Seat, ...plans: readonly PlanId[]) =>
      plans.flatMap((plan) => seated.act(seat, { type: 'invest', plan })),
    readyAll: () =>
      Array.from({ length: match.state.seats }, (_, seat) => seat).flatMap((seat) =>
        seated.act(seat, { type: 'ready' }),
      ),
    lock: (seat: Seat, choice: Choice) => {
      const ballot = ballotView(match.state.ballot, seat);
      if (ballot === null) throw new Error('nothing to lock');
      const locked = lockChoice({ ballot, seat }, choice, salt);
      slips[seat] = locked.slips;
      return enter({ seat, move: locked.lock });
    },
    open: (seat: Seat) =>
      duties(match.state, seat).flatMap(() =>
        enter({ seat, move: { type: 'open', slips: slips[seat] ?? [] } }),
      ),
    strike: (seat: Seat) => enter({ strike: seat }),
    /** All lock and all phones open. */
    vote: (choices: readonly Choice[]) => [
      ...choices.flatMap((choice, seat) => seated.lock(seat, choice)),
      ...choices.flatMap((_, seat) => seated.open(seat)),
    ],
  };
  return seated;
}

export const eventsOf = <T extends Event['type']>(told: readonly Told[], type: T) =>
  told.map(({ event }) => event).filter((event) => event.type === type) as Extract<Event, { type: T }>[];
