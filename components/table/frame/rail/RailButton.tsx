import type { ReactNode } from 'react';
import { Pressable, StyleSheet } from 'react-native';

export type RailButtonProps = {
  readonly label: string;
  readonly onPress: () => void;
  readonly testID?: string | undefined;
  readonly children: ReactNode;
};

export function RailButton({ label, onPress, testID, children }: RailButtonProps) {
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [styles.box, { opacity: pressed ? 0.6 : 1 }]}
    >
      {children}
    </Pressable>
  );
}

// The notches and the edge below belong to the button too: the line itself is lower than a fingertip.
const styles = StyleSheet.create({
  box: { width: 48, height: 48, marginBottom: -6, alignItems: 'center', justifyContent: 'center', zIndex: 1 },
});
