import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import type { IconArt } from '@/components/art/iconTypes';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import type { Palette } from '@/components/theme/palettes';

export type CardOf = {
  readonly name: string;
  readonly art: IconArt;
  readonly inks: Palette;
  /** What the picture is printed in, where its colour is what the card is called by. */
  readonly print?: { readonly ground: string; readonly ink: string } | undefined;
  /** A number in the corner: what the card is worth, or costs. */
  readonly value?: number | undefined;
};

export type SmallCardProps = {
  readonly of: CardOf;
  readonly label: string;
  readonly onPress: () => void;
  readonly testID?: string | undefined;
};

/** A card in a hand: picture and name. A touch reads it in full. */
export function SmallCard({ of: { name, art, inks, print, value }, label, onPress, testID }: SmallCardProps) {
  const { isLarge, lies } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      testID={testID}
      onPress={onPress}
      style={({ pressed }) => [
        styles.small,
        isLarge ? styles.lying : styles.standing,
        lies,
        { borderColor: inks.ink, backgroundColor: inks.ground, opacity: pressed ? 0.7 : 1 },
      ]}
    >
      <Printed art={art} size={34} ink={print?.ink ?? inks.accent} ground={print?.ground} />
      <View style={isLarge ? styles.words : styles.under}>
        <Text size="small" tone="strong" align={isLarge ? 'start' : 'center'} color={inks.ink}>
          {name}
        </Text>
      </View>
      {value !== undefined && !isLarge && (
        <View style={styles.corner}>
          <Text size="small" tone="strong" color={inks.ink}>
            {value}
          </Text>
        </View>
      )}
    </Pressable>
  );
}

export type FullCardProps = {
  readonly of: CardOf;
  readonly text: string;
  /** Below the line: what `value` means, in words. */
  readonly note?: string | undefined;
};

/** A card to be read: picture, what it does, what it is worth. Its name is the title of the sheet it lies on. */
export function FullCard({ of: { art, inks, print }, text, note }: FullCardProps) {
  const { isLarge, lies } = useTheme();
  return (
    <View style={[styles.full, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}>
      <View style={[styles.frame, isLarge && styles.column, { borderColor: inks.ink }]}>
        <View style={[styles.picture, { backgroundColor: print?.ground ?? inks.ink }]}>
          <Glyph of={art} size={64} color={print?.ink ?? inks.ground} />
        </View>
        <View style={isLarge ? undefined : styles.words}>
          <Text size="large" color={inks.ink}>
            {text}
          </Text>
        </View>
      </View>
      {note !== undefined && (
        <Text size="small" align="center" color={inks.ink}>
          {note}
        </Text>
      )}
    </View>
  );
}

type PrintedProps = {
  readonly art: IconArt;
  readonly size: number;
  readonly ink: string;
  readonly ground: string | undefined;
};

/** A picture, on a ground of its own where it has one. */
const Printed = ({ art, size, ink, ground }: PrintedProps) => (
  <View style={ground !== undefined && [styles.printed, { backgroundColor: ground }]}>
    <Glyph of={art} size={size} color={ink} />
  </View>
);

export type TinyCardProps = { readonly of: CardOf; readonly size?: number };

/** A card that lies on the table: its picture alone, for its name stands beside it. */
export function TinyCard({ of: { art, inks, print }, size = 30 }: TinyCardProps) {
  return (
    <View
      style={[
        styles.tiny,
        {
          width: size,
          height: size * 1.25,
          borderColor: inks.ink,
          backgroundColor: print?.ground ?? inks.ground,
        },
      ]}
    >
      <Glyph of={art} size={size * 0.68} color={print?.ink ?? inks.accent} />
    </View>
  );
}

const styles = StyleSheet.create({
  small: { borderWidth: 2, borderRadius: RADIUS.middle, alignItems: 'center', padding: SPACE.small },
  standing: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 94,
    maxWidth: 150,
    minHeight: 100,
    justifyContent: 'center',
    gap: SPACE.tiny,
  },
  lying: { width: '100%', flexDirection: 'row', minHeight: 56, gap: SPACE.middle },
  under: { minHeight: 38, justifyContent: 'center' },
  corner: { position: 'absolute', top: 3, end: 7 },
  words: { flex: 1 },
  full: { borderWidth: 2, borderRadius: RADIUS.large, padding: SPACE.small, gap: SPACE.small },
  frame: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    borderWidth: 1,
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
  },
  column: { flexDirection: 'column', alignItems: 'flex-start' },
  picture: { padding: SPACE.middle, borderRadius: RADIUS.small },
  printed: { borderRadius: RADIUS.small, padding: 2 },
  tiny: { borderWidth: 1.5, borderRadius: 4, alignItems: 'center', justifyContent: 'center' },
});
