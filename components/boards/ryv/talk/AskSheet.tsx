import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Notice } from '@/components/basics/page/Notice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { distinct, movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useGameText } from '@/i18n';

import { CardText } from '@/components/boards/ryv/mat/CardText';
import { cardName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

/** Which licensed AI I want to use too, and what I offer its owner. */
export function AskSheet({ view, legal, names, busy, choose, onClose }: MineProps & { onClose: () => void }) {
  const g = useGameText('ryv');
  const [card, setCard] = useState<string | null>(null);
  const [price, setPrice] = useState<number | null>(null);
  const { send, problem } = useSend(choose, onClose);
  const all = movesOf(legal, 'ask');
  const move = all.find((each) => each.card === card && each.price === price);
  const ownerOf = (each: string) => view.licensed.find((licence) => licence.card === each)?.owner ?? 0;
  return (
    <Sheet
      open
      onClose={onClose}
      title={g('board.ask.title')}
      footer={
        <Button
          kind="main"
          label={
            move === undefined
              ? g('board.ask')
              : g('move.ask', { price: move.price, card: cardName(g, move.card) })
          }
          disabled={busy || move === undefined}
          why={g('board.ask.missing')}
          onPress={() => move !== undefined && send(move)}
        />
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Choice
        label={g('board.ask.title')}
        value={card}
        options={distinct(all.map((each) => each.card)).map((each) => ({
          value: each,
          label: cardName(g, each),
          hint: g('board.owner', { seat: names[ownerOf(each)] ?? '' }),
          picture: <SeatMark seat={ownerOf(each)} />,
        }))}
        onChange={setCard}
      />
      {card !== null && <CardText card={card} />}
      {card !== null && (
        <Choice
          label={g('board.ask.price')}
          across
          value={price}
          options={all
            .filter((each) => each.card === card)
            .map((each) => ({ value: each.price, label: g('board.price', { price: each.price }) }))}
          onChange={setPrice}
        />
      )}
    </Sheet>
  );
}
