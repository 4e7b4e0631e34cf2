import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/Text';
import type { BoardProps } from '@/components/boards/types';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Invest, SeatView } from '@/rules/invest/types';

import { Decks } from './Decks';
import { hazardsIn, sectorsIn } from './moveWords';
import { Shields } from './Shields';
import { useChoice } from './useChoice';

/** What must be chosen before anything else: a deck to draw from, or a shield. The button below confirms it. */
export function Task(props: BoardProps<Invest> & { readonly mine: SeatView }) {
  const { view, legal, mine } = props;
  const g = useGameText('invest');
  const { colors, lies } = useTheme();
  const { move, choose } = useChoice(props);
  const isShield = view.task?.type === 'shield';
  return (
    <View style={[styles.task, lies, { backgroundColor: colors.sheet, borderColor: colors.glow }]}>
      <Text tone="strong">{g(isShield ? 'board.choose-shield' : 'board.choose-deck')}</Text>
      {isShield ? (
        <Shields
          names={view.names}
          of={mine}
          can={hazardsIn(legal)}
          chosen={move?.type === 'shield' ? move.hazard : null}
          onShield={(hazard) => choose({ type: 'shield', hazard })}
        />
      ) : (
        <Decks
          decks={view.decks}
          can={sectorsIn(legal)}
          chosen={move?.type === 'draw' ? move.sector : null}
          onDeck={({ sector }) => choose({ type: 'draw', sector })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  task: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
});
