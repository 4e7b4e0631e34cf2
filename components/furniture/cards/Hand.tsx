import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Dock, type DockProps } from '@/components/furniture/thumb/Dock';
import { Held } from '@/components/furniture/thumb/Held';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';

export type HandProps = Pick<DockProps, 'second' | 'alert'> & {
  readonly count: number;
  /** Its backs, as they lie under the thumb. */
  readonly pile: ReactNode;
  /** Names what else is hidden here without telling it. */
  readonly notes?: readonly string[] | undefined;
  /** Said in place of the cards when there are none. */
  readonly empty: string;
  /** A card must be chosen now: the hand opens by itself, and closes when that is done. */
  readonly opens?: boolean | undefined;
  /** When this changes, what was kept open is closed: the choice was made, or the vote is locked. */
  readonly closesOn?: string | undefined;
  /** The cards. They exist only while the hand is open. */
  readonly cards: () => ReactNode;
  /** Seen with the cards and hidden with them. */
  readonly secrets?: ReactNode;
  /** Seen only as long as a finger holds the hand: my own locked vote. */
  readonly whileHeld?: ReactNode;
  /** What lies above the thumb whether the hand is open or not. */
  readonly rise?: ReactNode;
  /** One live action, or a sentence. */
  readonly children?: ReactNode;
};

/** My cards under the thumb: closed, shown while held, kept open, or opened by themselves when one must be chosen. */
export function Hand({
  count,
  pile,
  notes = [],
  empty,
  opens = false,
  closesOn = '',
  cards,
  secrets,
  whileHeld,
  rise,
  children,
  ...dock
}: HandProps) {
  const t = useText();
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(opens);
  // Closed at once and not in an effect: what must not be seen is not seen for a moment either.
  const [since, setSince] = useState({ opens, closesOn });
  if (since.opens !== opens || since.closesOn !== closesOn) {
    setSince({ opens, closesOn });
    if (since.opens !== opens) setKept(opens);
    else setKept(false);
  }
  const isOpen = held || kept;
  const open = isOpen && (
    <View style={styles.open} testID="hand-open">
      {count === 0 ? <Text tone="soft">{empty}</Text> : <View style={styles.cards}>{cards()}</View>}
      {secrets}
      {held && whileHeld}
    </View>
  );
  return (
    <View testID="hand" style={styles.hand}>
      <Dock
        {...dock}
        hold={
          <Held
            label={[t('table.hand.hold', { count }), ...notes].join(' · ')}
            pile={pile}
            count={count}
            held={held}
            onHeld={setHeld}
            kept={kept}
            onKept={setKept}
          />
        }
        rise={
          (isOpen || (rise !== undefined && rise !== null && rise !== false)) && (
            <>
              {rise}
              {open}
            </>
          )
        }
      >
        {children}
      </Dock>
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { flexShrink: 1 },
  open: { gap: SPACE.small },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
