import type { Seat } from '../../engine/game';
import type { Canary, Scan } from '../../engine/trials';
import { ryv } from '../game';
import type { Ryv } from '../types';

/** Every AI card has a name of its own, and lies open only once it is licensed. */
export const scan: Scan<Ryv> = {
  seats: 5,
  steps: 900,
  options: { mode: 'full', climate: 'open-republic' },
  game: ryv,
  // An agreement in words, brought before the others: they vote in secret.
  seeks: (move) =>
    move.type === 'dispute' ||
    (move.type === 'propose' && move.promise.type === 'words') ||
    (move.type === 'reply' && move.accept),
  planted: {
    hand: ({ hands }) => ({ leaked: hands }),
    drawn: ({ tasks }) => ({ leaked: tasks }),
    deck: ({ deck }) => ({ leaked: deck.at(-1) ?? '' }),
  },
  secrets: (state, { others }) => {
    const told = state.story.flatMap(({ event }) => ('card' in event ? [event.card] : []));
    // A card that all have heard of may be shuffled in again; that it was once licensed is no secret.
    const open = new Set<string>([...state.licensed.map(({ card }) => card), ...state.discard, ...told]);
    const hidden = (kind: string, card: string, seat: Seat): Canary => ({
      kind,
      text: `"${card}"`,
      hiddenFrom: open.has(card) ? [] : others(seat),
    });
    return [
      ...state.hands.flatMap((hand, seat) => hand.map((card) => hidden('hand', card, seat))),
      ...state.tasks.flatMap((task) =>
        task.type === 'keep' ? task.cards.map((card) => hidden('drawn', card, task.seat)) : [],
      ),
      ...state.deck.map((card) => hidden('deck', card, -1)),
    ];
  },
};
