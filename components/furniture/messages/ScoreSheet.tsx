import { type ReactNode, useContext } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { useEnding } from '@/components/feedback/useEnding';
import { FrameNotesContext } from '@/components/furniture/frameNotes';
import { Appear } from '@/components/motion/Appear';
import { useStepByStep } from '@/components/motion/useStepByStep';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type ScoreRow = {
  /** The seat, or the name of a party that nobody plays. */
  readonly id: string | number;
  readonly mark?: ReactNode;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
  /** Where the points come from, in the order in which they came. */
  readonly reasons: readonly { readonly text: string; readonly points: number }[];
};

export type ScoreSheetProps = {
  /** Who won, in words. Comes last. */
  readonly outcome: string;
  readonly rows: readonly ScoreRow[];
  /** The winners of a game that is won together, where they are not the rows. */
  readonly winners?: readonly (number | string)[] | undefined;
  /** Said of a row that has won. */
  readonly wonWord?: string | undefined;
  readonly still?: boolean | undefined;
};

/** Shows each player's points with their reasons, one player after another. It is not a ranking. */
export function ScoreSheet({ outcome, rows, winners: told, wonWord, still = false }: ScoreSheetProps) {
  const { colors, lies } = useTheme();
  const { scores: note } = useContext(FrameNotesContext);
  const { shown, isDone, skip } = useStepByStep({ count: rows.length, still });
  const winners = told ?? rows.filter(({ won }) => won).map(({ id }) => id);
  useEnding({ isNews: isDone && !still, winners });
  return (
    <View
      style={styles.sheet}
      testID="scores"
      onStartShouldSetResponderCapture={() => {
        skip();
        return false;
      }}
    >
      <View
        aria-live="polite"
        style={[styles.outcome, lies, { borderColor: colors.ink, backgroundColor: colors.glowGround }]}
      >
        <View style={!isDone && styles.unsaid} aria-hidden={!isDone}>
          <Text size="title" heading align="center">
            {outcome}
          </Text>
        </View>
      </View>
      <View style={styles.rows}>
        {rows.map((row, at) => (
          <Place key={row.id} row={row} open={at < shown} isDone={isDone} wonWord={wonWord} />
        ))}
      </View>
      {note}
    </View>
  );
}

type PlaceProps = {
  readonly row: ScoreRow;
  readonly open: boolean;
  readonly isDone: boolean;
  readonly wonWord: string | undefined;
};

function Place({ row, open, isDone, wonWord }: PlaceProps) {
  const t = useText();
  const { colors, lies, scale } = useTheme();
  const { mark, name, total, reasons } = row;
  const won = row.won && isDone;
  return (
    <View
      testID={`score-${row.id}`}
      style={[
        styles.place,
        lies,
        { borderColor: won ? colors.ink : colors.line, backgroundColor: colors.sheet },
      ]}
    >
      <View style={styles.line}>
        {mark}
        <View style={[styles.words, { flexBasis: 90 * scale }]}>
          <Text tone="strong">{name}</Text>
        </View>
        {won && <Icon name="crown" />}
        {won && <Text tone="strong">{wonWord ?? t('table.wins')}</Text>}
        {open && (
          <Text size="title" tone="strong">
            {total}
          </Text>
        )}
      </View>
      {open && (
        <Appear>
          {reasons.map(({ text, points }, at) => (
            <View key={at} style={[styles.reason, { borderTopColor: colors.line }]}>
              <View style={styles.words}>
                <Text size="small" tone="soft">
                  {text}
                </Text>
              </View>
              <Text size="small" tone="soft">
                {t('table.plus', { points })}
              </Text>
            </View>
          ))}
        </Appear>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: SPACE.small },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  outcome: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.middle },
  unsaid: { opacity: 0 },
  place: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
    gap: SPACE.tiny,
  },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  reason: {
    flexDirection: 'row',
    gap: SPACE.middle,
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingVertical: 3,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
});
