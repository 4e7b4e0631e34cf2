import type { Translate } from '@/i18n';
import { projectOf } from '@/rules/invest/text/cards';
import type { InvestText } from '@/rules/invest/text/en';
import { HAZARDS } from '@/rules/invest/text/numbers';
import type { Benefits, CardId, DisasterCard, Hazard, Shields, View } from '@/rules/invest/types';

export type G = Translate<keyof InvestText>;

/** Every card has its words; the tests of the content see to that. */
export const cardName = (g: G, card: CardId): string => g(`card.${card}.name` as 'card.biogas.name');
export const cardText = (g: G, card: CardId): string => g(`card.${card}.text` as 'card.biogas.text');

/** What the table calls a disaster, or else its usual name. */
export const hazardName = (g: G, names: View['names'], hazard: Hazard): string =>
  names[hazard] === '' ? g(`hazard.${hazard}.default`) : names[hazard];

export const disasterKind = (g: G, card: DisasterCard): string =>
  card === 'unknown' || card === 'good-year' ? g(`disaster.${card}`) : g(`hazard.${card}`);

/** A kind of disaster with the table's own name for it, where it has one. */
export const titled = (g: G, card: DisasterCard, called: string): string =>
  called === '' ? disasterKind(g, card) : g('disaster.called', { kind: disasterKind(g, card), name: called });

/** The same where the names of the game are at hand. */
export const disasterTitle = (g: G, names: View['names'], card: DisasterCard): string =>
  titled(g, card, card === 'unknown' || card === 'good-year' ? '' : names[card]);

export function disasterText(g: G, names: View['names'], card: DisasterCard): string {
  return card === 'unknown' || card === 'good-year' ? g(`disaster.${card}.text`) : hazardName(g, names, card);
}

const benefitWords = (g: G, { draw, shield, foresight }: Benefits): readonly string[] => [
  ...(draw === undefined ? [] : [g('symbol.draw', { count: draw })]),
  ...(shield === undefined ? [] : [g('symbol.shield', { count: shield })]),
  ...(foresight === undefined ? [] : [g('symbol.foresight')]),
];

const shieldWords = (g: G, shields: Shields): readonly string[] =>
  HAZARDS.flatMap((hazard) => {
    const count = shields[hazard] ?? 0;
    return count === 0 ? [] : [g('board.shield', { hazard: g(`hazard.${hazard}`), count })];
  });

const sidesWords = (g: G, card: CardId): string => {
  const [top, right, bottom, left] = projectOf(card).sides.map((shape) => g(`shape.${shape ?? 'blank'}`));
  return g('board.sides', { top: top ?? '', right: right ?? '', bottom: bottom ?? '', left: left ?? '' });
};

/** What a screen reader says of a card: everything its picture shows. */
export function cardLabel(g: G, card: CardId, tokens?: number): string {
  const { sector, cost, points, shields, benefits, investors } = projectOf(card);
  const isComplete = tokens !== undefined && tokens >= cost;
  return [
    cardName(g, card),
    g(`sector.${sector}`),
    investors !== null && g('symbol.group'),
    isComplete ? g('board.complete') : g('board.progress', { tokens: tokens ?? 0, cost }),
    g('board.points', { count: points }),
    ...shieldWords(g, shields),
    ...shieldWords(g, investors?.shields ?? {}),
    ...benefitWords(g, benefits),
    ...benefitWords(g, investors?.benefits ?? {}),
    sidesWords(g, card),
  ]
    .filter((part) => part !== false)
    .join('. ');
}
