import { useAtom } from 'jotai';
import { useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { seenTipsAtom } from '@/state/store/tips';

export type TipProps = {
  /** A dismissed tip with this id is never shown again on this phone. */
  readonly id: string;
  readonly text: string;
};

/** Explains a rule when it first matters. It lies over the board, folds to a mark, and is gone for good when it was read. */
export function Tip({ id, text }: TipProps) {
  const t = useText();
  const { colors, lies } = useTheme();
  const [taught, teach] = useAtom(seenTipsAtom);
  const [folded, setFolded] = useState<string | null>(null);
  if (taught.includes(id)) return null;
  const look = { borderColor: colors.glow, backgroundColor: colors.glowGround };
  if (folded === id)
    return (
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t('table.coach')}
        aria-expanded={false}
        testID="tip-folded"
        onPress={() => setFolded(null)}
        style={[styles.folded, lies, look]}
      >
        <Icon name="say" size={22} color={colors.ink} />
      </Pressable>
    );
  return (
    <View role="status" aria-live="polite" testID="tip" style={[styles.box, lies, look]}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t('table.coach.fold')}
        aria-expanded
        testID="tip-fold"
        onPress={() => setFolded(id)}
        style={styles.touch}
      >
        <Icon name="say" size={20} color={colors.ink} />
      </Pressable>
      <ScrollView style={styles.words} contentContainerStyle={styles.inside} tabIndex={0}>
        <Text>{text}</Text>
      </ScrollView>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t('basics.dismiss')}
        onPress={() => teach(id)}
        style={styles.touch}
      >
        <View style={[styles.tick, { backgroundColor: colors.ink }]}>
          <Icon name="tick" size={20} color={colors.paper} />
        </View>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    // Large words scroll inside, so that both buttons stay on the screen.
    flexShrink: 1,
    minHeight: TOUCH + SPACE.small,
  },
  touch: { width: TOUCH, minHeight: TOUCH, alignItems: 'center', justifyContent: 'center' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignSelf: 'stretch' },
  inside: { paddingVertical: SPACE.small, flexGrow: 1, justifyContent: 'center' },
  tick: { borderRadius: RADIUS.round, padding: 5 },
  folded: {
    width: TOUCH,
    height: TOUCH,
    borderRadius: RADIUS.round,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
