import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { useFeedback } from '@/components/feedback/useFeedback';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Topic } from '@/rules/ryv/kinds';
import { TOPICS } from '@/rules/ryv/text/numbers';

import { TOPIC_ART, useInks } from '@/components/boards/ryv/art/inks';
import { listOf } from '@/components/boards/ryv/text/say';
import type { RyvProps } from '@/components/boards/ryv/selection';

/** So wide at 100 % that no word of a topic is broken; the markers stand below it. */
const BUBBLE = 150;

/** The Partnerships space: everyone's marker in the bubble of what they need. A touch moves mine. */
export function Bubbles({ view, legal, me, names, busy, choose }: RyvProps) {
  const g = useGameText('ryv');
  const { play } = useFeedback();
  const may = movesOf(legal, 'mark').map(({ topic }) => topic);
  const mine = me === null ? null : (view.players[me]?.sheet.topic ?? null);
  const mark = (topic: Topic) => {
    play('tick');
    void choose({ type: 'mark', topic });
  };
  return (
    <View style={styles.box}>
      <Text tone="strong">{g('board.partnerships')}</Text>
      <View style={styles.bubbles}>
        {TOPICS.map((topic) => (
          <BubbleOf
            key={topic}
            topic={topic}
            seats={view.players.flatMap(({ sheet }, seat) => (sheet.topic === topic ? [seat] : []))}
            names={names}
            mine={mine === topic}
            onPress={me !== null && !busy && may.includes(topic) ? () => mark(topic) : null}
          />
        ))}
      </View>
    </View>
  );
}

type BubbleOfProps = {
  readonly topic: Topic;
  readonly seats: readonly number[];
  readonly names: readonly string[];
  readonly mine: boolean;
  readonly onPress: (() => void) | null;
};

function BubbleOf({ topic, seats, names, mine, onPress }: BubbleOfProps) {
  const g = useGameText('ryv');
  const { colors, scale: words } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  const label = g('board.bubble.label', {
    topic: g(`topic.${topic}`),
    seats: listOf(
      g,
      seats.map((seat) => names[seat] ?? ''),
    ),
  });
  const look = [
    styles.bubble,
    {
      flexBasis: BUBBLE * words,
      borderColor: mine ? colors.ink : inks.ink,
      borderWidth: mine ? 3 : 1.5,
      backgroundColor: mine ? colors.glowGround : inks.ground,
    },
  ];
  return (
    <TouchPicture label={label} onPress={onPress} testID={`topic-${topic}`} style={look}>
      <Glyph of={TOPIC_ART[topic]} size={18 * scale} color={inks.accent} />
      <View style={styles.words}>
        <Text size="small" color={inks.ink}>
          {g(`topic.${topic}`)}
        </Text>
        {seats.length > 0 && (
          <View style={styles.marks}>
            {seats.map((seat) => (
              <SeatMark key={seat} seat={seat} size={15} />
            ))}
          </View>
        )}
      </View>
    </TouchPicture>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  bubbles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  bubble: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    borderRadius: RADIUS.large,
    borderBottomStartRadius: 2,
    paddingHorizontal: SPACE.small,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingVertical: 2 },
  marks: { flexDirection: 'row', flexWrap: 'wrap', gap: 2 },
});
