import type { Choice } from '../engine/ballot';
import type { Viewer } from '../engine/game';
import { shuffledAnew } from '../engine/lists';
import type { Random } from '../engine/random';
import { dispute } from './ballots';
import type { RyvTask, State } from './types';

/** Deals anew what `viewer` cannot see: other hands, a draw under way, deck and discards, votes not yet shown. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const isHidden = (seat: number) => seat !== viewer;
  const draws = state.tasks.filter(({ type, seat }) => type === 'keep' && isHidden(seat));
  const pool = shuffledAnew(
    [
      ...state.deck,
      ...state.discard,
      ...state.hands.filter((_, seat) => isHidden(seat)).flat(),
      ...draws.flatMap((task) => (task.type === 'keep' ? task.cards : [])),
    ],
    random,
  );
  const deal = (many: number) => pool.splice(0, many);
  return {
    ...state,
    hands: state.hands.map((hand, seat) => (isHidden(seat) ? deal(hand.length) : hand)),
    tasks: state.tasks.map((task): RyvTask =>
      task.type === 'keep' && isHidden(task.seat) ? { ...task, cards: deal(task.cards.length) } : task,
    ),
    discard: deal(state.discard.length),
    deck: pool,
    ballot: withOtherVotes(state, viewer, random),
  };
}

function withOtherVotes(state: State, viewer: Viewer, random: Random): State['ballot'] {
  const { ballot } = state;
  if (ballot === null) return null;
  const opened = ballot.opened.map((choice, seat) => {
    if (choice === null || seat === viewer) return choice;
    const choices = dispute.choices(state, seat);
    return choices[random.int(choices.length)] as Choice;
  });
  return { ...ballot, opened };
}
