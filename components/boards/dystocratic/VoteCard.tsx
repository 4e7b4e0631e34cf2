import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, type TextSize, useTheme } from '@/components/basics/theme';
import { useGameText } from '@/i18n';
import type { Vote } from '@/rules/dystocratic/types';

const FACES: { readonly [V in Vote]: { readonly ground: string; readonly ink: string } } = {
  black: { ground: '#15120e', ink: '#ffffff' },
  white: { ground: '#ffffff', ink: '#15120e' },
};

/** A vote as a card: its colour and its name. */
export function VoteCard({ vote, size = 'body' }: { vote: Vote; size?: TextSize }) {
  const g = useGameText('dystocratic');
  const { colors } = useTheme();
  const { ground, ink } = FACES[vote];
  return (
    <View style={[styles.card, { backgroundColor: ground, borderColor: colors.ink }]}>
      <Text size={size} tone="strong" align="center" color={ink}>
        {g(`vote.${vote}`)}
      </Text>
    </View>
  );
}

/** A card nobody may look at yet. */
export function FaceDown({ label }: { label: string }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.card, styles.back, { backgroundColor: colors.line, borderColor: colors.ink }]}>
      <Text tone="strong" align="center">
        {label}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    borderWidth: 2,
    borderRadius: RADIUS.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
    alignSelf: 'center',
    justifyContent: 'center',
  },
  back: { borderStyle: 'dashed' },
});
