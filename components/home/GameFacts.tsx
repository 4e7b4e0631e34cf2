import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useLid } from '@/i18n';
import { SHELF } from '@/rules/shelf';

/** How many play, and for how long. */
export function GameFacts({ game }: { game: string }) {
  const lid = useLid(game);
  return (
    <View style={styles.facts}>
      <Fact icon="people" text={lid('players', SHELF[game]?.seats)} />
      <Fact icon="timer" text={lid('time')} />
    </View>
  );
}

function Fact({ icon, text }: { icon: IconName; text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.fact}>
      <Icon name={icon} size={20} color={colors.softInk} />
      <View style={styles.words}>
        <Text tone="soft">{text}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.large, rowGap: SPACE.tiny },
  fact: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, flexShrink: 1 },
  words: { flexShrink: 1 },
});
