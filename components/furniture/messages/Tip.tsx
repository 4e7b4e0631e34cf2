import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { settingsAtom } from '@/state/store/settings';
import { seenTipsAtom } from '@/state/store/tips';

export type TipProps = {
  /** A dismissed tip with this id is never shown again on this phone. */
  readonly id: string;
  readonly text: string;
  /** Counts touches on what it lies over: each folds it. */
  readonly touches?: number | undefined;
};

/** So long it is there to be read before it folds by itself. */
const READ = { atLeast: 5_000, each: 70 } as const;

/** Explains a rule when it first matters. It lies over the board only while it is read: a touch on the board or a while folds it to a mark, and it is gone for good when it was ticked off. */
export function Tip({ id, text, touches = 0 }: TipProps) {
  const t = useText();
  const { colors, lies } = useTheme();
  const [taught, teach] = useAtom(seenTipsAtom);
  const { readingTime } = useAtomValue(settingsAtom);
  const [folded, setFolded] = useState<string | null>(null);
  // Whoever opens it again decides when it is done with.
  const [kept, keep] = useState<string | null>(null);
  const [felt, setFelt] = useState(touches);
  if (touches !== felt) {
    setFelt(touches);
    setFolded(id);
  }
  const ms = (READ.atLeast + READ.each * text.length) * readingTime;
  useEffect(() => {
    if (kept === id) return;
    const timer = setTimeout(() => setFolded(id), ms);
    return () => clearTimeout(timer);
  }, [id, kept, ms]);
  if (taught.includes(id)) return null;
  const look = { borderColor: colors.glow, backgroundColor: colors.glowGround };
  if (folded === id)
    return (
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t('table.coach')}
        aria-expanded={false}
        testID="tip-folded"
        onPress={() => {
          keep(id);
          setFolded(null);
        }}
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
