import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { bodyOf, type Draft, kindOf } from '@/state/designs/draft';

import { partName, partsOf, summaryOf } from '@/components/boards/ryv/design/parts/parts';

/** A design to be read before it is kept. */
export function Preview({ draft }: { draft: Draft }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const kind = kindOf(draft);
  const { name, story } = bodyOf(draft).words;
  return (
    <View style={styles.box}>
      <Text>{g(`make.take.${kind}`)}</Text>
      <View
        style={[styles.paper, { backgroundColor: colors.sheet, borderColor: colors.ink }]}
        testID="preview"
      >
        <View style={styles.head}>
          <Glyph of={icons[kind]} size={32} color={colors.ink} />
          <View style={styles.words}>
            <Text size="title" heading>
              {name}
            </Text>
          </View>
        </View>
        <Text>{story}</Text>
        {partsOf(draft)
          .filter((part) => part !== 'words')
          .map((part) => (
            <View key={part}>
              <Text size="small" tone="soft">
                {partName(g, part)}
              </Text>
              <Text>{summaryOf(g, draft, part)}</Text>
            </View>
          ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  paper: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.large, gap: SPACE.middle },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flex: 1 },
});
