import { type ReactNode, useContext } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

import { FrameContext } from './frameContext';

export type PrimaryProps = {
  readonly label: string;
  /** What stands on it, where the whole label is more than a thumb wants to read. */
  readonly short?: string | undefined;
  readonly hint?: string | undefined;
  /** What it means, in a few small words under the label. */
  readonly note?: string | undefined;
  readonly onPress: () => void;
  readonly icon?: ReactNode;
  /** A move is under way: a touch does nothing until it has arrived. */
  readonly busy?: boolean | undefined;
  readonly testID?: string | undefined;
};

/** The one next thing I can do, in my seat's colour and shape. It is never there and dead. */
export function Primary({ label, short, hint, note, onPress, icon, busy = false, testID }: PrimaryProps) {
  const theme = useTheme();
  const { colors, lies } = theme;
  const { me } = useContext(FrameContext);
  const { color, onColor } = me === null ? { color: colors.main, onColor: colors.onMain } : theme.seat(me);
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      {...(hint !== undefined && { accessibilityHint: hint })}
      aria-busy={busy}
      onPress={() => busy || onPress()}
      testID={testID}
      {...PRIMARY}
      style={({ pressed }) => [
        styles.box,
        lies,
        { backgroundColor: color, borderColor: colors.ink, opacity: pressed || busy ? 0.7 : 1 },
      ]}
    >
      {icon !== undefined ? (
        <View style={styles.icon}>{icon}</View>
      ) : (
        me !== null && (
          <View style={[styles.mark, { backgroundColor: colors.sheet }]}>
            <SeatMark seat={me} size={22} />
          </View>
        )
      )}
      <View style={styles.words}>
        <Text tone="strong" align="center" color={onColor} lines={3}>
          {short ?? label}
        </Text>
        {note !== undefined && (
          <Text size="small" align="center" color={onColor}>
            {note}
          </Text>
        )}
      </View>
    </Pressable>
  );
}

/** The move is made on the board: this says which, and a touch brings the place into sight. */
export function Pointer({ label, testID }: { readonly label: string; readonly testID?: string | undefined }) {
  const theme = useTheme();
  const { me, showBoard } = useContext(FrameContext);
  const ink = me === null ? theme.colors.onMain : theme.seat(me).onColor;
  return (
    <Primary
      label={label}
      onPress={showBoard}
      icon={<Icon name="hand" size={22} color={ink} />}
      testID={testID ?? 'pointer'}
    />
  );
}

/** Says on a web page which action is the one (`data-primary`). Phones ignore it. */
const PRIMARY = { dataSet: { primary: 'true' } };

const styles = StyleSheet.create({
  box: {
    minHeight: 58,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.small,
    paddingHorizontal: SPACE.middle,
    paddingVertical: SPACE.tiny,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  icon: { flexShrink: 0 },
  mark: { borderRadius: RADIUS.round, padding: 4 },
  words: { flexShrink: 1 },
});
