import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { spaceToPress } from '@/components/basics/input/spaceToPress';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { LinkId } from '@/rules/ryv/kinds';

import { usePrintScale } from '@/components/boards/ryv/art/inks';
import { linkName } from '@/components/boards/ryv/text/say';

export type LinkChoiceProps = {
  readonly links: readonly LinkId[];
  readonly chosen: string | null;
  readonly onLink: (link: LinkId) => void;
};

/** Two communities at once: pairs are too thin to touch on the board. */
export function LinkChoice({ links, chosen, onLink }: LinkChoiceProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <View role="radiogroup" aria-label={g('board.links')} style={styles.box}>
      <Text tone="strong">{g('board.links')}</Text>
      <View style={styles.links}>
        {links.map((link) => (
          <Pressable
            key={link}
            accessibilityRole="radio"
            accessibilityLabel={linkName(g, link)}
            aria-checked={chosen === link}
            onPress={() => onLink(link)}
            {...spaceToPress(() => onLink(link))}
            testID={`link-${link}`}
            style={({ pressed }) => [
              styles.link,
              {
                borderColor: colors.glow,
                borderWidth: chosen === link ? 4 : 2,
                backgroundColor: colors.glowGround,
                opacity: pressed ? 0.7 : 1,
              },
            ]}
          >
            <Glyph of={icons.link} size={18 * scale} color={colors.ink} />
            <View style={styles.words}>
              <Text size="small" tone="strong">
                {linkName(g, link)}
              </Text>
            </View>
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  links: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  link: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 150,
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    borderRadius: RADIUS.middle,
    paddingHorizontal: SPACE.small,
  },
  words: { flexShrink: 1 },
});
