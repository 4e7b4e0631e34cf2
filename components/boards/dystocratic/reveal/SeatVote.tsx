import { StyleSheet, View } from 'react-native';

import { VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { FaceDown, VoteCard } from '@/components/boards/dystocratic/hand/VoteCard';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { hasLongWord } from '@/components/basics/text/longWords';
import { Text } from '@/components/basics/text/Text';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { Vote } from '@/rules/dystocratic/types';

type SeatVoteProps = {
  readonly seat: number;
  readonly name: string;
  readonly vote: Vote;
  /** It lies face up. */
  readonly isTurned: boolean;
  /** How wide its card is. */
  readonly card: number;
  /** What it says stands beside it. */
  readonly isBeside: boolean;
  /** How much of a row it takes, where the votes have the board to themselves. */
  readonly basis: `${number}%` | undefined;
  /** `null` until all votes lie face up. */
  readonly points: number | null;
};

/** One player's vote as it turns over, and what it earned. */
export function SeatVote({ seat, name, vote, isTurned, card, isBeside, basis, points }: SeatVoteProps) {
  const t = useText();
  const g = useGameText('dystocratic');
  const { colors, isLarge, lies, scale } = useTheme();
  const isNarrow = basis === undefined;
  const words = isNarrow ? 'small' : 'body';
  return (
    <View
      style={[
        styles.vote,
        isLarge && styles.half,
        basis !== undefined && { flexBasis: basis },
        lies,
        { borderColor: colors.line, backgroundColor: colors.sheet },
      ]}
    >
      <View style={isBeside ? styles.beside : styles.face}>
        <FlipCard
          open={isTurned}
          back={isNarrow ? <VotePlace width={card} /> : <FaceDown there width={card} />}
          front={
            isNarrow ? (
              <VoteCard vote={vote} width={card} />
            ) : (
              <VotePicture vote={vote} width={card * Math.min(scale, 1.4)} />
            )
          }
        />
        <View style={styles.side}>
          {!isNarrow && <Text tone="strong">{isTurned ? g(`vote.${vote}`) : ' '}</Text>}
          <View style={styles.name}>
            <SeatMark seat={seat} size={isNarrow ? 18 : 24} />
            <View style={points === null && styles.unsaid}>
              <Text size="title" tone="strong">
                {t('table.plus', { points: points ?? 0 })}
              </Text>
            </View>
          </View>
        </View>
      </View>
      <Text
        size={isNarrow && hasLongWord(name) && !isLarge ? 'tiny' : words}
        tone="strong"
        align="center"
        lines={2}
      >
        {name}
      </Text>
    </View>
  );
}

/** Face down, and as high as a vote with its name. */
function VotePlace({ width }: { readonly width: number }) {
  return (
    <View style={styles.face}>
      <FaceDown there width={width} />
      <View style={styles.unsaid} aria-hidden>
        <Text size="small"> </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  vote: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 68,
    alignItems: 'center',
    gap: 2,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    paddingVertical: SPACE.small,
    paddingHorizontal: 2,
  },
  half: { flexBasis: '40%' },
  face: { alignItems: 'center', gap: SPACE.tiny },
  beside: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', columnGap: SPACE.small },
  side: { gap: 2, alignItems: 'center' },
  unsaid: { opacity: 0 },
  name: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
