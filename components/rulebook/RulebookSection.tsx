import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { Section } from '@/i18n/rulebook';

import { RulebookText } from './RulebookText';

export type RulebookSectionProps = {
  readonly section: Section;
  readonly search: string;
  readonly isOpen: boolean;
  readonly onTouch: () => void;
};

export function RulebookSection({ section, search, isOpen, onTouch }: RulebookSectionProps) {
  const t = useText();
  const { colors } = useTheme();
  const { title, rules } = section;
  return (
    <View style={[styles.section, { borderColor: colors.line, backgroundColor: colors.sheet }]}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t(isOpen ? 'game.section.close' : 'game.section.open', { section: title })}
        aria-expanded={isOpen}
        onPress={onTouch}
        style={styles.title}
      >
        <View style={styles.words}>
          <Text tone="strong">{title}</Text>
        </View>
        <Icon name={isOpen ? 'minus' : 'plus'} size={18} color={colors.softInk} />
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
                <RulebookText text={rule.text} search={search} />
              </View>
            </View>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  section: { borderWidth: 1, borderRadius: RADIUS.middle },
  title: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    paddingVertical: SPACE.small,
  },
  words: { flex: 1 },
  rules: { paddingHorizontal: SPACE.middle, paddingBottom: SPACE.middle, gap: SPACE.middle },
  rule: { flexDirection: 'row', gap: SPACE.small },
  number: { minWidth: 28, paddingTop: 2 },
});
