import { useEffect, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Text } from '@/components/basics/text/Text';
import { preloadDice } from '@/components/dice/LazyDice';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Moving } from '@/components/motion/Moving';
import type { Track } from '@/components/motion/tracks/track';
import { useMotion } from '@/components/motion/useMotion';
import { useMotionText } from '@/components/motion/useMotionText';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

import { CAN_SHAKE, useShake } from './useShake';

export type ShakeToRollProps = {
  /** What the roll is for: "Roll 3 dice". */
  readonly label: string;
  readonly onRoll: () => void;
  readonly disabled?: boolean | undefined;
};

const RATTLE: Track = [
  { at: 0 },
  { at: 0.2, x: -7, y: -3, turn: -11 },
  { at: 0.4, x: 6, y: 2, turn: 9 },
  { at: 0.6, x: -5, y: 3, turn: -7 },
  { at: 0.8, x: 7, y: -2, turn: 10 },
  { at: 1 },
];

/** Hold to shake and let go to roll; or shake the phone itself. One tap, or one press of a key, rolls as well. */
export function ShakeToRoll({ label, onRoll, disabled = false }: ShakeToRollProps) {
  const t = useMotionText();
  const { colors } = useTheme();
  const { reduced } = useMotion();
  const { play } = useFeedback();
  const [held, setHeld] = useState(false);
  const [shaken, setShaken] = useState(false);
  const shakes = (held || shaken) && !disabled;

  // Whoever is about to roll will want the throw.
  useEffect(preloadDice, []);
  useShake(!disabled, (now) => {
    setShaken(now === 'shaking');
    if (now === 'shaking') play('roll');
    if (now === 'thrown') onRoll();
  });

  const inkOn = disabled ? colors.softInk : colors.onMain;
  return (
    <View style={styles.box}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={label}
        accessibilityHint={t('motion.shake.hold')}
        aria-disabled={disabled}
        disabled={disabled}
        onPressIn={() => {
          setHeld(true);
          play('roll');
        }}
        onPressOut={() => setHeld(false)}
        onPress={onRoll}
        testID="shake-to-roll"
        style={[
          styles.hold,
          {
            backgroundColor: disabled ? 'transparent' : colors.main,
            borderColor: disabled ? colors.line : colors.main,
          },
        ]}
      >
        <Moving track={RATTLE} moving={shakes && !reduced} duration={320} again testID="shake-cup">
          <Cup color={inkOn} />
        </Moving>
        <View style={styles.words}>
          <Text size="large" tone="strong" color={inkOn}>
            {label}
          </Text>
          <Text size="small" color={inkOn}>
            {shakes ? t('motion.shake.go') : t('motion.shake.hold')}
          </Text>
        </View>
      </Pressable>
      {CAN_SHAKE && !disabled && (
        <Text size="small" tone="soft" align="center">
          {t('motion.shake.phone')}
        </Text>
      )}
    </View>
  );
}

/** A leather cup with a die looking out of it. */
function Cup({ color }: { color: string }) {
  const line = { stroke: color, fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  return (
    <Svg width={44} height={44} viewBox="0 0 44 44" aria-hidden>
      <Path d="M15 14 18 4l11 3-2 8" strokeWidth={2.6} {...line} />
      <Path d="M20.500 8.500v.2M25 9.800v.2M21.500 12.400v.2" strokeWidth={3} {...line} />
      <Path
        d="M7 15h30l-3 24c-.2 1.500-1 2-2.400 2H12.400c-1.400 0-2.200-.5-2.400-2z"
        strokeWidth={2.8}
        {...line}
      />
      <Path d="M8 21.500h28M10 34.500h24" strokeWidth={2} {...line} />
    </Svg>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  hold: {
    minHeight: 72,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.middle,
    paddingHorizontal: SPACE.large,
    paddingVertical: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.large,
    userSelect: 'none',
  },
  words: { flexShrink: 1 },
});
