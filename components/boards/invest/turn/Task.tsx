import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { SeatView } from '@/rules/invest/types';

import { OpenDecks } from './OpenDecks';
import { hazardsIn, sectorsIn } from '@/components/boards/invest/text/moveWords';
import { chosenMove, type InvestProps } from '@/components/boards/invest/selection';
import { Shields } from './Shields';

/** What must be chosen before anything else: a deck to draw from, or a shield. The button below confirms it. */
export function Task(props: InvestProps & { readonly mine: SeatView }) {
  const { view, legal, mine, select } = props;
  const g = useGameText('invest');
  const { colors, lies } = useTheme();
  const move = chosenMove(props);
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
          onShield={(hazard) => select({ move: { type: 'shield', hazard } })}
        />
      ) : (
        <OpenDecks
          decks={view.decks}
          district={mine.district}
          can={sectorsIn(legal)}
          chosen={move?.type === 'draw' ? move.sector : null}
          onDeck={(sector) => select({ move: { type: 'draw', sector } })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  task: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
});
