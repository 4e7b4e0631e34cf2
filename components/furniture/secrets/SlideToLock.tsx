import { useEffect, useMemo, useState } from 'react';
import { Animated, PanResponder, StyleSheet, View, type ViewStyle } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { DURATION, useMotion } from '@/components/motion/useMotion';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useLanguage } from '@/i18n';

const KNOB = 60;
/** A slide at least this far along the track locks. */
const FAR_ENOUGH = 0.82;

export type SlideToLockProps = {
  readonly label: string;
  readonly disabled: boolean;
  readonly onLock: () => void;
};

/** Without this a browser would scroll the page instead. */
const ownsTouch = { touchAction: 'none', cursor: 'grab' } as unknown as ViewStyle;

/** Locks by sliding. A button beside it does the same for people who cannot slide. */
export function SlideToLock({ label, disabled, onLock }: SlideToLockProps) {
  const { colors } = useTheme();
  const { reduced } = useMotion();
  const { direction } = useLanguage();
  const [width, setWidth] = useState(0);
  const [x] = useState(() => new Animated.Value(0));
  const way = Math.max(1, width - KNOB - 2 * SPACE.tiny);
  const sign = direction === 'rtl' ? -1 : 1;

  // After a refusal the player can slide again.
  useEffect(() => {
    if (!disabled) x.setValue(0);
  }, [disabled, x]);

  const pan = useMemo(() => {
    const back = () =>
      Animated.timing(x, {
        toValue: 0,
        duration: reduced ? 0 : DURATION.quick,
        useNativeDriver: true,
      }).start();
    const along = (dx: number) => Math.min(way, Math.max(0, dx * sign));
    return PanResponder.create({
      onStartShouldSetPanResponder: () => !disabled,
      onMoveShouldSetPanResponder: () => !disabled,
      onPanResponderTerminationRequest: () => false,
      onPanResponderMove: (_, { dx }) => x.setValue(along(dx) * sign),
      onPanResponderRelease: (_, { dx }) => {
        if (along(dx) < way * FAR_ENOUGH) return back();
        x.setValue(way * sign);
        onLock();
      },
      onPanResponderTerminate: back,
    });
  }, [disabled, onLock, reduced, sign, way, x]);

  const faded = x.interpolate({
    inputRange: sign > 0 ? [0, way * 0.6] : [-way * 0.6, 0],
    outputRange: sign > 0 ? [1, 0] : [0, 1],
    extrapolate: 'clamp',
  });
  return (
    <View
      aria-hidden
      testID="slide"
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
      style={[styles.rail, { borderColor: colors.ink, backgroundColor: colors.glowGround }]}
    >
      <Animated.View style={[styles.words, { opacity: faded }]}>
        <Text tone="strong" align="center">
          {label}
        </Text>
      </Animated.View>
      <Animated.View
        {...pan.panHandlers}
        testID="slide-knob"
        style={[styles.knob, ownsTouch, { backgroundColor: colors.main, transform: [{ translateX: x }] }]}
      >
        <Icon name="lock" color={colors.onMain} />
      </Animated.View>
    </View>
  );
}

const styles = StyleSheet.create({
  rail: {
    minHeight: 60,
    justifyContent: 'center',
    borderWidth: 2,
    borderRadius: RADIUS.round,
    padding: SPACE.tiny,
    userSelect: 'none',
  },
  words: { paddingStart: KNOB + SPACE.small, paddingEnd: SPACE.large, paddingVertical: SPACE.small },
  knob: {
    position: 'absolute',
    start: SPACE.tiny,
    top: SPACE.tiny,
    bottom: SPACE.tiny,
    width: KNOB,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.round,
  },
});
