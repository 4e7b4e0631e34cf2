import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';

export type FloatsProps = {
  readonly at: 'top' | 'bottom';
  /** How high they are, for the board to scroll past them. */
  readonly onHeight?: ((height: number) => void) | undefined;
  readonly children: ReactNode;
};

/** Lies over the board and pushes nothing. Where nothing lies, a touch goes through to the board. */
export function Floats({ at, onHeight, children }: FloatsProps) {
  return (
    <View
      pointerEvents="box-none"
      testID={`floats-${at}`}
      style={[styles.layer, at === 'top' ? styles.top : styles.bottom]}
      {...(onHeight !== undefined && {
        onLayout: ({ nativeEvent }) => onHeight(nativeEvent.layout.height),
      })}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', start: SPACE.small, end: SPACE.small, gap: SPACE.small, zIndex: 1 },
  top: { top: SPACE.small },
  bottom: { bottom: SPACE.small },
});
