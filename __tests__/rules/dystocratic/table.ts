import { dystocratic } from '@/rules/dystocratic/game';
import { openVote } from '@/rules/dystocratic/ballots';
import type { Card, Event, Move, Options, Predicted, State, Vote } from '@/rules/dystocratic/types';
import { valueOf } from '@/rules/engine/ballot';
import { duties } from '@/rules/engine/ballotMoves';
import type { Addressed, Seat, Viewer } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { seatedMatch } from '../../support/seatedMatch';

export const SEATS: readonly Seat[] = [0, 1, 2, 3];

export const options = (asked: Partial<Options> = {}): Options => tableOptions(dystocratic, asked);

export const setUp = (asked: Partial<Options> = {}, seed = 1): State =>
  dystocratic.setup(4, options(asked), createRandom(seedFrom(seed)));

/** A table in the middle of a round: the AI has voted BLACK, seat 0 deals, nobody holds a card unless said otherwise. */
export function table(given: Partial<Omit<State, 'options'>> & { options?: Partial<Options> } = {}): State {
  const { options: asked, ...rest } = given;
  const fresh = setUp({ firstDealer: '0', ...asked });
  const state: State = { ...fresh, phase: 'talk', ai: 'black', hands: [[], [], [], []], ...rest };
  return state.phase === 'talk' ? { ...state, ballot: state.ballot ?? openVote(state) } : state;
}

type Told = Addressed<Event | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;
type Choice = Vote | readonly [Vote, Predicted];

/** Four players with their phones, playing by the engine. Whatever they ask must be legal, unless asked through `why`. */
export function sit(state: State, seed = 1) {
  const base = seatedMatch(dystocratic, state, seed);
  const { lock: lockParts, whyNotLock } = base;
  const peeks: { from: Seat; to: Seat; part: string; value: string }[] = [];

  const partsOf = (choice: Choice) => {
    const [vote, prediction] = typeof choice === 'string' ? ([choice, 'none'] as const) : choice;
    return { vote, prediction };
  };
  const lock = (seat: Seat, choice: Choice): readonly Told[] => lockParts(seat, partsOf(choice));
  /** What this phone does by itself: shows what is asked, opens when all have locked. */
  const fulfil = (seat: Seat): readonly Told[] =>
    duties(base.state, seat).flatMap((duty) => {
      const mine = base.slipsOf(seat);
      if (duty.type === 'open') return base.enter({ seat, move: { type: 'open', slips: mine } });
      const slip = mine[base.state.ballot?.parts.indexOf(duty.part) ?? -1] ?? '';
      peeks.push({ from: seat, to: duty.to, part: duty.part, value: valueOf(slip) });
      return base.enter({ seat, move: { type: 'show', to: duty.to, part: duty.part, box: '' } });
    });

  return Object.assign(base, {
    act: (seat: Seat, move: Move & { readonly text?: string }): readonly Told[] => base.enter({ seat, move }),
    play: (seat: Seat, card: Card, target: Seat): readonly Told[] =>
      base.enter({ seat, move: { type: 'play', card, target } }),
    whyNotLock: (seat: Seat, choice: Choice) => whyNotLock(seat, partsOf(choice)),
    lock,
    fulfil,
    peeks,
    /** All lock in turn and all phones open. */
    vote: (choices: readonly [Choice, Choice, Choice, Choice]): readonly Told[] => {
      const { dealer } = base.state;
      const locked = SEATS.map((turn) => (dealer + turn) % 4).flatMap((seat) =>
        lock(seat, choices[seat] as Choice),
      );
      return [...locked, ...SEATS.flatMap(fulfil)];
    },
  });
}

/** The events a seat, or the shared screen, is told. */
export const toldTo = (events: readonly Told[], viewer: Viewer) =>
  events
    .filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);
