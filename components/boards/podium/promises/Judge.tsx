import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';

import { PromiseLine } from './PromiseLine';
import { policyName } from '@/components/boards/podium/text/say';
import type { PodiumProps } from '@/components/boards/podium/selection';

/** A promise in words was made to me: was it kept? The buttons under it answer. */
export function JudgedPromise({ view, legal }: Pick<PodiumProps, 'view' | 'legal'>) {
  const g = useGameText('podium');
  const pledge = view.pledges[movesOf(legal, 'judge')[0]?.pledge ?? -1];
  if (pledge === undefined) return null;
  return (
    <View style={styles.box} testID="judge">
      <Text tone="strong">{g('ask.judge', { by: policyName(g, pledge.by) })}</Text>
      <PromiseLine view={view} pledge={pledge} />
    </View>
  );
}

const styles = StyleSheet.create({ box: { gap: SPACE.small } });
