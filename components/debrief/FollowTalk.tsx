import { type ReactNode, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { MAX_WIDTH, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { DEBRIEF_STEPS } from '@/state/session/debriefSteps';
import type { AtTable } from '@/state/session/useTable';

import { shownCard } from './shownCard';
import { useDebriefCards } from './useDebriefCards';

export type FollowTalkProps = {
  readonly at: AtTable;
  /** The one that everybody sees, if there is any. */
  readonly clock?: ReactNode;
};

/** What whoever leads the talk shows on every phone, until its player looks at the game: the next card comes again. */
export function FollowTalk({ at, clock }: FollowTalkProps) {
  const t = useText();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const card = shownCard(at.state.table, useDebriefCards(at.state));
  const [seen, setSeen] = useState('');
  if (card === null || card.text === seen) return null;
  return (
    <View
      style={[
        styles.over,
        { backgroundColor: colors.paper, paddingTop: insets.top, paddingBottom: insets.bottom },
      ]}
      testID="talk"
    >
      <ScrollView contentContainerStyle={styles.inside}>
        <View style={styles.steps}>
          {DEBRIEF_STEPS.map((step) => (
            <View
              key={step}
              aria-hidden
              style={[
                styles.step,
                { borderColor: colors.ink, backgroundColor: step === card.step ? colors.ink : 'transparent' },
              ]}
            />
          ))}
          <Text tone="strong">{t(`talk.step.${card.step}`)}</Text>
        </View>
        {card.kind === 'moment' && (
          <View style={styles.row}>
            <Icon name="star" size={20} />
            <Text size="small">{t('talk.moment')}</Text>
          </View>
        )}
        <View role="status" aria-live="polite">
          <Text size="title" heading>
            {card.text}
          </Text>
        </View>
        {clock}
        <Text tone="soft">{t('debrief.quiet')}</Text>
        <Button label={t('talk.look')} onPress={() => setSeen(card.text)} />
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', top: 0, bottom: 0, start: 0, end: 0, zIndex: 1 },
  inside: {
    flexGrow: 1,
    justifyContent: 'center',
    gap: SPACE.large,
    padding: SPACE.large,
    width: '100%',
    maxWidth: MAX_WIDTH,
    alignSelf: 'center',
  },
  steps: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  step: { width: 20, height: 12, borderWidth: 2, borderRadius: 6 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
