import { useMemo, useState } from 'react';
import { Animated, PanResponder, type ViewStyle } from 'react-native';

import { DURATION, useMotion } from '@/components/motion/useMotion';
import type { CardId } from '@/rules/invest/types';

import { Tile } from '@/components/boards/invest/districts/Tile';

/** In a browser the page would take the touch for a scroll. */
const ownsTouch = { touchAction: 'none', userSelect: 'none', cursor: 'grab' } as unknown as ViewStyle;

export type DragCardProps = {
  readonly card: CardId;
  readonly size: number;
  /** Where the middle of the card was let go, in the window. */
  readonly onDrop: (at: { readonly x: number; readonly y: number }) => void;
};

/** A card to be dragged onto the board. Whoever cannot drag touches the place instead. */
export function DragCard({ card, size, onDrop }: DragCardProps) {
  const { reduced } = useMotion();
  const [way] = useState(() => new Animated.ValueXY({ x: 0, y: 0 }));
  const pan = useMemo(() => {
    const back = () =>
      Animated.timing(way, {
        toValue: { x: 0, y: 0 },
        duration: reduced ? 0 : DURATION.quick,
        useNativeDriver: true,
      }).start();
    return PanResponder.create({
      onStartShouldSetPanResponder: () => true,
      onMoveShouldSetPanResponder: () => true,
      onPanResponderTerminationRequest: () => false,
      onPanResponderMove: (_, { dx, dy }) => way.setValue({ x: dx, y: dy }),
      onPanResponderRelease: (_, { moveX, moveY, dx, dy }) => {
        back();
        if (Math.abs(dx) + Math.abs(dy) > size / 4) onDrop({ x: moveX, y: moveY });
      },
      onPanResponderTerminate: back,
    });
  }, [onDrop, reduced, size, way]);
  return (
    <Animated.View
      {...pan.panHandlers}
      aria-hidden
      testID="drag-card"
      style={[ownsTouch, { zIndex: 1, transform: way.getTranslateTransform() }]}
    >
      <Tile card={card} size={size} />
    </Animated.View>
  );
}
