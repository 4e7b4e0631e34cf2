import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { AppState, PanResponder, Pressable, StyleSheet, View, type ViewStyle } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { useLaidDown } from './useLaidDown';

/** Longer than this is a hold, and shows only while it lasts. */
const HOLD_MS = 350;
/** So far up is a pull. */
const PULL = 24;

export type HeldProps = {
  readonly label: string;
  /** What is drawn of it: backs, coins. Never what is on the other side. */
  readonly pile: ReactNode;
  readonly count: number;
  readonly held: boolean;
  readonly onHeld: (held: boolean) => void;
  /** Kept open until it is closed, for long reading. */
  readonly kept: boolean;
  readonly onKept: (kept: boolean) => void;
};

/** In a browser the page would take the pull for a scroll. */
const ownsTouch = { touchAction: 'none' } as unknown as ViewStyle;

/**
 * What I hold, closed: held it shows itself, pulled up or touched it stays open until it is touched again. It closes by
 * itself when the phone is locked, put down or given to another app.
 */
export function Held({ label, pile, count, held, onHeld, kept, onKept }: HeldProps) {
  const t = useText();
  const { colors } = useTheme();
  const isOpen = held || kept;
  // The system takes the app switcher's picture when the app goes to the background: close the secret before that.
  useEffect(() => {
    const watching = AppState.addEventListener('change', (state) => {
      if (state === 'active') return;
      onKept(false);
      onHeld(false);
    });
    return () => watching.remove();
  }, [onHeld, onKept]);
  useLaidDown(isOpen, () => {
    onKept(false);
    onHeld(false);
  });
  const [isPulled, setPulled] = useState(false);
  const pull = useMemo(
    () =>
      PanResponder.create({
        onMoveShouldSetPanResponder: (_, { dy }) => dy < -PULL,
        onPanResponderGrant: () => {
          setPulled(true);
          onHeld(false);
          onKept(true);
        },
      }),
    [onHeld, onKept],
  );
  return (
    <View {...pull.panHandlers} style={ownsTouch}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={label}
        accessibilityHint={t('table.hand.hint')}
        aria-expanded={isOpen}
        testID="hand-hold"
        delayLongPress={HOLD_MS}
        onPressIn={() => {
          setPulled(false);
          onHeld(true);
        }}
        onPressOut={() => onHeld(false)}
        // Without it a long hold would end as a touch and keep everything open.
        onLongPress={() => undefined}
        onPress={() => isPulled || onKept(!kept)}
        style={[
          styles.box,
          { borderColor: colors.ink, backgroundColor: isOpen ? colors.glowGround : colors.sheet },
        ]}
      >
        <View aria-hidden style={styles.pile}>
          {pile}
        </View>
        <View style={[styles.number, { backgroundColor: colors.ink }]}>
          <Text size="small" tone="strong" color={colors.paper}>
            {count}
          </Text>
        </View>
      </Pressable>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    minHeight: 58,
    minWidth: 72,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    paddingStart: 8,
    paddingEnd: 14,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.middle,
    userSelect: 'none',
  },
  pile: { flexDirection: 'row', alignItems: 'center' },
  number: {
    position: 'absolute',
    bottom: -2,
    end: -2,
    minWidth: 24,
    height: 24,
    borderRadius: 12,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 5,
  },
});
