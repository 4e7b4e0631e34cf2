import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { isComplete, projectOf } from '@/rules/invest/text/cards';
import type { CardId, Move } from '@/rules/invest/types';

import { cardLabel, cardName, cardText, type G } from '@/components/boards/invest/text/cardWords';
import { Fit, LongFacts } from './Facts';
import { SECTOR_ART, useSectorInks } from '@/components/boards/invest/art/inks';
import { Reason } from './Reason';
import { type InvestProps, isMyTurn } from '@/components/boards/invest/selection';
import { Tile } from '@/components/boards/invest/districts/Tile';

export type CardSheetProps = InvestProps & { readonly card: CardId; readonly onClose: () => void };

type OnCard = Move & { readonly type: 'add' | 'support' | 'lose' };

const isOnCard = (move: { readonly type: string }): move is OnCard =>
  move.type === 'add' || move.type === 'support' || move.type === 'lose';

/** One card in full, and what I can do with it where it lies. */
export function CardSheet(props: CardSheetProps) {
  const { view, legal, me, names, busy, choose, card, onClose } = props;
  const mine = me === null ? undefined : view.seats[me];
  const g = useGameText('invest');
  const { scale } = useTheme();
  const [reason, setReason] = useState('');
  const { send, problem } = useSend(choose, onClose);
  const placed = view.seats.flatMap(({ district }) => district).find((one) => one.card === card);
  const move = legal.filter(isOnCard).find((one) => one.card === card);
  const why = move === undefined && placed !== undefined ? whyNot(g, props) : null;
  const label = { card: cardName(g, card) };
  return (
    <Sheet
      open
      onClose={onClose}
      title={label.card}
      footer={
        move !== undefined ? (
          <>
            {move.type !== 'lose' && <Reason value={reason} onChange={setReason} />}
            <Button
              kind="main"
              label={g(`move.${move.type}`, label)}
              disabled={busy}
              onPress={() => send(move, move.type === 'lose' ? undefined : reason)}
              testID="confirm-card"
            />
          </>
        ) : why !== null ? (
          <Text tone="soft">{why}</Text>
        ) : undefined
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <View style={styles.top}>
        <View accessible role="img" aria-label={cardLabel(g, card, placed?.tokens.length)}>
          <Tile
            card={card}
            tokens={placed?.tokens}
            isPlaced={placed !== undefined}
            size={132 * Math.min(scale, 1.3)}
          />
        </View>
        <View style={styles.words}>
          <SectorTag card={card} />
          <Text>{cardText(g, card)}</Text>
          {placed === undefined && mine !== undefined && <Fit card={card} district={mine.district} />}
          {placed !== undefined && (
            <>
              <Text tone="strong">
                {isComplete(placed)
                  ? g('board.complete')
                  : g('board.progress', { tokens: placed.tokens.length, cost: projectOf(card).cost })}
              </Text>
              <Text size="small" tone="soft">
                {g('board.tokens.on', {
                  names: [...new Set(placed.tokens)].map((seat) => names[seat] ?? '').join(', '),
                })}
              </Text>
            </>
          )}
        </View>
      </View>
      <LongFacts card={card} />
    </Sheet>
  );
}

/** On my turn, a card that takes no token says why. */
function whyNot(g: G, { view, me, card }: CardSheetProps): string | null {
  const owner = view.seats.findIndex(({ district }) => district.some((one) => one.card === card));
  if (view.phase === 'losses')
    return owner === me && (view.disaster?.owed[owner] ?? 0) > 0 ? g('why.not-edge') : null;
  if (!isMyTurn({ view, me })) return null;
  if (owner !== me && projectOf(card).investors === null) return g('why.not-group');
  const placed = view.seats[owner]?.district.find((one) => one.card === card);
  return placed !== undefined && isComplete(placed) ? g('why.complete') : g('why.first-project');
}

function SectorTag({ card }: { card: CardId }) {
  const g = useGameText('invest');
  const { sector, investors } = projectOf(card);
  const { ground, ink } = useSectorInks()(sector);
  return (
    <View style={[styles.tag, { backgroundColor: ground, borderColor: ink }]}>
      <Glyph of={SECTOR_ART[sector]} size={20} color={ink} />
      <View style={styles.tagWords}>
        <Text size="small" tone="strong" color={ink}>
          {g(`sector.${sector}`)}
        </Text>
        {investors !== null && (
          <Text size="small" color={ink}>
            {g('symbol.group')}
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  top: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.middle },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 150, gap: SPACE.small },
  tag: {
    flexDirection: 'row',
    alignItems: 'center',
    alignSelf: 'flex-start',
    gap: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
  },
  tagWords: { flexShrink: 1 },
});
