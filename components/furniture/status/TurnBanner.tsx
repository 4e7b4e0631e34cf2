import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

import { Timer, type TimerProps } from './Timer';
import { WaitingFor, type WaitingForProps } from './WaitingFor';

export type TurnBannerProps = {
  readonly text: string;
  /** Whose turn it is; `null` when nobody in particular must act. */
  readonly seat: number | null;
  readonly mine: boolean;
  readonly timer?: Pick<TimerProps, 'since' | 'seconds'> | undefined;
  /** Who is ready and who is not, while everyone has to be. */
  readonly ready?: WaitingForProps['seats'] | undefined;
};

/** Says whose turn it is and what they must do. */
export function TurnBanner({ text, seat, mine, timer, ready }: TurnBannerProps) {
  const theme = useTheme();
  const { colors } = theme;
  const own = mine && seat !== null ? theme.seat(seat) : null;
  return (
    <View
      style={[
        styles.banner,
        { backgroundColor: own?.color ?? colors.sheet, borderColor: own === null ? colors.line : colors.ink },
      ]}
    >
      <View
        role="status"
        aria-live="polite"
        testID="turn"
        style={[styles.said, theme.isLarge && styles.whole]}
      >
        {seat !== null && (
          <View style={[styles.mark, own !== null && { backgroundColor: colors.sheet }]}>
            <SeatMark seat={seat} size={24} />
          </View>
        )}
        <View style={styles.words}>
          <Text tone={mine ? 'strong' : 'plain'} color={own?.onColor}>
            {text}
          </Text>
        </View>
      </View>
      {timer && <Timer key={timer.since} {...timer} color={own?.onColor} />}
      {ready && <WaitingFor seats={ready} />}
    </View>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    gap: SPACE.tiny,
    minHeight: 44,
    marginHorizontal: SPACE.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  said: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 170,
  },
  whole: { flexBasis: '100%' },
  mark: { borderRadius: RADIUS.round, padding: 3 },
  words: { flex: 1 },
});
