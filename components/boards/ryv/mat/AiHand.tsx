import { type ReactNode, useState } from 'react';

import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Sheet } from '@/components/basics/page/Sheet';
import { SmallCard } from '@/components/furniture/cards/Card';
import { Hand } from '@/components/furniture/cards/Hand';
import { useGameText, useText } from '@/i18n';

import { CardText } from './CardText';
import { useInks } from '@/components/boards/ryv/art/inks';
import { cardName } from '@/components/boards/ryv/text/say';

/** My AI cards: closed until I hold them. A touch on one reads it. */
export function AiHand({ cards, above }: { cards: readonly string[]; above?: ReactNode }) {
  const g = useGameText('ryv');
  const t = useText();
  const inks = useInks();
  const [read, setRead] = useState<string | null>(null);
  return (
    <>
      <Hand count={cards.length} empty={g('board.hand.empty')} above={above}>
        {() =>
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
