import { type ReactNode, useEffect, useState } from 'react';
import { AppState, ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Button } from '@/components/basics/Button';
import { HoldToSee } from '@/components/basics/HoldToSee';
import { Icon } from '@/components/basics/Icon';
import { IconButton } from '@/components/basics/IconButton';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type HandProps = {
  readonly count: number;
  /** What else there is to see, said without saying what it is. */
  readonly notes?: readonly string[] | undefined;
  /** Said in place of the cards when there are none. */
  readonly empty: string;
  /** Above the cards; makes room for them when the text is large. */
  readonly above?: ReactNode;
  /** The cards. They exist only while the hand is open. */
  readonly children: () => ReactNode;
  /** Seen with the cards and hidden with them. */
  readonly secrets?: ReactNode;
};

/** My cards: closed, open while held, or kept open on purpose. */
export function Hand({ count, notes = [], empty, above, children, secrets }: HandProps) {
  const t = useText();
  const { height } = useWindowDimensions();
  const { colors, isLarge } = useTheme();
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(false);
  useEffect(() => {
    const watching = AppState.addEventListener('change', (state) => {
      if (state !== 'active') setKept(false);
    });
    return () => watching.remove();
  }, []);
  const isOpen = held || kept;
  const keep = {
    label: t(kept ? 'table.hand.close' : 'table.hand.keep'),
    onPress: () => setKept(!kept),
    testID: 'hand-keep',
  };
  return (
    <View style={styles.hand} testID="hand">
      {!(isLarge && isOpen) && above}
      {isOpen && (
        <ScrollView
          tabIndex={0}
          style={{ maxHeight: height * 0.4 }}
          contentContainerStyle={styles.inside}
          testID="hand-open"
        >
          {count === 0 ? <Text tone="soft">{empty}</Text> : <View style={styles.cards}>{children()}</View>}
          {secrets}
        </ScrollView>
      )}
      <View style={[styles.row, isLarge && styles.oneLine]}>
        <View style={styles.grow}>
          <HoldToSee
            label={[t('table.hand.hold', { count }), ...notes].join(' · ')}
            hint={t('table.hand.hint')}
            seen={held}
            onSeen={setHeld}
            icon={<Icon name="cards" />}
            testID="hand-hold"
          />
        </View>
        {isLarge ? (
          <View style={[styles.icon, { borderColor: colors.ink }]}>
            <IconButton icon={kept ? 'close' : 'eye'} {...keep} />
          </View>
        ) : (
          <Button {...keep} />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { gap: SPACE.small },
  inside: { gap: SPACE.small, paddingBottom: SPACE.tiny },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 170 },
  oneLine: { flexWrap: 'nowrap', alignItems: 'center' },
  icon: { borderWidth: 2, borderRadius: RADIUS.middle, padding: 2 },
});
