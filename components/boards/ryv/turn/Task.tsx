import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { canDo, movesOf } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { levelOf, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Move, View as GameView } from '@/rules/ryv/types';

import { CardChoice } from './CardChoice';
import { LicenseSheet } from './Market';
import { cardName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

/** Moves that answer a question of the table with one touch, the first of them the likeliest. */
const PLAIN = ['pay', 'drop', 'assuage', 'amends', 'enough', 'skip', 'not-now'] as const;

const assuagePrice = (view: GameView): number =>
  levelOf(view, 'openness') === 'repressed' ? RULE_NUMBERS.assuageRepressed : RULE_NUMBERS.assuageObstructed;

/** A choice that is owed before play goes on, and that no place on the board answers. */
export function Task(props: MineProps) {
  const { view, legal, busy, choose } = props;
  const g = useGameText('ryv');
  const [sheet, setSheet] = useState<'keep' | 'license' | null>(null);
  const send = (move: Move) => void choose(move);
  const answers = movesOf(legal, 'answer');
  const plain = PLAIN.filter((type) => canDo(legal, type));
  const { task } = view;
  const about =
    task?.type === 'answer'
      ? g('task.answer', {
          from: props.names[task.from] ?? '',
          price: task.price,
          card: cardName(g, task.card),
        })
      : null;
  return (
    <View style={styles.box}>
      {about !== null && <Text align="center">{about}</Text>}
      {canDo(legal, 'keep') && (
        <Button kind="main" label={g('board.keep')} disabled={busy} onPress={() => setSheet('keep')} />
      )}
      {canDo(legal, 'license') && (
        <Button kind="main" label={g('board.license')} disabled={busy} onPress={() => setSheet('license')} />
      )}
      <View style={styles.row}>
        {answers.map((move) => (
          <View key={String(move.accept)} style={styles.grow}>
            <Button
              kind={move.accept ? 'main' : 'plain'}
              label={g(move.accept ? 'move.answer.accept' : 'move.answer.refuse')}
              disabled={busy}
              onPress={() => send(move)}
            />
          </View>
        ))}
        {plain.map((type) => (
          <View key={type} style={styles.grow}>
            <Button
              kind={type === 'pay' || type === 'assuage' || type === 'amends' ? 'main' : 'plain'}
              label={g(`move.${type}`, { ...RULE_NUMBERS, price: assuagePrice(view) })}
              disabled={busy}
              onPress={() => send({ type })}
            />
          </View>
        ))}
      </View>
      {sheet === 'keep' && (
        <CardChoice
          title={g('board.keep.title')}
          cards={view.drawn}
          labelFor={(card) => g('move.keep', { card: cardName(g, card) })}
          missing={g('board.keep.missing')}
          busy={busy}
          onChoose={(card) => choose({ type: 'keep', card })}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'license' && <LicenseSheet {...props} onClose={() => setSheet(null)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
