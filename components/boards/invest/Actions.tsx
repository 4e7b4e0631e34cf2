import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { CardId, Move } from '@/rules/invest/types';

import { ActionSheet } from './turn/ActionSheet';
import { CardSheet } from './hand/CardSheet';
import { Hand } from './hand/Hand';
import { moveLabel } from './text/moveWords';
import { Placing } from './hand/Placing';
import { chosenMove, heldCard, type InvestProps, isMyTurn, NOTHING } from './selection';

/** Moves with nothing to choose: one touch sends them. */
const isPlain = (move: { readonly type: string }): move is Move & { type: 'ready' | 'flip' | 'toss' } =>
  move.type === 'ready' || move.type === 'flip' || move.type === 'toss';

/** What I can do, under the thumb. */
export function Actions(props: InvestProps) {
  const { view, legal, me, names, busy, choose, select } = props;
  const g = useGameText('invest');
  const { colors } = useTheme();
  const { play } = useFeedback();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [read, setRead] = useState<CardId | null>(null);
  const { send, problem, setProblem } = useSend(choose, () => {
    play('lock');
    select(NOTHING);
  });
  const mine = me === null ? undefined : view.seats[me];
  if (me === null || mine === undefined || view.phase === 'over') return null;

  const isMine = isMyTurn({ view, me });
  const held = heldCard(props);
  const move = chosenMove(props) ?? legal.filter(isPlain)[0] ?? null;
  const hasHand = view.phase !== 'names' && view.phase !== 'keys';
  return (
    <View style={styles.actions}>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {held !== null ? (
        <Placing key={held} {...props} card={held} onRead={() => setRead(held)} />
      ) : (
        <>
          {move !== null && (
            <Button
              kind="main"
              label={moveLabel(g, names, move)}
              disabled={busy}
              onPress={() => send(move)}
              testID="confirm"
            />
          )}
          {hasHand && (
            <Hand
              view={view}
              playable={movesOf(legal, 'start').map(({ card }) => card)}
              onCard={(card) => (isMine ? select({ ...NOTHING, card }) : setRead(card))}
              above={
                isMine && (
                  <Button
                    label={g('move.sheet')}
                    icon={<Glyph of={icons.shield} size={22} color={colors.ink} />}
                    onPress={() => setSheetOpen(true)}
                    testID="action-sheet"
                  />
                )
              }
            />
          )}
        </>
      )}
      {isSheetOpen && isMine && <ActionSheet {...props} mine={mine} onClose={() => setSheetOpen(false)} />}
      {read !== null && <CardSheet {...props} card={read} onClose={() => setRead(null)} />}
    </View>
  );
}

const styles = StyleSheet.create({ actions: { gap: SPACE.small } });
