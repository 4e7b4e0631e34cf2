import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { HAZARDS } from '@/rules/invest/text/numbers';
import type { Hazard, SeatView, View as GameView } from '@/rules/invest/types';

import { hazardName } from '@/components/boards/invest/text/cardWords';
import { HAZARD_ART } from '@/components/boards/invest/art/inks';

/** So wide at 100 % that no name is broken; where there is less room the shields stand below it. */
const WORDS = 96;

export type ShieldsProps = {
  readonly names: GameView['names'];
  /** Whose protection is shown. */
  readonly of: Pick<SeatView, 'sheet' | 'cardShields'>;
  readonly can?: readonly Hazard[] | undefined;
  readonly chosen?: Hazard | null | undefined;
  readonly onShield: (hazard: Hazard) => void;
};

/** The five shields of the Action Sheet, each with the protection there is against its disaster. */
export function Shields({ names, of, can = [], chosen = null, onShield }: ShieldsProps) {
  const g = useGameText('invest');
  const { colors, lies, scale } = useTheme();
  return (
    <View style={styles.rows}>
      {HAZARDS.map((hazard) => {
        const isOpen = can.includes(hazard);
        const isChosen = chosen === hazard;
        const counts = {
          hazard: g(`hazard.${hazard}`),
          cards: of.cardShields[hazard],
          sheet: of.sheet[hazard],
        };
        return (
          <Pressable
            key={hazard}
            accessibilityRole="button"
            accessibilityLabel={g('board.protection.line', counts)}
            aria-disabled={!isOpen}
            aria-pressed={isChosen}
            disabled={!isOpen}
            testID={`shield-${hazard}`}
            onPress={() => onShield(hazard)}
            style={({ pressed }) => [
              styles.row,
              lies,
              {
                backgroundColor: isChosen ? colors.glowGround : colors.sheet,
                borderColor: isOpen ? colors.glow : colors.line,
                borderWidth: isChosen ? 4 : 2,
                opacity: pressed ? 0.7 : 1,
              },
            ]}
          >
            <Glyph of={HAZARD_ART[hazard]} size={28 * Math.min(scale, 1.4)} color={colors.ink} />
            <View style={[styles.words, { flexBasis: WORDS * scale }]}>
              <Text tone="strong">{g(`hazard.${hazard}`)}</Text>
              <Text size="small" tone="soft" lines={2}>
                {hazardName(g, names, hazard)}
              </Text>
            </View>
            <Count cards={counts.cards} sheet={counts.sheet} />
          </Pressable>
        );
      })}
    </View>
  );
}

/** Shields of cards are there to stay; a token on the sheet goes with the round. */
function Count({ cards, sheet }: { cards: number; sheet: number }) {
  const { colors } = useTheme();
  return (
    <View style={styles.count}>
      {Array.from({ length: cards }, (_, at) => (
        <View key={at} style={[styles.pip, { backgroundColor: colors.ink, borderColor: colors.ink }]} />
      ))}
      {Array.from({ length: sheet }, (_, at) => (
        <View
          key={at}
          style={[styles.pip, styles.token, { backgroundColor: colors.glow, borderColor: colors.ink }]}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  rows: { gap: SPACE.tiny },
  row: {
    minHeight: TOUCH,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.small,
    borderRadius: RADIUS.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: 2,
  },
  words: { flexGrow: 1, flexShrink: 1 },
  count: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: 3,
    maxWidth: 90,
    marginStart: 'auto',
  },
  pip: { width: 15, height: 17, borderWidth: 2, borderBottomStartRadius: 9, borderBottomEndRadius: 9 },
  token: { width: 16, height: 16, borderRadius: 8 },
});
