import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText, useLanguage } from '@/i18n';
import { REAL, REAL_TOTAL, REGION } from '@/rules/chile/text/numbers';
import type { BySide, Ending, RegionView, Side, View as GameView } from '@/rules/chile/types';

import { type SidePrint, useInks, useSides } from '@/components/boards/chile/art/prints';
import { SideTag } from '@/components/boards/chile/campaign/SideTag';

const winnerOf = ({ si, no }: BySide<number>): Side => (si > no ? 'si' : 'no');

/** Ours beside the real one, Region by Region. */
export function RealResult({ view, result }: { view: GameView; result: Ending }) {
  const g = useGameText('chile');
  const { id: language } = useLanguage();
  const { colors, isLarge, lies } = useTheme();
  const sides = useSides(view);
  const count = (votes: number) => votes.toLocaleString(language);
  const won = (side: Side) =>
    view.regions.reduce((sum, { id }) => sum + (winnerOf(REAL[id]) === side ? REGION[id].votes : 0), 0);
  return (
    <View
      style={[styles.box, lies, { borderColor: colors.ink, backgroundColor: colors.sheet }]}
      testID="real-result"
    >
      <Text size="large" heading>
        {g('result.real')}
      </Text>
      <Text>{g('result.real.total', { no: count(REAL_TOTAL.no), si: count(REAL_TOTAL.si) })}</Text>
      <Text>{g('result.real.count', { no: won('no'), si: won('si'), ...tableOf(result) })}</Text>
      <View role="table" aria-label={g('result.real')} style={styles.rows}>
        <View role="row" style={[styles.row, isLarge && styles.wraps]}>
          {(['table.region', 'result.real.table', 'result.real.then'] as const).map((key, at) => (
            <View
              key={key}
              role="columnheader"
              style={[isLarge ? styles.whole : styles.name, styles.ours, styles.then][at]}
            >
              <Text size="small" tone="soft">
                {g(key)}
              </Text>
            </View>
          ))}
        </View>
        {view.regions.map((region) => (
          <Row key={region.id} region={region} sides={sides} />
        ))}
      </View>
      <Text size="small" tone="soft">
        {g('result.real.source')}
      </Text>
    </View>
  );
}

const tableOf = ({ votes }: Ending) => ({ tableSi: votes.si, tableNo: votes.no });

type RowProps = { readonly region: RegionView; readonly sides: { readonly [S in Side]: SidePrint } };

function Row({ region: { id, control }, sides }: RowProps) {
  const g = useGameText('chile');
  const { id: language } = useLanguage();
  const { colors, isLarge } = useTheme();
  const inks = useInks();
  const real = REAL[id];
  const winner = winnerOf(real);
  const percent = (side: Side) => (100 * real[side]) / (real.si + real.no);
  const share = percent(winner).toLocaleString(language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <View
      role="row"
      style={[styles.row, { borderTopColor: colors.line }, styles.ruled, isLarge && styles.wraps]}
    >
      <View role="rowheader" style={isLarge ? styles.whole : styles.name}>
        <Text size="small" tone="strong">
          {g(`region.${id}`)}
        </Text>
      </View>
      <View role="cell" style={styles.ours}>
        <SideTag
          side={control === null ? null : sides[control]}
          text={g(control === null ? 'side.none' : `side.${control}`)}
          small
        />
      </View>
      <View role="cell" style={styles.then}>
        <View style={[styles.bar, { borderColor: inks.ink, backgroundColor: sides.no.color }]} aria-hidden>
          <View style={{ width: `${percent('si')}%`, height: '100%', backgroundColor: sides.si.color }} />
          <View style={[styles.middle, { backgroundColor: inks.ink }]} />
        </View>
        <Text size="small" tone={winner === control ? 'strong' : 'plain'}>
          {g('result.real.share', { side: sides[winner].label, share })}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  rows: { gap: SPACE.tiny },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  ruled: { borderTopWidth: 1, paddingTop: SPACE.tiny },
  wraps: { flexWrap: 'wrap' },
  whole: { width: '100%' },
  name: { flexGrow: 3, flexShrink: 1, flexBasis: 0 },
  ours: { flexGrow: 2, flexShrink: 1, flexBasis: 0 },
  then: { flexGrow: 4, flexShrink: 1, flexBasis: 0, gap: 2 },
  bar: { height: 12, borderWidth: 1.5, borderRadius: 2, overflow: 'hidden' },
  middle: { position: 'absolute', top: 0, bottom: 0, start: '50%', width: 1.5 },
});
