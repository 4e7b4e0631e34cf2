import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { canDo, movesOf } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { levelOf, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { Move, View as GameView } from '@/rules/ryv/types';

import { AskSheet } from '@/components/boards/ryv/talk/AskSheet';
import { CostlyButton } from '@/components/boards/ryv/talk/CostlyButton';
import { CardChoice } from './CardChoice';
import { LicenseSheet } from './Market';
import { cardName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

/** Moves that answer a question of the table with one touch, the first of them the likeliest. */
const PLAIN = ['pay', 'drop', 'assuage', 'amends', 'enough', 'skip', 'not-now'] as const;

const assuagePrice = (view: GameView): number =>
  levelOf(view, 'openness') === 'repressed' ? RULE_NUMBERS.assuageRepressed : RULE_NUMBERS.assuageObstructed;

/** One way to answer; the first is the likeliest. */
type Way = { readonly id: string; readonly label: string; readonly go: () => void };

/** A choice that is owed before play goes on, and that no place on the board answers. */
export function Task(props: MineProps) {
  const { view, legal, busy, choose } = props;
  const g = useGameText('ryv');
  const [sheet, setSheet] = useState<'keep' | 'license' | 'ask' | null>(null);
  const refusal = view.costs.find(({ move }) => move === 'refuse');
  const send = (move: Move) => void choose(move);
  const answers = movesOf(legal, 'answer');
  const plain = PLAIN.filter((type) => canDo(legal, type));
  const ways: readonly Way[] = [
    ...(canDo(legal, 'keep') ? [{ id: 'keep', label: g('board.keep'), go: () => setSheet('keep') }] : []),
    ...(canDo(legal, 'license')
      ? [{ id: 'license', label: g('board.license'), go: () => setSheet('license') }]
      : []),
    ...(canDo(legal, 'ask') ? [{ id: 'ask', label: g('board.ask'), go: () => setSheet('ask') }] : []),
    ...[...answers]
      // A refusal that breaks a promise says first what it costs.
      .filter(({ accept }) => accept || refusal === undefined)
      .sort((one, other) => Number(other.accept) - Number(one.accept))
      .map((move) => ({
        id: String(move.accept),
        label: g(move.accept ? 'move.answer.accept' : 'move.answer.refuse'),
        go: () => send(move),
      })),
    ...plain.map((type) => ({
      id: type,
      label: g(`move.${type}`, { ...RULE_NUMBERS, price: assuagePrice(view) }),
      go: () => send({ type }),
    })),
  ];
  const [first, second, ...others] = ways;
  const refusing = refusal === undefined ? undefined : answers.find(({ accept }) => !accept);
  return (
    <>
      <Dock
        rise={
          (others.length > 0 || refusing !== undefined) && (
            <View style={styles.box}>
              {others.map(({ id, label, go }) => (
                <Button key={id} label={label} disabled={busy} onPress={go} />
              ))}
              {refusing !== undefined && (
                <CostlyButton
                  label={g('move.answer.refuse')}
                  cost={refusal}
                  disabled={busy}
                  onPress={() => send(refusing)}
                />
              )}
            </View>
          )
        }
        second={second !== undefined && <Second label={second.label} busy={busy} onPress={second.go} />}
      >
        {first === undefined ? (
          <Pointer label={g('board.touch-where')} />
        ) : (
          <Primary label={first.label} busy={busy} onPress={first.go} />
        )}
      </Dock>
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
      {sheet === 'ask' && <AskSheet {...props} onClose={() => setSheet(null)} />}
      {sheet === 'license' && <LicenseSheet {...props} onClose={() => setSheet(null)} />}
    </>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
});
