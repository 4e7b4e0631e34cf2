import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Report, View as GameView } from '@/rules/invest/types';

import { disasterTitle } from '@/components/boards/invest/text/cardWords';
import { DisasterFace } from './DisasterCardPicture';
import { Hits } from './Hits';

export type HistoryProps = {
  readonly view: GameView;
  readonly names: readonly string[];
  readonly touched: boolean;
};

/** So wide at 100 % that no name of a disaster is broken. */
const ONE = 140;

/** The disasters so far. A touch shows what each one took. */
export function History({ view: { history, names: called }, names, touched }: HistoryProps) {
  const g = useGameText('invest');
  const { colors, scale } = useTheme();
  const [opened, setOpened] = useState<Report | null>(null);
  const title = ({ round, card }: Report) =>
    g('board.report', { round, card: disasterTitle(g, called, card) });
  const look = [
    styles.one,
    { flexBasis: ONE * scale, borderColor: colors.line, backgroundColor: colors.sheet },
  ];
  const inside = (report: Report) => (
    <>
      <DisasterFace card={report.card} width={26} />
      <View style={styles.words}>
        <Text size="small" tone="strong">
          {title(report)}
        </Text>
        {report.level !== null && (
          <Text size="small" tone="soft">
            {g('board.level', { level: report.level })}
          </Text>
        )}
      </View>
    </>
  );
  return (
    <View style={styles.all}>
      {history.map((report) =>
        touched ? (
          <Pressable
            key={report.round}
            accessibilityRole="button"
            accessibilityLabel={title(report)}
            onPress={() => setOpened(report)}
            style={({ pressed }) => [look, { opacity: pressed ? 0.7 : 1 }]}
          >
            {inside(report)}
          </Pressable>
        ) : (
          <View key={report.round} style={look}>
            {inside(report)}
          </View>
        ),
      )}
      <Sheet
        open={opened !== null}
        onClose={() => setOpened(null)}
        title={opened === null ? '' : title(opened)}
      >
        {opened !== null && <Hits of={{ ...opened, live: null }} names={names} />}
        {opened?.card === 'good-year' && <Text>{g('disaster.good-year.text')}</Text>}
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  all: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  one: {
    minHeight: TOUCH,
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 1,
    borderRadius: RADIUS.small,
    padding: SPACE.tiny,
  },
  words: { flex: 1 },
});
