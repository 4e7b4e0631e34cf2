import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
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
  const [use, ...more] = movesOf(legal, 'use');
  const block = canBlock && (
    <Second
      label={g('board.block')}
      short={g('board.block.short')}
      icon={<Glyph of={icons.block} size={20} color={colors.ink} />}
      busy={busy}
      onPress={() => setBlocking(true)}
    />
  );
  const done = () => void choose({ type: 'done' });
  const say = (from: number) =>
    g('said', { what: names[from] ?? '', value: sayLine(g, abilityLine(actorOf(from), 'support')) });
  return (
    <>
      <Dock
        rise={
          use !== undefined && (
            <View style={styles.box}>
              <Text size="small" align="center">
                {say(use.from)}
              </Text>
              {more.map((move) => (
                <View key={move.from} style={styles.use}>
                  <Button
                    label={g('move.use', { from: names[move.from] ?? '' })}
                    disabled={busy}
                    onPress={() => void choose(move)}
                  />
                  <Text size="small" align="center">
                    {say(move.from)}
                  </Text>
                </View>
              ))}
            </View>
          )
        }
        second={
          use !== undefined && canDo(legal, 'done') ? (
            <View style={styles.row}>
              {block}
              <Second label={g('move.done')} busy={busy} onPress={done} />
            </View>
          ) : (
            block
          )
        }
      >
        {use !== undefined ? (
          <Primary
            label={g('move.use', { from: names[use.from] ?? '' })}
            // Whose it is stands above it: a long name would take the board's room.
            short={g('move.use.short')}
            busy={busy}
            onPress={() => void choose(use)}
          />
        ) : canDo(legal, 'done') ? (
          <Primary label={g('move.done')} busy={busy} onPress={done} />
        ) : (
          canBlock && <Primary label={g('board.block')} busy={busy} onPress={() => setBlocking(true)} />
        )}
      </Dock>
      {isBlocking && (
        <SeatSheet
          {...props}
          title={g('board.block.title')}
          about={sayLine(g, abilityLine(actorOf(me), 'block'))}
          labelFor={(to) => g('move.block', { to })}
          costFor={(to) => view.costs.find((cost) => cost.move === 'block' && cost.to === to)}
          moveFor={(to) => blocks.find((move) => move.to === to) ?? g('why.promised')}
          onClose={() => setBlocking(false)}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  use: { gap: 2 },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
