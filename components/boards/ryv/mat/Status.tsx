import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { Text } from '@/components/basics/text/Text';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Player } from '@/rules/ryv/types';

/** What I have: Power, how the government sees me, my name, my points. */
export function Status({ player, points: showsPoints = true }: { player: Player; points?: boolean }) {
  const g = useGameText('ryv');
  const { power, standing, reputation, actor, role, points } = player;
  return (
    <View style={styles.row}>
      <Fact art={icons.power} text={g('board.power', { power })} />
      {role !== null && (
        <Fact art={icons.government} text={g('board.standing', { standing: g(`standing.${standing}`) })} />
      )}
      {actor === 'mnc' && (
        <Fact art={icons.badReputation} text={g('board.reputation', { count: reputation })} />
      )}
      {showsPoints && <Fact art={icons.goal} text={g('board.points', { count: points })} />}
    </View>
  );
}

function Fact({ art, text }: { art: IconArt; text: string }) {
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <View style={styles.fact}>
      <Glyph of={art} size={16 * scale} color={colors.ink} />
      <View style={styles.words}>
        <Text size="small" tone="strong">
          {text}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, columnGap: SPACE.middle, rowGap: 2 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 3, maxWidth: '100%' },
  words: { flexShrink: 1 },
});
