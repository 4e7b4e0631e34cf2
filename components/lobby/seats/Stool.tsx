import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, useTheme } from '@/components/theme';
import { seatPath } from '@/components/theme/seats';
import { useText } from '@/i18n';
import type { SeatInfo } from '@/state/session/tableSession';

import { useSeatWords } from './useSeatWords';

export type StoolProps = {
  readonly at: number;
  readonly seat: SeatInfo;
  readonly isMine: boolean;
  readonly hasOtherPhones: boolean;
  /** The middle of the stool's mark. */
  readonly left: number;
  readonly top: number;
  /** How wide it may be. */
  readonly room: number;
  /** How much larger it is drawn than on a small phone. */
  readonly grown: number;
  readonly onTouch: () => void;
};

const MARK = 46;
const SEAT = 'M2 2H54L50 12H44L47 24H41L37 12H19L15 24H9L12 12H6Z';

/** One stool: free for whoever touches it, or taken by the mark of its seat. */
export function Stool({ at, seat, isMine, hasOtherPhones, left, top, room, grown, onTouch }: StoolProps) {
  const t = useText();
  const theme = useTheme();
  const { colors } = theme;
  const isFree = seat.kind === 'open';
  const { color, onColor } = theme.seat(at);
  const words = useSeatWords(seat, { isMine, hasOtherPhones });
  const isClosed = seat.kind === 'phone' && !isMine;
  const label = isMine
    ? t('lobby.rename', { name: seat.name })
    : isClosed
      ? `${seat.name}, ${words}`
      : t('lobby.seat.sit', { number: at + 1 });
  const ground = isMine ? color : isFree ? 'transparent' : colors.sheet;
  const ink = isMine ? onColor : colors.ink;
  const mark = MARK * grown;
  const place = { left: left - room / 2, top: top - mark / 2, width: room };
  const inside = (
    <>
      <Appear key={seat.kind} still={isFree}>
        <Svg width={mark} height={mark} viewBox="-1 -1 26 26" aria-hidden>
          <Path
            d={seatPath(at)}
            fill={isFree ? colors.sheet : color}
            stroke={colors.ink}
            strokeWidth={1.6}
            strokeLinejoin="round"
            {...(isFree && { strokeDasharray: '3 2.4' })}
          />
          {isFree && <Path d="M12 8.500V16.500M8 12.500H16" stroke={colors.ink} strokeWidth={2} />}
        </Svg>
      </Appear>
      <Svg width={56 * grown} height={26 * grown} viewBox="0 0 56 26" style={styles.seat} aria-hidden>
        <Path d={SEAT} fill={isFree ? colors.softInk : colors.ink} />
      </Svg>
      <View
        style={[
          styles.plate,
          { borderColor: colors.ink, backgroundColor: ground, borderStyle: isFree ? 'dashed' : 'solid' },
          isFree && { backgroundColor: colors.paper },
        ]}
      >
        <Text tone="strong" align="center" color={ink} lines={2}>
          {isFree ? t('lobby.stool.free') : seat.name}
        </Text>
        <Text size="small" align="center" color={isMine ? onColor : colors.softInk}>
          {words}
        </Text>
      </View>
      {(seat.kind === 'bot' || seat.away) && (
        <View
          style={[styles.badge, { top: mark / 2, backgroundColor: colors.sheet, borderColor: colors.ink }]}
        >
          <Icon
            name={seat.kind === 'bot' ? 'bot' : 'phoneAway'}
            size={16}
            color={seat.away ? colors.danger : colors.ink}
          />
        </View>
      )}
    </>
  );
  // Somebody else's is nothing to touch, and so no button that does nothing.
  if (isClosed)
    return (
      <View accessible aria-label={label} role="img" testID={`stool-${at}`} style={[styles.stool, place]}>
        {inside}
      </View>
    );
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onTouch}
      testID={`stool-${at}`}
      style={({ pressed }) => [styles.stool, place, { opacity: pressed ? 0.6 : 1 }]}
    >
      {inside}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  stool: { position: 'absolute', alignItems: 'center' },
  seat: { marginTop: -4 },
  plate: {
    minWidth: 84,
    maxWidth: '100%',
    marginTop: -6,
    paddingHorizontal: 5,
    paddingVertical: 1,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  badge: {
    position: 'absolute',
    start: '56%',
    width: 28,
    height: 28,
    borderRadius: 14,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
