import { type ReactNode, useContext } from 'react';
import { StyleSheet, View } from 'react-native';

import { Rays } from '@/components/art/Rays';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { useEnding } from '@/components/feedback/useEnding';
import { FrameNotesContext } from '@/components/furniture/frameNotes';
import { useStepByStep } from '@/components/motion/useStepByStep';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';

import { ScorePlace, type ScoreRow } from './ScorePlace';

export type ScoreSheetProps = {
  /** Who won, in a few words. */
  readonly outcome: string;
  /** Why, in a sentence. */
  readonly why?: string | undefined;
  readonly rows: readonly ScoreRow[];
  /** The winners of a game that is won together, where they are not the rows. */
  readonly winners?: readonly (number | string)[] | undefined;
  /** Said of a row that has won. */
  readonly wonWord?: string | undefined;
  /** Drawn instead of the winners' marks. */
  readonly picture?: ReactNode;
  /** The points that had to be passed. */
  readonly line?: number | undefined;
  readonly still?: boolean | undefined;
  /** `false` on the shared screen, where nobody touches anything. */
  readonly touchable?: boolean | undefined;
};

const HIGH = 112;

/** How a game ended, on one screen: who won and why, then everybody's points. A touch on a row tells where they come from. It is not a ranking. */
export function ScoreSheet(props: ScoreSheetProps) {
  const {
    outcome,
    why,
    rows,
    winners: told,
    wonWord,
    picture,
    line,
    still = false,
    touchable = true,
  } = props;
  const { colors } = useTheme();
  const scale = usePrintScale();
  const { scores: note } = useContext(FrameNotesContext);
  const { shown, isDone, skip } = useStepByStep({ count: rows.length, still });
  const won = rows.filter((row) => row.won);
  useEnding({ isNews: isDone && !still, winners: told ?? won.map(({ id }) => id) });
  const most = Math.max(1, line ?? 0, ...rows.map(({ total }) => total));
  const digits = Math.max(...rows.map(({ total }) => String(total).length));
  return (
    <View
      style={styles.sheet}
      testID="scores"
      onStartShouldSetResponderCapture={() => {
        skip();
        return false;
      }}
    >
      <View style={[styles.stage, { borderColor: colors.ink, backgroundColor: colors.glowGround }]}>
        <View style={[styles.picture, { minHeight: HIGH * scale }]}>
          <Rays color={colors.sheet} />
          {picture ?? <Winners rows={won} />}
        </View>
        <View aria-live="polite" style={[styles.banner, { backgroundColor: colors.main }]}>
          <Text size="title" heading align="center" tone="onMain">
            {outcome}
          </Text>
        </View>
      </View>
      {why !== undefined && (
        <Text align="center" testID="why">
          {why}
        </Text>
      )}
      <View style={styles.rows}>
        {rows.map((row, at) => (
          <ScorePlace
            key={row.id}
            row={row}
            isOpen={at < shown}
            isDone={isDone}
            wonWord={wonWord}
            most={most}
            line={line}
            digits={digits}
            touchable={touchable}
          />
        ))}
      </View>
      {note}
    </View>
  );
}

/** Those who won, as large as there is room. */
function Winners({ rows }: { readonly rows: readonly ScoreRow[] }) {
  const scale = usePrintScale();
  return (
    <View style={styles.winners} aria-hidden>
      {rows.map(({ id, big, mark }) => (
        <View key={id} style={styles.winner}>
          <Icon name="crown" size={36 * scale} />
          {big ?? mark}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: SPACE.small },
  stage: { borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  picture: { alignItems: 'center', justifyContent: 'center', overflow: 'hidden', padding: SPACE.small },
  winners: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.large },
  winner: { alignItems: 'center' },
  banner: { paddingVertical: SPACE.small, paddingHorizontal: SPACE.middle },
  rows: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.large },
});
