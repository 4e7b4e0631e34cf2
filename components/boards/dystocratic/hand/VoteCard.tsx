import { StyleSheet, View } from 'react-native';

import { CardBack } from '@/components/art/CardBack';
import { PredictionPicture, VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Predicted, Vote } from '@/rules/dystocratic/types';

import { useInks } from './cards';

/** A picture grows with the words, but less. */
const useWidth = (width: number) => width * Math.min(useTheme().scale, 1.4);

/** A vote as a card, with its name below: its colour alone would tell too little. */
export function VoteCard({ vote, width = 40 }: { vote: Vote; width?: number }) {
  const g = useGameText('dystocratic');
  const wide = useWidth(width);
  return (
    <View style={styles.card}>
      <VotePicture vote={vote} width={wide} />
      <Text size="small" tone="strong" align="center">
        {g(`vote.${vote}`)}
      </Text>
    </View>
  );
}

export function PredictionCard({ prediction, width = 40 }: { prediction: Predicted; width?: number }) {
  const g = useGameText('dystocratic');
  const inks = useInks();
  const wide = useWidth(width);
  return (
    <View style={styles.card}>
      {prediction !== 'none' && <PredictionPicture prediction={prediction} palette={inks} width={wide} />}
      <Text size="small" tone="strong" align="center">
        {g(`prediction.${prediction}`)}
      </Text>
    </View>
  );
}

/** A card nobody may look at yet, or the place where one will lie. */
export function FaceDown({
  there,
  width = 40,
  edge,
}: {
  there: boolean;
  width?: number;
  edge?: string | undefined;
}) {
  const { colors } = useTheme();
  const inks = useInks();
  const wide = useWidth(width);
  if (there) return <CardBack palette={inks} width={wide} />;
  return (
    <View style={[styles.place, { width: wide, height: wide * 1.4, borderColor: edge ?? colors.line }]} />
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', gap: SPACE.tiny },
  place: { borderWidth: 2, borderStyle: 'dashed', borderRadius: 4 },
});
