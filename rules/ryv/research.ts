import type { Seat } from '../engine/game';
import { minus, replaceAt } from '../engine/lists';
import type { Random } from '../engine/random';
import { change, type Doing, tell } from './board';
import { DRAWN_CARDS } from './content/figures';
import type { CardId } from './content/types';
import type { RyvTask } from './types';

/** Choices that must be made before anything else goes on. */
export const askFirst = (doing: Doing, tasks: readonly RyvTask[]): void =>
  change(doing, { tasks: [...tasks, ...doing.board.tasks] });

/** Draws two cards for the player to choose from; an empty deck is made anew from the discards. */
export function research(doing: Doing, seat: Seat, random: Random): void {
  if (doing.board.deck.length < DRAWN_CARDS && doing.board.discard.length > 0) {
    change(doing, {
      deck: [...doing.board.deck, ...random.shuffle(doing.board.discard)],
      discard: [],
    });
    tell(doing, { type: 'reshuffled' });
  }
  const { deck } = doing.board;
  const cards = deck.slice(0, DRAWN_CARDS);
  tell(doing, { type: 'researched', seat });
  if (cards.length === 0) return;
  change(doing, { deck: deck.slice(DRAWN_CARDS) });
  doing.told.push({ to: [seat], event: { type: 'drew', seat, cards } });
  askFirst(doing, [
    { type: 'keep', seat, cards },
    { type: 'license-now', seat },
  ]);
}

export function keepCard(doing: Doing, seat: Seat, card: CardId, drawn: readonly CardId[]): void {
  const { hands, discard } = doing.board;
  change(doing, {
    hands: replaceAt(hands, seat, [...(hands[seat] ?? []), card]),
    discard: [...discard, ...minus(drawn, [card])],
  });
  doing.told.push({ to: [seat], event: { type: 'kept', seat, card } });
}
