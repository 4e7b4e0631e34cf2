import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type CurtainProps = {
  readonly name: string;
  readonly seat: number;
  readonly onOpen: () => void;
  /** Not rendered before the curtain is open, so that nothing of it can be seen, read aloud or found. */
  readonly children?: ReactNode;
};

/** Cloth in no player's colour. */
const CLOTH = {
  dark: '#4a3826',
  light: '#6b5136',
  fold: '#7d6143',
  edge: '#221d16',
  gold: '#e0b04e',
} as const;
const INK = '#fff8ea';
const FOLD = 60;
const VALANCE = 46;
const HANDLE = 132;

/** Covers the screen while a phone is passed. It shows whose turn is next; that player opens it by their own shape. */
export function Curtain({ name, seat, onOpen, children }: CurtainProps) {
  const t = useText();
  const { colors, isLarge } = useTheme();
  const [open, setOpen] = useState(false);
  if (open) return <>{children}</>;
  return (
    <View role="main" testID="curtain" style={[styles.ground, { backgroundColor: CLOTH.dark }]}>
      <Cloth />
      <View style={styles.words}>
        <Icon name="passPhone" size={36} color={INK} />
        <Text size={isLarge ? 'title' : 'huge'} heading align="center" color={INK}>
          {t('basics.pass', { name })}
        </Text>
        <Text size="large" align="center" color={INK}>
          {t('basics.pass.others', { name })}
        </Text>
      </View>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t('basics.open', { name })}
        testID="curtain-open"
        onPress={() => {
          setOpen(true);
          onOpen();
        }}
        style={({ pressed }) => [styles.open, { opacity: pressed ? 0.7 : 1 }]}
      >
        <View style={[styles.handle, { backgroundColor: colors.sheet, borderColor: CLOTH.edge }]}>
          <SeatMark seat={seat} size={80} />
        </View>
        <Text size="large" tone="strong" align="center" color={INK}>
          {t('basics.open', { name })}
        </Text>
      </Pressable>
    </View>
  );
}

function Cloth() {
  const { width, height } = useWindowDimensions();
  const folds = Math.ceil(width / FOLD);
  return (
    <Svg width={width} height={height} style={StyleSheet.absoluteFill} aria-hidden>
      {Array.from({ length: folds }, (_, at) => (
        <Rect key={at} x={at * FOLD + 8} y={0} width={26} height={height} fill={CLOTH.light} />
      ))}
      {Array.from({ length: folds }, (_, at) => (
        <Rect key={at} x={at * FOLD + 24} y={0} width={4} height={height} fill={CLOTH.fold} />
      ))}
      <Rect x={width / 2 - 1.5} y={0} width={3} height={height} fill={CLOTH.edge} />
      {Array.from({ length: folds }, (_, at) => (
        <Path
          key={at}
          d={`M${at * FOLD} 0H${(at + 1) * FOLD}V${VALANCE - 12}Q${(at + 0.5) * FOLD} ${VALANCE + 14} ${at * FOLD} ${VALANCE - 12}Z`}
          fill={at % 2 === 0 ? CLOTH.light : CLOTH.dark}
          stroke={CLOTH.edge}
          strokeWidth={2.5}
        />
      ))}
      {Array.from({ length: folds }, (_, at) => (
        <Path
          key={at}
          d={`M${at * FOLD + 4} ${VALANCE - 18}Q${(at + 0.5) * FOLD} ${VALANCE + 6} ${(at + 1) * FOLD - 4} ${VALANCE - 18}`}
          fill="none"
          stroke={CLOTH.gold}
          strokeWidth={3}
        />
      ))}
    </Svg>
  );
}

const styles = StyleSheet.create({
  ground: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: SPACE.large,
    padding: SPACE.large,
    paddingTop: VALANCE + SPACE.large,
    overflow: 'hidden',
  },
  /** The whole width, so that a long name breaks instead of running off the screen. */
  words: { alignSelf: 'stretch', alignItems: 'center', gap: SPACE.middle },
  open: { alignItems: 'center', gap: SPACE.middle, padding: SPACE.small },
  handle: {
    width: HANDLE,
    height: HANDLE,
    borderRadius: HANDLE,
    borderWidth: 4,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
