import type { ReactNode } from 'react';
import { Pressable, type StyleProp, StyleSheet, View, type ViewStyle } from 'react-native';

type TouchPictureProps = {
  /** What the picture shows, in words. */
  readonly label: string;
  /** `null` where nobody can touch it, as on the shared screen. */
  readonly onPress: (() => void) | null;
  /** For a picture that is chosen by a touch: whether it is. */
  readonly chosen?: boolean | undefined;
  readonly testID?: string | undefined;
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

/** A part of a board: a button for a player, a picture for everyone else. Its label says the same to both. */
export function TouchPicture({ label, onPress, chosen, testID, style, children }: TouchPictureProps) {
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
      {...(chosen !== undefined && { 'aria-pressed': chosen })}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [style, pressed && styles.pressed]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({ pressed: { opacity: 0.7 } });
