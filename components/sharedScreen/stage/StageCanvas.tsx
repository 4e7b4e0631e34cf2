import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { STAGE } from '@/components/furniture/stage/looks';
import { OnStageContext } from '@/components/theme';

/** How much larger or smaller than 1280 × 720 a stage is drawn in a window. */
const stageScale = (width: number, height: number): number =>
  Math.min(width / STAGE.width, height / STAGE.height);

export type StageCanvasProps = { readonly ground: string; readonly children: ReactNode };

/** A stage is laid out once and drawn larger or smaller as a whole: a projector shows what a laptop shows. */
export function StageCanvas({ ground, children }: StageCanvasProps) {
  const { width, height } = useWindowDimensions();
  const scale = stageScale(width, height);
  const place = {
    left: (width - STAGE.width * scale) / 2,
    top: (height - STAGE.height * scale) / 2,
    transform: [{ scale }],
  };
  return (
    <View style={[styles.room, { backgroundColor: ground }]}>
      <View style={[styles.stage, place]} testID="stage">
        <OnStageContext value>{children}</OnStageContext>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, overflow: 'hidden' },
  stage: {
    position: 'absolute',
    width: STAGE.width,
    height: STAGE.height,
    overflow: 'hidden',
    transformOrigin: [0, 0, 0],
  },
});
