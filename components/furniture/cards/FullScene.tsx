import { type ReactNode, useContext, useLayoutEffect } from 'react';
import { StyleSheet, View } from 'react-native';

import { FillsBoardContext, useBoardPlace } from '@/components/motion/boardPlace';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

export type FullSceneProps = {
  readonly ground: string;
  readonly line: string;
  /** It is the one story of this moment, and takes all of the board's place. */
  readonly isFull: boolean;
  readonly testID: string;
  readonly children: ReactNode;
};

/** What has just happened: as large as the board's place while it is the story, later a card on the board among others. */
export function FullScene({ ground, line, isFull, testID, children }: FullSceneProps) {
  const { lies } = useTheme();
  const place = useBoardPlace();
  const isWhole = isFull && place !== null;
  const tellFills = useContext(FillsBoardContext);
  useLayoutEffect(() => {
    if (!isWhole) return;
    tellFills?.(true);
    return () => tellFills?.(false);
  }, [isWhole, tellFills]);
  return (
    <View
      testID={testID}
      style={[
        styles.scene,
        { backgroundColor: ground, borderColor: line },
        isWhole ? [styles.whole, { minHeight: place.height }] : [styles.card, lies],
      ]}
    >
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { padding: SPACE.middle, gap: SPACE.small },
  card: { borderWidth: 2, borderRadius: RADIUS.large },
  // Over the edge that a board has around it.
  whole: { margin: -SPACE.small, padding: SPACE.middle, justifyContent: 'center' },
});
