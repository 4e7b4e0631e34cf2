import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useLid } from '@/i18n';
import { SHELF } from '@/rules/shelf';

import { Sign, type SignName } from '@/components/basics/sign/Sign';

/** How many play, and for how long. */
export function GameFacts({ game }: { game: string }) {
  const lid = useLid(game);
  return (
    <View style={styles.facts}>
      <Fact sign="people" text={lid('players', SHELF[game]?.seats)} />
      <Fact sign="timer" text={lid('time')} />
    </View>
  );
}

function Fact({ sign, text }: { sign: SignName; text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.fact}>
      <Sign name={sign} size={20} color={colors.softInk} />
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
