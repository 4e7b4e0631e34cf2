import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { MAX_WIDTH, RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type CurtainProps = {
  readonly name: string;
  readonly seat: number;
  readonly onOpen: () => void;
  /** Not rendered before the curtain is open, so that nothing of it can be seen, read aloud or found. */
  readonly children?: ReactNode;
};

/** Covers the screen while a phone is passed. It shows whose turn is next; that player opens it. */
export function Curtain({ name, seat, onOpen, children }: CurtainProps) {
  const t = useText();
  const theme = useTheme();
  const [open, setOpen] = useState(false);
  if (open) return <>{children}</>;
  const { color, onColor } = theme.seat(seat);
  return (
    <View role="main" testID="curtain" style={[styles.ground, { backgroundColor: theme.colors.paper }]}>
      <View style={styles.words}>
        <Text size={theme.isLarge ? 'title' : 'huge'} heading align="center">
          {t('basics.pass', { name })}
        </Text>
        <Text size="large" tone="soft" align="center">
          {t('basics.pass.others', { name })}
        </Text>
      </View>
      <SeatMark seat={seat} size={140} />
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t('basics.open', { name })}
        testID="curtain-open"
        onPress={() => {
          setOpen(true);
          onOpen();
        }}
        style={({ pressed }) => [
          styles.open,
          { backgroundColor: color, borderColor: theme.colors.ink, opacity: pressed ? 0.7 : 1 },
        ]}
      >
        <Text size="large" tone="strong" align="center" color={onColor}>
          {t('basics.open', { name })}
        </Text>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.huge, padding: SPACE.huge },
  /** The whole width, so that a long name breaks instead of running off the screen. */
  words: { alignSelf: 'stretch', gap: SPACE.large },
  open: {
    minHeight: 72,
    width: '100%',
    maxWidth: MAX_WIDTH / 2,
    justifyContent: 'center',
    padding: SPACE.large,
    borderWidth: 2,
    borderRadius: RADIUS.large,
  },
});
