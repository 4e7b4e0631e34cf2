import { Pressable, StyleSheet, View } from 'react-native';

import { RowButton } from '@/components/basics/input/RowButton';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { Runs, SeatInfo } from '@/state/session/tableSession';

export type SeatRowProps = {
  readonly at: number;
  readonly seat: SeatInfo;
  readonly isMine: boolean;
  /** What the phone of this seat runs; `null` for bots and free seats. */
  readonly runs: Runs | null;
  /** Whether this phone may put bots on seats: it leads, or opened the table. */
  readonly mayFill: boolean;
  /**
   * Called by a touch on the seat: sit down there, or change my name. Missing on the shared screen, which cannot sit.
   */
  readonly onTouch?: () => void;
  readonly onBot: (on: boolean) => void;
  readonly onStand?: () => void;
};

/** Shows one seat: free for anybody, or taken, in the player's colour and shape. */
export function SeatRow({ at, seat, isMine, runs, mayFill, onTouch, onBot, onStand }: SeatRowProps) {
  const t = useText();
  const theme = useTheme();
  const { colors, isLarge } = theme;
  const number = at + 1;
  const isFree = seat.kind === 'open';
  const isClosed = onTouch === undefined || (seat.kind === 'phone' && !isMine);
  const label = isMine ? t('lobby.rename', { name: seat.name }) : t('lobby.seat.sit', { number });
  return (
    <View
      style={[
        styles.row,
        isLarge && styles.high,
        {
          borderColor: isClosed ? colors.line : colors.ink,
          borderStyle: isFree ? 'dashed' : 'solid',
          backgroundColor: isMine ? colors.glowGround : isFree ? 'transparent' : colors.sheet,
        },
      ]}
    >
      <View style={[styles.back, { backgroundColor: isFree ? 'transparent' : theme.seat(at).color }]} />
      <Pressable
        accessibilityRole={isClosed ? 'text' : 'button'}
        accessibilityLabel={isClosed ? seat.name : label}
        disabled={isClosed}
        onPress={onTouch}
        style={({ pressed }) => [styles.seat, isLarge && styles.whole, { opacity: pressed ? 0.6 : 1 }]}
      >
        <SeatMark seat={at} size={32} />
        <View style={styles.words}>
          {isFree ? (
            <Text>{t('lobby.seat.free', { number })}</Text>
          ) : (
            <Text size="large" tone="strong">
              {seat.name}
            </Text>
          )}
          {!isFree && <SeatNote seat={seat} isMine={isMine} runs={runs} number={number} />}
        </View>
        {isFree && !isClosed && <Icon name="plus" size={20} />}
      </Pressable>
      {isMine && onStand && (
        <RowButton
          short={t('lobby.stand.short')}
          label={t('lobby.stand', { name: seat.name })}
          onPress={onStand}
        />
      )}
      {mayFill && isFree && (
        <RowButton
          icon="bot"
          short={t('lobby.bot.add.short')}
          label={t('lobby.bot.add', { number })}
          onPress={() => onBot(true)}
        />
      )}
      {mayFill && seat.kind === 'bot' && (
        <RowButton
          short={t('lobby.bot.remove.short')}
          label={t('lobby.bot.remove', { number })}
          onPress={() => onBot(false)}
        />
      )}
    </View>
  );
}

type SeatNoteProps = Pick<SeatRowProps, 'seat' | 'isMine' | 'runs'> & { readonly number: number };

function SeatNote({ seat, isMine, runs, number }: SeatNoteProps) {
  const t = useText();
  const notes = [
    isMine ? t('lobby.seat.me') : t('lobby.seat.number', { number }),
    runs !== null && t(`lobby.seat.${runs}`),
    seat.kind === 'bot' && t('basics.bot'),
    seat.away && t('basics.away'),
  ].filter((note) => note !== false);
  return (
    <View style={styles.notes}>
      {seat.kind === 'bot' && <Icon name="bot" size={16} />}
      {seat.away && <Icon name="phoneAway" size={16} />}
      {notes.map((note) => (
        <Text key={note} size="small" tone="soft">
          {note}
        </Text>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    paddingEnd: SPACE.small,
    minHeight: TOUCH + SPACE.large,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    overflow: 'hidden',
  },
  high: { flexDirection: 'column', alignItems: 'flex-end', paddingBottom: SPACE.small },
  whole: { flex: 0, flexBasis: 'auto', width: '100%', minHeight: TOUCH },
  seat: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    minHeight: TOUCH + SPACE.middle,
    paddingStart: SPACE.large + SPACE.tiny,
    paddingEnd: SPACE.small,
    paddingVertical: SPACE.small,
  },
  back: { position: 'absolute', top: 0, bottom: 0, start: 0, width: SPACE.small },
  words: { flex: 1 },
  notes: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
});
