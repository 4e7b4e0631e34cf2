import { Pressable, StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/SeatMark';
import { SeatName } from '@/components/basics/SeatName';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/basics/theme';
import { useText } from '@/i18n';
import type { SeatInfo } from '@/state/sitting';

import { SideButton } from './SideButton';

export type SeatRowProps = {
  readonly at: number;
  readonly seat: SeatInfo;
  readonly isMine: boolean;
  /** This phone may fill and clear seats: it has one, or looks after the table. */
  readonly mayFill: boolean;
  /** A touch on the seat itself: sit down there, or change my name. The shared screen sits nowhere. */
  readonly onTouch?: () => void;
  readonly onBot: (on: boolean) => void;
  readonly onStand?: () => void;
};

export function SeatRow({ at, seat, isMine, mayFill, onTouch, onBot, onStand }: SeatRowProps) {
  const t = useText();
  const { colors } = useTheme();
  const number = at + 1;
  const isFree = seat.kind === 'open';
  const isClosed = onTouch === undefined || (seat.kind === 'phone' && !isMine);
  const label = isMine ? t('lobby.rename', { name: seat.name }) : t('lobby.seat.sit', { number });
  return (
    <View
      style={[
        styles.row,
        {
          borderColor: isClosed ? colors.line : colors.ink,
          borderStyle: isFree ? 'dashed' : 'solid',
          backgroundColor: isMine ? colors.glowGround : colors.sheet,
        },
      ]}
    >
      <Pressable
        accessibilityRole={isClosed ? 'text' : 'button'}
        accessibilityLabel={isClosed ? seat.name : label}
        disabled={isClosed}
        onPress={onTouch}
        style={({ pressed }) => [styles.seat, { opacity: pressed ? 0.6 : 1 }]}
      >
        {isFree ? (
          <View style={styles.free}>
            <SeatMark seat={at} />
            <Text>{t('lobby.seat.free', { number })}</Text>
          </View>
        ) : (
          <SeatName seat={at} name={seat.name} bot={seat.kind === 'bot'} away={seat.away} />
        )}
        {isMine && (
          <Text size="small" tone="soft">
            {t('lobby.seat.me')}
          </Text>
        )}
      </Pressable>
      {isMine && onStand && (
        <SideButton
          short={t('lobby.stand.short')}
          label={t('lobby.stand', { name: seat.name })}
          onPress={onStand}
        />
      )}
      {mayFill && isFree && (
        <SideButton
          short={t('lobby.bot.add.short')}
          label={t('lobby.bot.add', { number })}
          onPress={() => onBot(true)}
        />
      )}
      {mayFill && seat.kind === 'bot' && (
        <SideButton
          short={t('lobby.bot.remove.short')}
          label={t('lobby.bot.remove', { number })}
          onPress={() => onBot(false)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingEnd: SPACE.small,
    minHeight: TOUCH + SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  seat: {
    flex: 1,
    minHeight: TOUCH,
    justifyContent: 'center',
    paddingStart: SPACE.middle,
    paddingVertical: SPACE.small,
  },
  free: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
