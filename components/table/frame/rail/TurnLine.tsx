import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Timer, type TimerProps } from '@/components/furniture/status/Timer';
import { RADIUS, SPACE } from '@/components/theme';

export type Turn = {
  readonly text: string;
  /** Whose turn it is; `null` when nobody in particular must act. */
  readonly seat: number | null;
  readonly mine: boolean;
  readonly timer?: Pick<TimerProps, 'since' | 'seconds'> | undefined;
};

export type TurnLineProps = {
  readonly turn: Turn;
  readonly color?: string | undefined;
  /** Behind the mark, where the line has the seat's own colour. */
  readonly paper?: string | undefined;
  readonly lines?: number | undefined;
};

/** Who is to act, and what they must do, in two lines. */
export function TurnLine({ turn: { text, seat, mine, timer }, color, paper, lines = 2 }: TurnLineProps) {
  return (
    <View style={styles.line}>
      {seat !== null && (
        <View style={[styles.mark, paper !== undefined && { backgroundColor: paper }]}>
          <SeatMark seat={seat} size={24} />
        </View>
      )}
      <View style={styles.words} role="status" aria-live="polite" testID="turn">
        <Text size="rail" tone={mine ? 'strong' : 'plain'} color={color} lines={lines}>
          {text}
        </Text>
      </View>
      {timer && <Timer key={timer.since} {...timer} color={color} />}
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, flexShrink: 1, flexGrow: 1 },
  mark: { borderRadius: RADIUS.round, padding: 4 },
  words: { flexShrink: 1, flexGrow: 1 },
});
