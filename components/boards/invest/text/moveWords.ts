import { movesOf } from '@/components/boards/legal';
import type { Hazard, Move, Sector } from '@/rules/invest/types';

import { cardName, type G } from './cardWords';
import type { InvestProps } from '@/components/boards/invest/selection';

type Legals = InvestProps['legal'];

export const sectorsIn = (legal: Legals): readonly Sector[] =>
  movesOf(legal, 'draw').map(({ sector }) => sector);
export const hazardsIn = (legal: Legals): readonly Hazard[] =>
  movesOf(legal, 'shield').map(({ hazard }) => hazard);

/** What the button says that makes a move. */
export function moveLabel(g: G, names: readonly string[], move: Move): string {
  switch (move.type) {
    case 'take-key':
      return g('move.take-key', { number: move.token + 1 });
    case 'draw':
      return g('move.draw', { sector: g(`sector.${move.sector}`) });
    case 'start':
    case 'add':
    case 'support':
    case 'lose':
      return g(`move.${move.type}`, { card: cardName(g, move.card) });
    case 'shield':
      return g('move.shield', { hazard: g(`hazard.${move.hazard}`) });
    case 'hold':
      return g('move.hold', { picker: names[move.picker] ?? '' });
    case 'pick':
      return g('move.pick', { number: move.number });
    case 'name':
    case 'ready':
    case 'foresee':
    case 'flip':
    case 'toss':
      return g(`move.${move.type}`);
  }
}
