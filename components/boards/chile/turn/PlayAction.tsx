import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ChoiceChip } from '@/components/basics/input/ChoiceChip';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { ActionId, Move } from '@/rules/chile/types';

import { actionNow } from './aim';
import { moveWords, playsOf } from './moves';
import { ACTION_ART } from '@/components/boards/chile/art/prints';
import type { MineProps } from '@/components/boards/chile/selection';
import { ShiftSheet } from './ShiftSheet';

/** What I am playing: an action that is left, or the one I give up where none can be played. */
function playingOf(props: MineProps) {
  const { legal, selection } = props;
  const isStuck = movesOf(legal, 'forfeit').length > 0;
  const action = isStuck ? selection.action : actionNow(props);
  return { isStuck, action, move: moveFor(legal, action, selection.region) };
}

/** The actions that are left to me. A touch takes one up. */
export function ActionsLeft(props: MineProps) {
  const { view, legal, me, select } = props;
  const g = useGameText('chile');
  const { play } = useFeedback();
  const { isStuck, action } = playingOf(props);
  const pick = (chosen: ActionId) => {
    play('tick');
    const isPlayable = isStuck || playsOf(legal, chosen).length > 0;
    select({ action: chosen, region: null, problem: isPlayable ? null : g(`hint.${chosen}`) });
  };
  return (
    <View role="radiogroup" aria-label={g('table.actions.left')} style={styles.chips}>
      {view.seats[me as 0 | 1].left.map((left) => (
        <ActionButton
          key={left}
          action={left}
          chosen={left === action}
          playable={isStuck || playsOf(legal, left).length > 0}
          onPress={() => pick(left)}
        />
      ))}
    </View>
  );
}

/** Touch an action, then a Region on the map, then this: it says what will happen. */
export function PlayAction(props: MineProps) {
  const { legal, busy, choose, select } = props;
  const g = useGameText('chile');
  const { play } = useFeedback();
  const [isShifting, setShifting] = useState(false);
  const { isStuck, action, move } = playingOf(props);
  const send = (chosen: Move) =>
    void choose(chosen).then((problem) => {
      if (problem === null) return play('deal');
      select({ problem });
    });
  if (action === 'shift' && !isStuck && playsOf(legal, 'shift').length > 0)
    return (
      <>
        <Primary label={g('ask.shift.open')} busy={busy} onPress={() => setShifting(true)} />
        {isShifting && <ShiftSheet {...props} onClose={() => setShifting(false)} />}
      </>
    );
  return move === undefined ? (
    <Pointer label={g(action !== null ? 'ask.touch' : isStuck ? 'ask.forfeit' : 'ask.action')} />
  ) : (
    <Primary label={moveWords(move, g)} busy={busy} onPress={() => send(move)} />
  );
}

/** The move that is chosen, as soon as action and Region leave only one. */
function moveFor(
  legal: MineProps['legal'],
  action: ActionId | null,
  region: string | null,
): Move | undefined {
  if (action === null) return undefined;
  const forfeit = movesOf(legal, 'forfeit').find((move) => move.action === action);
  if (forfeit !== undefined) return forfeit;
  return playsOf(legal, action).find(
    (move) => move.type === 'draw' || ('region' in move && move.type !== 'change' && move.region === region),
  );
}

type ActionButtonProps = {
  readonly action: ActionId;
  readonly chosen: boolean;
  readonly playable: boolean;
  readonly onPress: () => void;
};

function ActionButton({ action, chosen, playable, onPress }: ActionButtonProps) {
  const g = useGameText('chile');
  const { colors, isLarge } = useTheme();
  const scale = usePrintScale();
  return (
    <ChoiceChip
      label={playable ? g(`action.${action}`) : `${g(`action.${action}`)}. ${g('table.not-now')}`}
      chosen={chosen}
      open={playable}
      onPress={onPress}
      testID={`action-${action}`}
      style={[styles.chip, isLarge && styles.whole]}
    >
      <Glyph of={ACTION_ART[action]} size={22 * scale} color={playable ? colors.ink : colors.softInk} />
      <View style={styles.words}>
        <Text size="small" tone={playable ? 'strong' : 'soft'}>
          {g(`action.${action}`)}
        </Text>
      </View>
    </ChoiceChip>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  chip: { flexGrow: 1, flexShrink: 1, flexBasis: 100, flexDirection: 'column', gap: 1 },
  whole: { flexBasis: '100%' },
  words: { flexShrink: 1 },
});
