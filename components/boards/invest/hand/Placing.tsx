import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { IconButton } from '@/components/basics/input/IconButton';
import { Icon } from '@/components/basics/marks/Icon';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { CardId } from '@/rules/invest/types';

import { cardName } from '@/components/boards/invest/text/cardWords';
import { DragCard } from './DragCard';
import { ShortFacts } from './Facts';
import { Reason } from './Reason';
import { chosenStart, type InvestProps, NOTHING, startsOf } from '@/components/boards/invest/selection';

export type PlacingProps = InvestProps & { readonly card: CardId; readonly onRead: () => void };

/** A card out of the hand, on its way into the district: where, what it gives, why, and then for good. */
export function Placing({ card, onRead, ...props }: PlacingProps) {
  const { legal, busy, choose, select } = props;
  const g = useGameText('invest');
  const t = useText();
  const { isLarge } = useTheme();
  const { play } = useFeedback();
  const [reason, setReason] = useState('');
  const { send, problem, setProblem } = useSend(choose, () => {
    play('lock');
    select(NOTHING);
  });
  const name = cardName(g, card);
  const starts = startsOf(legal, card);
  const move = chosenStart(props, card);

  return (
    <Dock
      alert={problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      drags
      rise={
        <View style={styles.box} testID="placing">
          <View style={styles.row}>
            {!isLarge && <DragCard card={card} size={64} onDrop={(droppedAt) => select({ droppedAt })} />}
            <View style={styles.words}>
              <Text tone="strong">{name}</Text>
              <ShortFacts card={card} />
            </View>
            <IconButton icon="eye" label={t('table.hand.card', { card: name })} onPress={onRead} />
          </View>
          {move !== null && <Reason value={reason} onChange={setReason} />}
        </View>
      }
      second={
        <Second
          label={t('action.cancel')}
          icon={<Icon name="undo" size={20} />}
          onPress={() => select(NOTHING)}
          testID="put-back"
        />
      }
    >
      {move !== null ? (
        <Primary
          label={g('move.start', { card: name })}
          busy={busy}
          onPress={() => send(move, reason)}
          testID="confirm-start"
        />
      ) : starts.length === 0 ? (
        <Sentence text={g('board.nowhere')} />
      ) : (
        <Pointer label={g('board.where.how')} />
      )}
    </Dock>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1, gap: 2 },
});
