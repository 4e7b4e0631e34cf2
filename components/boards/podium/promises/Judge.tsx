import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Podium } from '@/rules/podium/types';

import { PromiseLine } from './PromiseLine';
import { policyName } from '@/components/boards/podium/text/say';
import type { PodiumProps } from '@/components/boards/podium/selection';

export type JudgeProps = Pick<PodiumProps, 'view' | 'legal' | 'busy'> & {
  readonly send: (move: Podium['move']) => void;
};

/** A promise in words was made to me: was it kept? */
export function Judge({ view, legal, busy, send }: JudgeProps) {
  const g = useGameText('podium');
  const moves = movesOf(legal, 'judge');
  const pledge = view.pledges[moves[0]?.pledge ?? -1];
  if (pledge === undefined) return null;
  return (
    <View style={styles.box} testID="judge">
      <Text tone="strong">{g('ask.judge', { by: policyName(g, pledge.by) })}</Text>
      <PromiseLine view={view} pledge={pledge} />
      <View style={styles.row}>
        {moves.map((move) => (
          <View key={String(move.kept)} style={styles.half}>
            <Button
              label={g(move.kept ? 'move.judge.kept' : 'move.judge.broken')}
              disabled={busy}
              onPress={() => send(move)}
            />
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
