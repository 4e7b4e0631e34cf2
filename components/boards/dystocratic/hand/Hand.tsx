import type { ReactNode } from 'react';

import { SmallCard } from '@/components/furniture/cards/Card';
import { Hand as Cards } from '@/components/furniture/cards/Hand';
import { useGameText, useText } from '@/i18n';
import type { Card } from '@/rules/dystocratic/types';

import { useCards } from './cards';

export type HandProps = {
  readonly cards: readonly Card[];
  /** How many things others have shown me this round. */
  readonly news: number;
  /** My ballot is locked and can be looked at with the hand. */
  readonly locked: boolean;
  readonly onCard: (card: Card) => void;
  readonly above?: ReactNode;
  readonly secrets?: ReactNode;
};

/** My action cards, and what only I know. */
export function Hand({ cards, news, locked, onCard, above, secrets }: HandProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const cardOf = useCards();
  const notes = [locked && t('table.hand.vote'), news > 0 && t('table.hand.news', { count: news })].filter(
    (note) => note !== false,
  );
  return (
    <Cards count={cards.length} notes={notes} empty={t('table.hand.empty')} above={above} secrets={secrets}>
      {() =>
        cards.map((card, at) => (
          <SmallCard
            key={at}
            of={cardOf(card)}
            label={t('table.hand.card', { card: g(`card.${card}`) })}
            testID={`card-${card}`}
            onPress={() => onCard(card)}
          />
        ))
      }
    </Cards>
  );
}
