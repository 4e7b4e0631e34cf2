import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/basics/theme';
import { useRulebook, useText } from '@/i18n';

/** How a game is played, one section open at a time so that nobody has to scroll far. */
export function Rulebook({ game }: { game: string }) {
  const t = useText();
  const { colors } = useTheme();
  const sections = useRulebook(game);
  const [open, setOpen] = useState<string | null>(sections[0]?.id ?? null);
  return (
    <View style={styles.book}>
      {sections.map(({ id, title, rules }) => {
        const isOpen = id === open;
        return (
          <View
            key={id}
            style={[styles.section, { borderColor: colors.line, backgroundColor: colors.sheet }]}
          >
            <Pressable
              accessibilityRole="button"
              accessibilityLabel={t(isOpen ? 'game.section.close' : 'game.section.open', { section: title })}
              aria-expanded={isOpen}
              onPress={() => setOpen(isOpen ? null : id)}
              style={styles.title}
            >
              <View style={styles.words}>
                <Text tone="strong">{title}</Text>
              </View>
              <Text size="large" tone="soft">
                {isOpen ? '–' : '+'}
              </Text>
            </Pressable>
            {isOpen && (
              <View style={styles.rules}>
                {rules.map((rule) => (
                  <View key={rule.id} style={styles.rule}>
                    <View style={styles.number}>
                      <Text size="small" tone="soft">
                        {rule.id}
                      </Text>
                    </View>
                    <View style={styles.words}>
                      <Text>{rule.text}</Text>
                    </View>
                  </View>
                ))}
              </View>
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  book: { gap: SPACE.small },
  section: { borderWidth: 1, borderRadius: RADIUS.middle },
  title: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
  },
  words: { flex: 1 },
  rules: { paddingHorizontal: SPACE.middle, paddingBottom: SPACE.middle, gap: SPACE.small },
  rule: { flexDirection: 'row', gap: SPACE.small },
  number: { minWidth: 28, paddingTop: 2 },
});
