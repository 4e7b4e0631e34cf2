import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SecretHandle } from '@/components/furniture/secrets/SecretHandle';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type HandProps = {
  readonly count: number;
  /** Names what else is hidden here without telling it. */
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

/** My cards: hidden, shown while the handle is held, or kept open until closed. */
export function Hand({ count, notes = [], empty, above, children, secrets }: HandProps) {
  const t = useText();
  const { height } = useWindowDimensions();
  const { isLarge } = useTheme();
  const [held, setHeld] = useState(false);
  const [kept, setKept] = useState(false);
  const isOpen = held || kept;
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
      <SecretHandle
        label={[t('table.hand.hold', { count }), ...notes].join(' · ')}
        held={held}
        onHeld={setHeld}
        kept={kept}
        onKept={setKept}
        closeLabel={t('table.hand.close')}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  hand: { gap: SPACE.small },
  inside: { gap: SPACE.small, paddingBottom: SPACE.tiny },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
