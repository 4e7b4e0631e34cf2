import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { ChoiceChip } from '@/components/basics/input/ChoiceChip';
import { Text } from '@/components/basics/text/Text';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { LinkId } from '@/rules/ryv/kinds';

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
          <ChoiceChip
            key={link}
            label={linkName(g, link)}
            chosen={chosen === link}
            onPress={() => onLink(link)}
            testID={`link-${link}`}
            style={styles.link}
          >
            <Glyph of={icons.link} size={18 * scale} color={colors.ink} />
            <View style={styles.words}>
              <Text size="small" tone="strong">
                {linkName(g, link)}
              </Text>
            </View>
          </ChoiceChip>
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
  },
  words: { flexShrink: 1 },
});
