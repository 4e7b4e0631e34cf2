import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import type { Peeked } from '@/components/boards/types';
import { useGameText, useText } from '@/i18n';
import type { Predicted, Vote } from '@/rules/dystocratic/types';

import type { DystocraticProps } from '@/components/boards/dystocratic/selection';

/** What only I know besides my cards: what others showed me. Lives behind the hand. */
export function Secrets({ view, names, peeked }: DystocraticProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  return (
    <View style={styles.secrets}>
      {peeked.map((shown) => (
        <PeekedLine key={`${shown.from}/${shown.part}`} shown={shown} name={names[shown.from] ?? ''} />
      ))}
      {view.seen.map(({ from, cards }, at) => (
        <Text key={at} testID={`seen-hand-${from}`}>
          {g('board.hand-of', {
            name: names[from] ?? '',
            cards: cards.map((card) => g(`card.${card}`)).join(', ') || t('table.nothing'),
          })}
        </Text>
      ))}
    </View>
  );
}

/** My own locked ballot: seen only as long as a finger holds the hand. */
export function MyBallot({ locked }: Pick<DystocraticProps, 'locked'>) {
  const g = useGameText('dystocratic');
  return locked === null ? null : (
    <Text testID="my-ballot">
      {g('board.mine', {
        vote: g(`vote.${locked['vote'] as Vote}`),
        prediction: g(`prediction.${(locked['prediction'] ?? 'none') as Predicted}`),
      })}
    </Text>
  );
}

function PeekedLine({ shown: { from, part, value, honest }, name }: { shown: Peeked; name: string }) {
  const g = useGameText('dystocratic');
  if (!honest) return <Text tone="danger">{g('board.dishonest', { name })}</Text>;
  const what =
    part === 'vote'
      ? g('board.peeked.vote', { name, value: g(`vote.${value as Vote}`) })
      : g('board.peeked.prediction', { name, value: g(`prediction.${value as Predicted}`) });
  return <Text testID={`peeked-${part}-${from}`}>{what}</Text>;
}

const styles = StyleSheet.create({ secrets: { gap: SPACE.tiny } });
