import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

export type FanCardProps = {
  readonly label: string;
  readonly name: string;
  /** At the top, in the card's own colour. */
  readonly picture: ReactNode;
  readonly inks: { readonly color: string; readonly edge: string };
  /** On the free edge: what it does, in signs, and what it costs. */
  readonly signs: ReactNode;
  /** Over the edge where it cannot be played: how much is missing. */
  readonly missing?: string | undefined;
  readonly chosen?: boolean | undefined;
  /** How many px of it can be touched; 0 where it lies by itself, with large words. */
  readonly shown: number;
  readonly onPress: () => void;
  readonly testID?: string | undefined;
};

/** So wide at 100 % that no word of a name is broken; where there is less room beside the signs it stands below them. */
const LEAST = 96;

/** A card in a fan: its edge tells what it does and costs, the rest is its picture and its name. */
export function FanCard(props: FanCardProps) {
  const { label, name, picture, inks, signs, missing, chosen = false, shown, onPress, testID } = props;
  const { colors, lies, scale } = useTheme();
  const press = { 'aria-pressed': chosen, onPress, testID };
  const edge = chosen ? { borderColor: colors.glow, borderWidth: 3 } : { borderColor: colors.ink };
  const short = missing !== undefined && (
    <View style={[styles.missing, { backgroundColor: colors.danger }]}>
      <Text size="small" tone="strong" color={colors.paper}>
        {missing}
      </Text>
    </View>
  );
  if (shown === 0)
    return (
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={label}
        {...press}
        style={[styles.row, lies, edge, { backgroundColor: colors.sheet }]}
      >
        <View style={[styles.signs, { backgroundColor: inks.edge }]}>
          {short}
          {signs}
        </View>
        <View style={[styles.words, { flexBasis: LEAST * scale }]}>
          <View style={styles.called}>
            <Text tone="strong">{name}</Text>
          </View>
          {chosen && <Icon name="tick" size={20} />}
        </View>
      </Pressable>
    );
  return (
    <View style={[styles.card, lies, edge, { backgroundColor: colors.sheet }]}>
      <View aria-hidden pointerEvents="none" style={styles.inside}>
        <View style={[styles.edge, { backgroundColor: inks.edge, borderEndColor: colors.ink }]}>
          {short}
          {signs}
        </View>
        <View style={styles.face}>
          <View style={[styles.picture, { backgroundColor: inks.color, borderBottomColor: colors.ink }]}>
            {picture}
          </View>
          <View style={styles.name}>
            <Text size="small" tone="strong" lines={5}>
              {name}
            </Text>
          </View>
        </View>
      </View>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={label}
        {...press}
        style={[styles.touch, { width: shown - 2 }]}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { flex: 1, borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  inside: { flex: 1, flexDirection: 'row' },
  edge: {
    width: 46,
    alignItems: 'center',
    justifyContent: 'space-between',
    paddingVertical: 4,
    borderEndWidth: 2,
  },
  face: { flex: 1 },
  picture: { height: 52, alignItems: 'center', justifyContent: 'center', borderBottomWidth: 2 },
  name: { flex: 1, padding: 5 },
  missing: { alignSelf: 'stretch', alignItems: 'center' },
  touch: { position: 'absolute', top: 0, bottom: 0, start: 0 },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.small,
    minHeight: TOUCH,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    overflow: 'hidden',
    paddingEnd: SPACE.small,
  },
  signs: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 6,
    padding: SPACE.tiny,
    maxWidth: '100%',
  },
  words: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    padding: SPACE.tiny,
    paddingEnd: 0,
  },
  called: { flexGrow: 1, flexShrink: 1 },
});
