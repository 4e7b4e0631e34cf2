import { type ReactNode, useContext, useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { IconButton } from '@/components/basics/input/IconButton';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { type Turning, TurningContext } from './turning';

/** A question to talk about, or a picture of the game to look at first. */
export type DebriefCard =
  | { readonly question: string; readonly part?: string | undefined }
  | { readonly id: string; readonly picture: ReactNode };

export type DebriefCardsProps = {
  readonly cards: readonly DebriefCard[];
  readonly names: readonly string[];
};

/** How much of the screen a card takes, so that the next one lies in the same place. */
const SHARE = 0.52;
const LOWEST = 220;

/** What to talk about after the game: a pile of cards that one turns, with the phones put down. */
export function DebriefCards({ cards, names }: DebriefCardsProps) {
  const t = useText();
  const { colors, lies, isLarge } = useTheme();
  const { height } = useWindowDimensions();
  const [own, setOwn] = useState(0);
  const turning = useContext(TurningContext);
  const deal = turning?.deal;
  const { length: count } = cards;
  useEffect(() => deal?.(count), [deal, count]);
  const at = turning?.at ?? own;
  const turnTo = turning?.turnTo ?? setOwn;
  const card = cards[at];
  if (card === undefined) return null;
  const starts = 'question' in card ? at % names.length : null;
  return (
    <View style={styles.box} testID="debrief">
      <View style={[styles.under, { borderColor: colors.ink, backgroundColor: colors.sheet }]} aria-hidden />
      <Appear key={at}>
        <View
          aria-live="polite"
          testID={`debrief-${at}`}
          style={[
            styles.card,
            lies,
            {
              minHeight: Math.max(LOWEST, height * SHARE),
              borderColor: colors.ink,
              backgroundColor: colors.sheet,
            },
          ]}
        >
          {'question' in card ? (
            <Question card={card} seat={at % names.length} name={names[at % names.length] ?? ''} />
          ) : (
            card.picture
          )}
          <View style={styles.row}>
            <View style={styles.grows}>
              <Pips at={at} count={count} />
            </View>
            {at > 0 && <IconButton icon="back" label={t('debrief.before')} onPress={() => turnTo(at - 1)} />}
          </View>
        </View>
      </Appear>
      {turning === null && <NextCard at={at} count={count} turnTo={turnTo} />}
      {starts !== null && !isLarge && (
        <View style={styles.ring} aria-hidden>
          {names.map((_, seat) => (
            <View key={seat} style={styles.seat}>
              {seat === starts && (
                <View style={styles.says}>
                  <Icon name="say" size={20} color={colors.danger} />
                </View>
              )}
              <SeatMark seat={seat} size={seat === starts ? 40 : 28} />
            </View>
          ))}
        </View>
      )}
      <Text size="small" tone="soft" align="center">
        {t('debrief.quiet')}
      </Text>
    </View>
  );
}

/** The next card, or from the last one back to the first. */
export function NextCard({ at, count, turnTo }: Omit<Turning, 'deal'>) {
  const t = useText();
  const isLast = at === count - 1;
  return (
    <Primary
      label={t(isLast ? 'debrief.first' : 'debrief.next')}
      onPress={() => turnTo(isLast ? 0 : at + 1)}
    />
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
      <View style={styles.question}>
        <Text size="title" heading>
          {question}
        </Text>
      </View>
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
  question: { flexGrow: 1, justifyContent: 'center', paddingVertical: SPACE.small },
  ring: {
    flexDirection: 'row',
    alignItems: 'flex-end',
    justifyContent: 'center',
    gap: SPACE.huge,
    minHeight: 62,
  },
  seat: { alignItems: 'center', justifyContent: 'flex-end' },
  says: { height: 22 },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  grows: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  pips: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.tiny },
  pip: { borderWidth: 1.5 },
});
