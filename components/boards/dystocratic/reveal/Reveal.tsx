import { StyleSheet, View } from 'react-native';
import Svg from 'react-native-svg';

import { AiEye } from '@/components/boards/dystocratic/art/AiEye';
import { VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Appear } from '@/components/motion/Appear';
import { type BoardPlace, useBoardPlace } from '@/components/motion/boardPlace';
import { useBeats } from '@/components/motion/useBeats';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { Round, View as GameView } from '@/rules/dystocratic/types';

import { AiMark } from '@/components/boards/dystocratic/tableTop/AiMark';
import { useAiInks } from '@/components/boards/dystocratic/hand/cards';
import { BEATS } from './beats';
import { type Reason, reasonsOf } from './reasons';
import { SeatVote } from './SeatVote';

export type RevealProps = {
  readonly view: GameView;
  readonly round: Round;
  readonly names: readonly string[];
  /** The votes turn over now. What they earned is added up when they have. */
  readonly isPlaying?: boolean;
};

const CARD = 46;
/** A card is 5 : 7. Where the votes have the board to themselves: what stands above all of them, and around each. */
const HIGH = 1.4;
const HEAD = 132;
/** The AI's iris is its vote, and it looks at whoever looks. */
const EYE = { width: 104, height: 80 } as const;
const BELOW = 54;
const BESIDE = 80;
const UNDER = 112;

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
  const place = useBoardPlace();
  const isWhole = isPlaying && place !== null;
  const across = isWhole && place.width > place.height ? round.votes.length : 2;
  const fit = cardRoom({ across, count: round.votes.length, scale, place });
  const isBeside = isWhole && fit.beside > fit.above;
  const card = isWhole ? Math.max(CARD, fit.beside, fit.above) / Math.min(scale, 1.4) : CARD;
  return (
    <View
      style={[
        styles.scene,
        isWhole && [styles.whole, { minHeight: place.height, backgroundColor: ai.ground }],
      ]}
      testID="reveal"
    >
      {!isWhole && (
        <Text size="large" heading>
          {g('board.reveal', { round: round.round })}
        </Text>
      )}
      <View style={[styles.ai, { backgroundColor: ai.ground }]}>
        {isWhole ? (
          <Svg
            width={EYE.width * Math.min(scale, 1.4)}
            height={EYE.height * Math.min(scale, 1.4)}
            viewBox="96 -2 128 98"
            aria-hidden
          >
            <AiEye x={160} y={53} scale={1} ink={ai.ink} accent={ai.ink} vote={round.ai} />
          </Svg>
        ) : (
          <VotePicture vote={round.ai} width={40 * Math.min(scale, 1.4)} />
        )}
        <View style={styles.words}>
          <View style={styles.name}>
            {!isWhole && <AiMark size={24} />}
            <View style={styles.words}>
              <Text tone="strong" color={ai.ink}>
                {g('board.ai.voted', { vote: g(`vote.${round.ai}`) })}
              </Text>
            </View>
          </View>
          {isCounted && (
            <Text size={isWhole ? 'body' : 'small'} color={ai.ink}>
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
            card={card}
            isBeside={isBeside}
            basis={isWhole ? `${Math.floor(94 / across)}%` : undefined}
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

type RoomOf = {
  readonly across: number;
  readonly count: number;
  readonly scale: number;
  readonly place: BoardPlace | null;
};

/** How wide a card can be that has its words beside it, or below it. */
function cardRoom({ across, count, scale, place }: RoomOf) {
  if (place === null) return { beside: 0, above: 0 };
  const wide = (place.width - SPACE.huge) / across - SPACE.huge;
  const high = (place.height - HEAD * scale) / Math.ceil(count / across);
  return {
    beside: Math.min(wide - BESIDE * scale, (high - BELOW * scale) / HIGH),
    above: Math.min(wide, (high - UNDER * scale) / HIGH),
  };
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
  // Over the edge that a board has around it.
  whole: { margin: -SPACE.small, padding: SPACE.middle, justifyContent: 'center' },
  ai: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.middle,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  votes: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
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
