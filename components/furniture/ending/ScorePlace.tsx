import { type ReactNode, useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type ScoreRow = {
  /** The seat, or the name of a party that nobody plays. */
  readonly id: string | number;
  readonly mark?: ReactNode;
  /** The same mark, as large as a winner's. */
  readonly big?: ReactNode;
  /** What the bar is printed in. */
  readonly color?: string | undefined;
  readonly name: string;
  readonly total: number;
  readonly won: boolean;
  /** Where the points come from, in the order in which they came. */
  readonly reasons: readonly { readonly text: string; readonly points: number }[];
};

export type ScorePlaceProps = {
  readonly row: ScoreRow;
  /** Its points have come out. */
  readonly isOpen: boolean;
  /** All have. */
  readonly isDone: boolean;
  readonly wonWord: string | undefined;
  /** The longest bar. */
  readonly most: number;
  readonly line: number | undefined;
  /** Of the longest points at this table. */
  readonly digits: number;
  readonly touchable: boolean;
};

/** How wide points are at 100 %, so that all bars end alike. */
const DIGIT = 15;
const LEAST = 36;
const MARK = 24;

/** One player's points: a bar made of its reasons, which a touch tells in words. */
export function ScorePlace({ row, isOpen, isDone, wonWord, most, line, digits, touchable }: ScorePlaceProps) {
  const t = useText();
  const { colors, scale } = useTheme();
  const [isRead, setRead] = useState(false);
  const { mark, name, total, reasons } = row;
  const won = row.won && isDone;
  const word = wonWord ?? t('table.wins');
  const label = t('table.score.row', { name: won ? `${name}, ${word}` : name, total: isOpen ? total : '' });
  const inside = (
    <>
      {mark !== undefined && <View style={[styles.mark, { width: MARK * scale }]}>{mark}</View>}
      <View style={styles.words}>
        <View style={styles.name}>
          <View style={styles.shrinks}>
            <Text size="small" tone="strong" lines={2}>
              {name}
            </Text>
          </View>
          {won && (
            <Text size="small" tone={wonWord === undefined ? 'strong' : 'soft'}>
              {word}
            </Text>
          )}
        </View>
        <Bar row={row} isOpen={isOpen} most={most} line={line} />
      </View>
      <View style={[styles.total, { minWidth: Math.max(LEAST, DIGIT * digits) * scale }]}>
        {/* Above the points, where it takes nothing from the bar: all bars are of one scale. */}
        {won && wonWord === undefined && <Icon name="crown" size={22} />}
        {isOpen && (
          <Text size="title" tone="strong" align="end">
            {total}
          </Text>
        )}
      </View>
    </>
  );
  return (
    <View
      testID={`score-${row.id}`}
      style={[styles.place, { borderBottomColor: colors.line, flexBasis: 300 * scale }]}
    >
      {touchable ? (
        <Pressable
          accessibilityRole="button"
          accessibilityLabel={label}
          accessibilityHint={t('table.score.why')}
          aria-expanded={isRead}
          onPress={() => setRead(!isRead)}
          style={styles.row}
        >
          {inside}
        </Pressable>
      ) : (
        <View accessible role="img" aria-label={label} style={styles.row}>
          {inside}
        </View>
      )}
      {isRead && (
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

function Bar({ row, isOpen, most, line }: Pick<ScorePlaceProps, 'row' | 'isOpen' | 'most' | 'line'>) {
  const { colors } = useTheme();
  const scale = usePrintScale();
  const share = (points: number) => `${Math.max(0, (100 * points) / most)}%` as const;
  const gained = row.reasons.filter(({ points }) => points > 0);
  const all = gained.reduce((sum, { points }) => sum + points, 0);
  return (
    <View style={{ height: 16 * scale }} aria-hidden>
      {isOpen && row.total > 0 && (
        <Appear>
          <View
            style={[styles.bar, { width: share(row.total), borderColor: colors.ink, height: 16 * scale }]}
          >
            {gained.map(({ points }, at) => (
              <View
                key={at}
                style={[
                  styles.part,
                  at > 0 && styles.next,
                  {
                    flexGrow: points / all,
                    backgroundColor: row.color ?? colors.softInk,
                    borderColor: colors.ink,
                  },
                ]}
              />
            ))}
          </View>
        </Appear>
      )}
      {line !== undefined && (
        <View style={[styles.line, { start: share(line), borderColor: colors.danger }]} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  place: { flexGrow: 1, flexShrink: 1, borderBottomWidth: StyleSheet.hairlineWidth },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small, minHeight: TOUCH, paddingVertical: 2 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90, gap: 1 },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
  shrinks: { flexShrink: 1 },
  mark: { alignItems: 'center' },
  total: { alignItems: 'flex-end' },
  bar: { flexDirection: 'row', borderWidth: 1.5 },
  part: { flexBasis: 0 },
  next: { borderStartWidth: 1.5 },
  line: { position: 'absolute', top: -2, bottom: -2, width: 0, borderStartWidth: 2.5, borderStyle: 'dashed' },
  reason: {
    flexDirection: 'row',
    gap: SPACE.middle,
    borderTopWidth: StyleSheet.hairlineWidth,
    paddingVertical: 3,
  },
});
