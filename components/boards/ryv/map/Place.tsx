import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Spot } from '@/rules/ryv/kinds';
import type { View as GameView } from '@/rules/ryv/types';

/** What everything that shows places of the board is given. */
export type PlacesProps = {
  readonly view: GameView;
  readonly names: readonly string[];
  /** What may be chosen now; `null` when a touch only looks. */
  readonly targets: readonly Spot[] | null;
  readonly chosen: Spot | null;
  /** `null` on the shared screen. */
  readonly onSpot: ((spot: Spot) => void) | null;
};

type PlaceProps = {
  readonly label: string;
  readonly chosen: boolean;
  readonly isTarget: boolean;
  readonly onPress: (() => void) | null;
  readonly testID: string;
  readonly style: object;
  readonly children: ReactNode;
};

/** A place on the board: a button for a player, a picture on the shared screen. */
export function Place({ label, chosen, isTarget, onPress, testID, style, children }: PlaceProps) {
  if (onPress === null)
    return (
      <View accessible role="img" aria-label={label} testID={testID} style={style}>
        {children}
      </View>
    );
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      {...(isTarget && { 'aria-pressed': chosen })}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [style, pressed && styles.pressed]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({ pressed: { opacity: 0.7 } });
