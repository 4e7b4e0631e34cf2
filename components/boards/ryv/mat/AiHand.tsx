import { type ReactNode, useState } from 'react';

import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Sheet } from '@/components/basics/page/Sheet';
import { SmallCard } from '@/components/furniture/cards/Card';
import { Hand, type HandProps } from '@/components/furniture/cards/Hand';
import { Backs } from '@/components/furniture/thumb/Pile';
import { useGameText, useText } from '@/i18n';

import { CardText } from './CardText';
import { useInks } from '@/components/boards/ryv/art/inks';
import { cardName } from '@/components/boards/ryv/text/say';

export type AiHandProps = Pick<HandProps, 'second' | 'alert' | 'rise'> & {
  readonly cards: readonly string[];
  readonly children?: ReactNode;
};

/** My AI cards: closed until I hold them. A touch on one reads it. */
export function AiHand({ cards, children, ...dock }: AiHandProps) {
  const g = useGameText('ryv');
  const t = useText();
  const inks = useInks();
  const [read, setRead] = useState<string | null>(null);
  return (
    <>
      <Hand
        {...dock}
        count={cards.length}
        pile={<Backs count={cards.length} inks={inks} />}
        empty={g('board.hand.empty')}
        cards={() =>
          cards.map((card) => (
            <SmallCard
              key={card}
              of={{ name: cardName(g, card), art: icons.aiCard, inks }}
              label={t('table.hand.card', { card: cardName(g, card) })}
              testID={`hand-${card}`}
              onPress={() => setRead(card)}
            />
          ))
        }
      >
        {children}
      </Hand>
      <Sheet
        open={read !== null}
        onClose={() => setRead(null)}
        title={read === null ? '' : cardName(g, read)}
      >
        {read !== null && <CardText card={read} />}
      </Sheet>
    </>
  );
}
