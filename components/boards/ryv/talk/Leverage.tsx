import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { abilityLine } from '@/rules/ryv/text/describe';
import type { Actor } from '@/rules/ryv/kinds';

import { sayLine } from '@/components/boards/ryv/text/say';
import { SeatSheet } from './SeatSheet';
import type { MineProps } from '@/components/boards/ryv/selection';

/** After the talk: use what I was given, or Block somebody. */
export function Leverage(props: MineProps) {
  const { view, legal, me, names, busy, choose } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const [isBlocking, setBlocking] = useState(false);
  const actorOf = (seat: number): Actor => view.players[seat]?.actor ?? 'cso';
  const blocks = movesOf(legal, 'block');
  const canBlock = blocks.length > 0;
  return (
    <View style={styles.box}>
      {movesOf(legal, 'use').map((move) => (
        <View key={move.from} style={styles.use}>
          <Button
            kind="main"
            label={g('move.use', { from: names[move.from] ?? '' })}
            disabled={busy}
            onPress={() => void choose(move)}
          />
          <Text size="small" align="center">
            {sayLine(g, abilityLine(actorOf(move.from), 'support'))}
          </Text>
        </View>
      ))}
      <View style={styles.row}>
        <View style={styles.grow}>
          <Button
            label={g('board.block')}
            icon={<Glyph of={icons.block} size={20} color={canBlock ? colors.ink : colors.softInk} />}
            disabled={busy || !canBlock}
            why={view.players[me]?.sheet.supports === null ? undefined : g('why.support-or-block')}
            onPress={() => setBlocking(true)}
          />
        </View>
        {canDo(legal, 'done') && (
          <View style={styles.grow}>
            <Button label={g('move.done')} disabled={busy} onPress={() => void choose({ type: 'done' })} />
          </View>
        )}
      </View>
      {isBlocking && (
        <SeatSheet
          {...props}
          title={g('board.block.title')}
          about={sayLine(g, abilityLine(actorOf(me), 'block'))}
          labelFor={(to) => g('move.block', { to })}
          moveFor={(to) => blocks.find((move) => move.to === to) ?? g('why.promised')}
          onClose={() => setBlocking(false)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  use: { gap: 2 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
