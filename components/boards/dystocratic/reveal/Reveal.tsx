import { StyleSheet, View } from 'react-native';

import { VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Appear } from '@/components/motion/Appear';
import { hasLongWord } from '@/components/basics/text/longWords';
import { useBeats } from '@/components/motion/useBeats';
import { FlipCard } from '@/components/motion/pieces/FlipCard';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { Round, View as GameView, Vote } from '@/rules/dystocratic/types';

import { AiMark } from '@/components/boards/dystocratic/tableTop/AiMark';
import { useAiInks } from '@/components/boards/dystocratic/hand/cards';
import { BEATS } from './beats';
import { type Reason, reasonsOf } from './reasons';
import { FaceDown, VoteCard } from '@/components/boards/dystocratic/hand/VoteCard';

export type RevealProps = {
  readonly view: GameView;
  readonly round: Round;
  readonly names: readonly string[];
  /** The votes turn over now. What they earned is added up when they have. */
  readonly isPlaying?: boolean;
};

/** All votes and predictions of a round, what they earned and why. */
export function Reveal({ view, round, names, isPlaying = false }: RevealProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const ai = useAiInks();
  const { scale } = useTheme();
  const { play } = useFeedback();
  const turned = useBeats({
    beats: BEATS,
    isPlaying,
    onBeat: (beat) => play(beat < round.votes.length ? 'reveal' : 'tick'),
  });
  const isCounted = turned > round.votes.length;
  const upTo = view.history.filter((one) => one.round <= round.round);
  const sum = (of: (one: Round) => number) => upTo.reduce((total, one) => total + of(one), 0);
  const withAi = round.votes.filter((vote) => vote === round.ai).length as 0 | 1 | 2 | 3 | 4;
  return (
    <View style={styles.scene} testID="reveal">
      <Text size="large" heading>
        {g('board.reveal', { round: round.round })}
      </Text>
      <View style={[styles.ai, { backgroundColor: ai.ground }]}>
        <VotePicture vote={round.ai} width={40 * Math.min(scale, 1.4)} />
        <View style={styles.words}>
          <View style={styles.name}>
            <AiMark size={24} />
            <View style={styles.words}>
              <Text tone="strong" color={ai.ink}>
                {g('board.ai.voted', { vote: g(`vote.${round.ai}`) })}
              </Text>
            </View>
          </View>
          {isCounted && (
            <Text size="small" color={ai.ink}>
              {g(`board.with.${withAi}`)}
            </Text>
          )}
        </View>
        {isCounted && (
          <Points
            points={round.aiPoints}
            total={isPlaying ? null : sum((one) => one.aiPoints)}
            color={ai.ink}
          />
        )}
      </View>
      <View style={styles.votes}>
        {round.votes.map((vote, seat) => (
          <SeatVote
            key={seat}
            seat={seat}
            name={names[seat] ?? ''}
            vote={vote}
            isTurned={seat < turned}
            points={isCounted ? (round.points[seat] ?? 0) : null}
          />
        ))}
      </View>
      {!isPlaying && (
        <Appear>
          <View style={styles.whys}>
            {round.votes.map((_, seat) => (
              <SeatWhy
                key={seat}
                seat={seat}
                name={names[seat] ?? ''}
                reasons={reasonsOf({ round, seat, multipliers: view.options.multipliers }, { g, t })}
                total={sum((one) => one.points[seat] ?? 0)}
              />
            ))}
          </View>
        </Appear>
      )}
    </View>
  );
}

type SeatVoteProps = {
  readonly seat: number;
  readonly name: string;
  readonly vote: Vote;
  /** It lies face up. */
  readonly isTurned: boolean;
  /** `null` until all votes lie face up. */
  readonly points: number | null;
};

function SeatVote({ seat, name, vote, isTurned, points }: SeatVoteProps) {
  const t = useText();
  const { colors, isLarge, lies } = useTheme();
  return (
    <View
      style={[
        styles.vote,
        isLarge && styles.half,
        lies,
        { borderColor: colors.line, backgroundColor: colors.sheet },
      ]}
    >
      <FlipCard open={isTurned} back={<VotePlace />} front={<VoteCard vote={vote} width={46} />} />
      <View style={styles.name}>
        <SeatMark seat={seat} size={18} />
        <View style={points === null && styles.unsaid}>
          <Text size="title" tone="strong">
            {t('table.plus', { points: points ?? 0 })}
          </Text>
        </View>
      </View>
      <Text size={hasLongWord(name) && !isLarge ? 'tiny' : 'small'} tone="strong" align="center" lines={2}>
        {name}
      </Text>
    </View>
  );
}

/** Face down, and as high as a vote with its name. */
function VotePlace() {
  return (
    <View style={styles.face}>
      <FaceDown there width={46} />
      <View style={styles.unsaid} aria-hidden>
        <Text size="small"> </Text>
      </View>
    </View>
  );
}

type SeatWhyProps = {
  readonly seat: number;
  readonly name: string;
  readonly reasons: readonly Reason[];
  readonly total: number;
};

function SeatWhy({ seat, name, reasons, total }: SeatWhyProps) {
  const t = useText();
  const { colors } = useTheme();
  return (
    <View style={[styles.why, { borderColor: colors.line, backgroundColor: colors.sheet }]}>
      <View style={styles.name}>
        <SeatMark seat={seat} size={18} />
        <View style={styles.words}>
          <Text size="small" tone="strong">
            {name}
          </Text>
        </View>
        <Text size="small" tone="strong">
          {t('table.total', { total })}
        </Text>
      </View>
      {reasons.map((reason) => (
        <ReasonLine key={reason.text} of={reason} />
      ))}
    </View>
  );
}

function ReasonLine({ of: { text, hit } }: { of: Reason }) {
  const { colors } = useTheme();
  return (
    <View style={styles.name}>
      {hit !== undefined && (
        <Icon name={hit ? 'tick' : 'cross'} size={18} color={hit ? colors.good : colors.danger} />
      )}
      <View style={styles.words}>
        <Text size="small" tone={hit === undefined ? 'soft' : 'strong'}>
          {text}
        </Text>
      </View>
    </View>
  );
}

type PointsProps = { readonly points: number; readonly total: number | null; readonly color?: string };

function Points({ points, total, color }: PointsProps) {
  const t = useText();
  return (
    <View style={styles.points}>
      <Text size="title" tone="strong" align="end" color={color}>
        {t('table.plus', { points })}
      </Text>
      {total !== null && (
        <Text size="small" tone="soft" align="end" color={color}>
          {t('table.total', { total })}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { gap: SPACE.small },
  ai: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.middle,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  votes: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
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
  unsaid: { opacity: 0 },
  whys: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  why: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 260,
    gap: 2,
    borderWidth: 1,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  name: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 90 },
  points: { minWidth: 60 },
});
