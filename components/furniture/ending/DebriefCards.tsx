import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { IconButton } from '@/components/basics/input/IconButton';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

/** A question to talk about, or a picture of the game to look at first. */
export type DebriefCard =
  | { readonly question: string; readonly part?: string | undefined }
  | { readonly id: string; readonly picture: ReactNode };

export type DebriefCardsProps = {
  readonly cards: readonly DebriefCard[];
  readonly names: readonly string[];
};

/** What to talk about after the game: a pile of cards that one turns, with the phones put down. */
export function DebriefCards({ cards, names }: DebriefCardsProps) {
  const t = useText();
  const { colors, lies } = useTheme();
  const [at, setAt] = useState(0);
  const card = cards[at];
  if (card === undefined) return null;
  const isLast = at === cards.length - 1;
  return (
    <View style={styles.box} testID="debrief">
      <View style={[styles.under, { borderColor: colors.ink, backgroundColor: colors.sheet }]} aria-hidden />
      <Appear key={at}>
        <View
          aria-live="polite"
          testID={`debrief-${at}`}
          style={[styles.card, lies, { borderColor: colors.ink, backgroundColor: colors.sheet }]}
        >
          {'question' in card ? (
            <Question card={card} seat={at % names.length} name={names[at % names.length] ?? ''} />
          ) : (
            card.picture
          )}
          <Pips at={at} count={cards.length} />
        </View>
      </Appear>
      <View style={styles.row}>
        {at > 0 && <IconButton icon="back" label={t('debrief.before')} onPress={() => setAt(at - 1)} />}
        <View style={styles.grows}>
          <Button
            kind="main"
            label={t(isLast ? 'debrief.first' : 'debrief.next')}
            onPress={() => setAt(isLast ? 0 : at + 1)}
          />
        </View>
      </View>
      <Text size="small" tone="soft" align="center">
        {t('debrief.quiet')}
      </Text>
    </View>
  );
}

type QuestionProps = {
  readonly card: Extract<DebriefCard, { question: string }>;
  readonly seat: number;
  readonly name: string;
};

function Question({ card: { question, part }, seat, name }: QuestionProps) {
  const t = useText();
  return (
    <>
      {part !== undefined && (
        <Text size="small" tone="soft">
          {part}
        </Text>
      )}
      <View style={styles.row}>
        <SeatMark seat={seat} size={32} />
        <View style={styles.grows}>
          <Text tone="strong">{t('debrief.starts', { name })}</Text>
        </View>
      </View>
      <Text size="title" heading>
        {question}
      </Text>
    </>
  );
}

function Pips({ at, count }: { readonly at: number; readonly count: number }) {
  const t = useText();
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <View style={styles.pips}>
      {Array.from({ length: count }, (_, pip) => (
        <View
          key={pip}
          aria-hidden
          style={[
            styles.pip,
            {
              width: 10 * scale,
              height: 10 * scale,
              borderColor: colors.ink,
              backgroundColor: pip < at ? colors.ink : pip === at ? colors.danger : 'transparent',
            },
          ]}
        />
      ))}
      <Text size="small">{t('debrief.of', { at: at + 1, count })}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.middle, padding: SPACE.small },
  card: {
    borderWidth: 2,
    borderRadius: RADIUS.large,
    padding: SPACE.large,
    gap: SPACE.middle,
    minHeight: 260,
    justifyContent: 'space-between',
  },
  under: {
    position: 'absolute',
    top: SPACE.middle,
    start: SPACE.middle,
    end: SPACE.middle,
    height: 240,
    borderWidth: 2,
    borderRadius: RADIUS.large,
    transform: [{ rotate: '2.5deg' }],
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grows: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  pips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.tiny },
  pip: { borderWidth: 1.5 },
});
