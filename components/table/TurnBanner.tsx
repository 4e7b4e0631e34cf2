import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/SeatMark';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/basics/theme';
import { useText } from '@/i18n';

export type TurnBannerProps = {
  readonly text: string;
  /** Whose turn it is; `null` when nobody in particular must act. */
  readonly seat: number | null;
  readonly mine: boolean;
  /** When a soft timer of `seconds` began. It only reminds. */
  readonly timer?: { readonly since: number; readonly seconds: number } | undefined;
};

/** The one next thing. */
export function TurnBanner({ text, seat, mine, timer }: TurnBannerProps) {
  const theme = useTheme();
  const { colors } = theme;
  const own = mine && seat !== null ? theme.seat(seat) : null;
  return (
    <View
      role="status"
      aria-live="polite"
      testID="turn"
      style={[
        styles.banner,
        { backgroundColor: own?.color ?? colors.sheet, borderColor: own === null ? colors.line : colors.ink },
      ]}
    >
      {seat !== null && (
        <View style={[styles.mark, own !== null && { backgroundColor: colors.sheet }]}>
          <SeatMark seat={seat} size={26} />
        </View>
      )}
      <View style={styles.words}>
        <Text tone={mine ? 'strong' : 'plain'} color={own?.onColor}>
          {text}
        </Text>
      </View>
      {timer && <Countdown {...timer} color={own?.onColor} />}
    </View>
  );
}

function Countdown({ since, seconds, color }: { since: number; seconds: number; color: string | undefined }) {
  const t = useText();
  const [now, setNow] = useState(since);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1_000);
    return () => clearInterval(timer);
  }, [since]);
  const left = Math.max(0, Math.ceil(seconds - (now - since) / 1_000));
  return (
    <Text tone="strong" color={color}>
      {left > 0 ? t('table.timer', { count: left }) : t('table.timer.out')}
    </Text>
  );
}

const styles = StyleSheet.create({
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: 44,
    marginHorizontal: SPACE.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  mark: { borderRadius: RADIUS.round, padding: 3 },
  words: { flex: 1 },
});
