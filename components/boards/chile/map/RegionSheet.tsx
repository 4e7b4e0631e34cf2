import { StyleSheet, View } from 'react-native';

import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import type { IconArt } from '@/components/art/iconTypes';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { REGION } from '@/rules/chile/text/numbers';
import type { RegionId, RegionView } from '@/rules/chile/types';

import { faceOf, isPrivate, SPACES } from './faces';
import { IssueCard } from './IssueCard';
import { LookHandle } from '@/components/boards/chile/turn/LookHandle';
import { movesIn, moveWords } from '@/components/boards/chile/turn/moves';
import { Pips } from './Pips';
import { ACTION_ART, useSides } from '@/components/boards/chile/art/prints';
import {
  controlWords,
  networkWords,
  pollWords,
  trackWords,
} from '@/components/boards/chile/text/regionWords';
import { type ChileProps, isLooking } from '@/components/boards/chile/selection';

export type RegionSheetProps = ChileProps & {
  readonly id: RegionId;
  readonly onClose: () => void;
};

/** A Region in detail: everything on it in words, its two cards, and what I can do there now. */
export function RegionSheet({ id, onClose, ...props }: RegionSheetProps) {
  const { view, legal, busy, choose, selection } = props;
  const g = useGameText('chile');
  const { send, problem } = useSend(choose, onClose);
  const region = view.regions.find((one) => one.id === id) as RegionView;
  const moves = movesIn(legal, id);
  const notes = useFits(props, region);
  return (
    <Sheet
      open
      onClose={onClose}
      title={g(`region.${id}`)}
      footer={
        moves.length === 0
          ? undefined
          : moves.map((move) => (
              <Button
                key={JSON.stringify(move)}
                label={moveWords(move, g)}
                disabled={busy}
                onPress={() => send(move)}
              />
            ))
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Facts {...props} region={region} />
      <View style={styles.cards}>
        {SPACES.map((space) => {
          const face = faceOf(region, space, isLooking(selection));
          return (
            <IssueCard
              key={space}
              space={space}
              face={face}
              note={face.lies === 'open' || face.lies === 'mine' ? notes[space] : undefined}
            />
          );
        })}
      </View>
      {isPrivate(region) && view.me !== null && <LookHandle {...props} count={1} />}
    </Sheet>
  );
}

/** Whether an Issue is of use to me: for my own advertising, or against theirs. */
function useFits({ view, me }: ChileProps, { popular, unpopular }: RegionView) {
  const g = useGameText('chile');
  if (me === null) return {};
  const mine = view.seats[me as 0 | 1].issues;
  const theirs = view.seats[me === 0 ? 1 : 0].issues;
  return {
    ...(popular !== null && mine.includes(popular) && { popular: g('table.matches') }),
    ...(unpopular !== null && theirs.includes(unpopular) && { unpopular: g('table.attackable') }),
  };
}

function Facts({ view, region }: ChileProps & { region: RegionView }) {
  const g = useGameText('chile');
  const sides = useSides(view);
  const scale = usePrintScale();
  const { id, funds } = region;
  return (
    <View style={styles.facts}>
      <Fact art={icons.votes}>{g('table.votes.count', { votes: REGION[id].votes })}</Fact>
      <Fact art={icons.fund}>{g('table.funds.count', { funds, count: funds })}</Fact>
      <View style={styles.whole}>
        <Pips region={region} sides={sides} size={20 * scale} />
        <Text>{`${controlWords(region, g)}. ${trackWords(region, g)}.`}</Text>
      </View>
      <Fact art={icons.network}>{networkWords(region, g)}</Fact>
      <Fact art={ACTION_ART.poll}>{pollWords(region, g)}</Fact>
    </View>
  );
}

function Fact({ art, children }: { art: IconArt; children: string }) {
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <View style={styles.fact}>
      <Glyph of={art} size={20 * scale} color={colors.ink} />
      <View style={styles.words}>
        <Text>{children}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  facts: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  fact: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 140,
  },
  words: { flexShrink: 1 },
  whole: { width: '100%', gap: SPACE.tiny },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
