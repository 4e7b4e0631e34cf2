import { type ReactNode, useContext } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { RADIUS, SPACE, useTheme } from '@/components/theme';

import { FrameContext } from './frameContext';

export type DockProps = {
  /** What I hold: a pile with its number. */
  readonly hold?: ReactNode;
  /** What lies open above it: my cards, or what is to be chosen from. */
  readonly rise?: ReactNode;
  /** Something in it is dragged onto the board: it must not be cut off at its edge, so it does not scroll. */
  readonly drags?: boolean | undefined;
  /** Another way than the main one: to pass, to go back. */
  readonly second?: ReactNode;
  /** Why the table has refused; it floats, and pushes nothing. */
  readonly alert?: ReactNode;
  /** One live action. Where nothing is to be done, a sentence, or nothing: then the turn's own sentence stands there. */
  readonly children?: ReactNode;
};

/** No more of the screen than this lies open above the thumb; the rest of it scrolls. */
const MOST = 0.4;

/** The thumb zone: what I hold at the left, one live action at the right, and what has been opened above them. */
export function Dock({ hold, rise, drags = false, second, alert, children: main }: DockProps) {
  const { colors, isLarge } = useTheme();
  const { shape, turn, idle } = useContext(FrameContext);
  const { height } = useWindowDimensions();
  const isLying = shape === 'lying';
  const isThere = (part: ReactNode) => part !== undefined && part !== null && part !== false;
  const children = isThere(main) ? main : (idle ?? turn);
  const open = [styles.rise, { borderTopColor: colors.ink, backgroundColor: colors.paper }];
  const isStacked = isLying || (isLarge && isThere(second));
  return (
    <View style={isLying && styles.lying}>
      {isThere(alert) && <View style={styles.alert}>{alert}</View>}
      {isThere(main) && isThere(turn) && (
        <View style={[styles.turn, { borderTopColor: colors.ink, backgroundColor: colors.sheet }]}>
          {turn}
        </View>
      )}
      {isThere(rise) &&
        (drags ? (
          <View testID="rise" style={[open, styles.inside, styles.over]}>
            {rise}
          </View>
        ) : (
          <ScrollView
            tabIndex={0}
            testID="rise"
            style={[open, isLying ? styles.shrinks : { maxHeight: height * MOST }]}
            contentContainerStyle={styles.inside}
            keyboardShouldPersistTaps="handled"
          >
            {rise}
          </ScrollView>
        ))}
      <View
        style={[styles.zone, { borderTopColor: colors.ink, backgroundColor: colors.paper }]}
        testID="dock"
      >
        {isStacked ? (
          <>
            {(isThere(hold) || isThere(second)) && (
              <View style={styles.row}>
                {hold}
                {isThere(second) && <View style={styles.grow}>{second}</View>}
              </View>
            )}
            {isThere(children) && (
              <View style={styles.row}>{<View style={styles.grow}>{children}</View>}</View>
            )}
          </>
        ) : (
          <View style={styles.row}>
            {hold}
            {isThere(second) && <View style={styles.second}>{second}</View>}
            {isThere(children) && <View style={styles.grow}>{children}</View>}
          </View>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  lying: { flexShrink: 1 },
  alert: {
    position: 'absolute',
    bottom: '100%',
    start: SPACE.small,
    end: SPACE.small,
    paddingBottom: SPACE.small,
    zIndex: 2,
  },
  turn: {
    borderTopWidth: 2,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
    flexDirection: 'row',
  },
  rise: {
    flexGrow: 0,
    borderTopWidth: 2,
    borderTopStartRadius: RADIUS.large,
    borderTopEndRadius: RADIUS.large,
  },
  shrinks: { flexShrink: 1 },
  over: { zIndex: 1 },
  inside: { padding: SPACE.small, gap: SPACE.small },
  zone: { borderTopWidth: 2, padding: 6, gap: 6, minHeight: 72, justifyContent: 'center' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  second: { flexShrink: 0, maxWidth: '42%' },
});
