import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { movesOf } from '@/components/boards/legal';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Choice } from '@/components/basics/input/Choice';
import { Text } from '@/components/basics/text/Text';
import { BallotSheet } from '@/components/furniture/secrets/BallotSheet';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { LockChoice } from '@/rules/engine';
import type { Policy } from '@/rules/podium/types';

import { useInks } from '@/components/boards/podium/art/inks';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { type G, policyName } from '@/components/boards/podium/text/say';
import { policyIn } from './seats';
import type { PodiumProps } from '@/components/boards/podium/selection';

export type BallotProps = PodiumProps & { readonly onClose: () => void };

/** Both votes of the game have one part: stop or go on, and the best negotiator. */
const valueOf = ({ choice }: LockChoice): string => choice['end'] ?? choice['negotiator'] ?? '';

const labelOf = (g: G, value: string): string =>
  value === 'end' || value === 'go-on' ? g(`vote.${value}`) : policyName(g, value as Policy);

export function Ballot({ view, legal, names, busy, choose, onClose }: BallotProps) {
  const g = useGameText('podium');
  const [value, setValue] = useState<string | null>(null);
  const options = movesOf(legal, 'lock');
  const chosen = options.find((option) => valueOf(option) === value);
  const title = g(view.phase === 'vote' ? 'ask.vote' : 'ask.negotiator');
  const pictureOf = (each: string) =>
    view.phase === 'vote' ? undefined : <PolicyMark policy={each as Policy} />;
  const holderOf = (each: string) => {
    const seat = policyIn(view, each as Policy)?.seat;
    return seat === undefined ? undefined : names[seat];
  };
  return (
    <BallotSheet
      title={g(`phase.${view.phase}`)}
      sure={g('vote.sure')}
      chosen={chosen}
      missing={g('vote.first')}
      lockLabel={g('move.lock')}
      busy={busy}
      choose={choose}
      onClose={onClose}
      summary={value !== null && <Summary text={labelOf(g, value)} />}
      choosing={
        <Choice
          label={title}
          value={value}
          options={options.map((option) => {
            const each = valueOf(option);
            return { value: each, label: labelOf(g, each), hint: holderOf(each), picture: pictureOf(each) };
          })}
          onChange={setValue}
        />
      }
    />
  );
}

function Summary({ text }: { text: string }) {
  const g = useGameText('podium');
  const inks = useInks();
  return (
    <View style={styles.summary} testID="ballot-summary">
      <Glyph of={icons.negotiator} size={56} color={inks.accent} />
      <Text size="title" tone="strong" align="center">
        {text}
      </Text>
      <Text align="center">{g('vote.final')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({ summary: { alignItems: 'center', gap: SPACE.middle } });
