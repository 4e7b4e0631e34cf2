import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';

export type FloatsProps = {
  /** How high the board is: in large words a hint would else lie over all of it, and over the rail. */
  readonly room: number;
  /** How high they are, for the board to scroll past them. */
  readonly onHeight: (height: number) => void;
  readonly children: ReactNode;
};

/** How much of the board may be lain over. */
const MOST = 0.45;

/** Lies over the foot of the board and pushes nothing. Where nothing lies, a touch goes through to the board. */
export function Floats({ room, onHeight, children }: FloatsProps) {
  return (
    <View
      pointerEvents="box-none"
      testID="floats"
      style={[styles.layer, room > 0 && { maxHeight: room * MOST }]}
      onLayout={({ nativeEvent }) => onHeight(nativeEvent.layout.height)}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  layer: {
    position: 'absolute',
    start: SPACE.small,
    end: SPACE.small,
    bottom: SPACE.small,
    gap: SPACE.small,
    zIndex: 1,
  },
});
