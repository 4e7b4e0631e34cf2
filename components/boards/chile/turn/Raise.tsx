import { StyleSheet, View } from 'react-native';

import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Chile, Move } from '@/rules/chile/types';
import type { Legal } from '@/rules/engine';

import type { MineProps } from '@/components/boards/chile/selection';

type RaiseMove = Extract<Move, { type: 'raise' }>;

/** The moves that raise all one may, from as few Regions as possible. Which Regions hardly ever matters. */
function allOf(legal: readonly Legal<Chile>[], most: number): readonly RaiseMove[] {
  const largest = new Map<string, RaiseMove>();
  for (const move of movesOf(legal, 'raise'))
    if (move.funds > (largest.get(move.region)?.funds ?? 0)) largest.set(move.region, move);
  let left = most;
  return [...largest.values()]
    .sort((one, other) => other.funds - one.funds)
    .flatMap((move) => {
      const funds = Math.min(move.funds, left);
      left -= funds;
      return funds === 0 ? [] : [{ ...move, funds }];
    });
}

/** One touch takes all there is; a touch on a Region takes some of it. */
export function Raise({ view, legal, me, busy, choose, select }: MineProps) {
  const g = useGameText('chile');
  const { colors, isLarge } = useTheme();
  const raises = allOf(legal, view.seats[me as 0 | 1].canRaise);
  const [stop] = movesOf(legal, 'stop');
  const funds = raises.reduce((sum, move) => sum + move.funds, 0);

  async function take() {
    for (const move of raises) {
      const problem = await choose(move);
      if (problem !== null) return select({ problem });
    }
  }

  return (
    <View style={styles.box}>
      {!isLarge && (
        <Text size="small" tone="soft" align="center">
          {raises
            .map((move) => g('table.raise.from', { region: g(`region.${move.region}`), funds: move.funds }))
            .join(' · ')}
        </Text>
      )}
      <View style={styles.row}>
        <View style={styles.most}>
          <Button
            kind="main"
            label={g('move.raise.all', { funds, count: funds })}
            icon={<Glyph of={icons.fundraise} size={24} color={colors.onMain} />}
            disabled={busy}
            onPress={() => void take()}
          />
        </View>
        {stop !== undefined && (
          <Button
            kind="quiet"
            label={g('move.stop.short')}
            hint={g('move.stop')}
            disabled={busy}
            onPress={() => void choose(stop).then((problem) => select({ problem }))}
          />
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  most: { flexGrow: 3, maxWidth: '100%' },
});
