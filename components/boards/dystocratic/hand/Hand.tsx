import type { ReactNode } from 'react';

import { useCards, useInks } from './cards';
import { SmallCard } from '@/components/furniture/cards/Card';
import { Hand as Cards, type HandProps as CardsProps } from '@/components/furniture/cards/Hand';
import { Backs } from '@/components/furniture/thumb/Pile';
import { useGameText, useText } from '@/i18n';
import type { Card } from '@/rules/dystocratic/types';

export type HandProps = Pick<CardsProps, 'second' | 'alert' | 'secrets' | 'whileHeld'> & {
  readonly cards: readonly Card[];
  /** How many things others have shown me this round. */
  readonly news: number;
  /** My ballot is locked and can be looked at with the hand. */
  readonly locked: boolean;
  readonly onCard: (card: Card) => void;
  readonly children: ReactNode;
};

/** My action cards, and what only I know. */
export function Hand({ cards, news, locked, onCard, children, ...dock }: HandProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const inks = useInks();
  const cardOf = useCards();
  const notes = [locked && t('table.hand.vote'), news > 0 && t('table.hand.news', { count: news })].filter(
    (note) => note !== false,
  );
  return (
    <Cards
      {...dock}
      count={cards.length}
      pile={<Backs count={cards.length} inks={inks} />}
      notes={notes}
      empty={t('table.hand.empty')}
      closesOn={String(locked)}
      cards={() =>
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
    >
      {children}
    </Cards>
  );
}
