import { StyleSheet, View } from 'react-native';

import { Notice } from '@/components/basics/page/Notice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Community, OutcomeId, Space, Spot } from '@/rules/ryv/kinds';
import { isCommunity, isOutcome, isSpace, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { View as GameView } from '@/rules/ryv/types';

import type { Held } from './Marks';
import { inCommunity, inSpace, linksAt } from './places';
import { actorName, linkName, outcomeStory, spotName } from '@/components/boards/ryv/text/say';

type Of = { readonly view: GameView; readonly names: readonly string[] };

/** A place of the board in detail: everything on it in words. */
export function PlaceSheet({ spot, onClose, ...of }: Of & { spot: Spot; onClose: () => void }) {
  const g = useGameText('ryv');
  return (
    <Sheet open onClose={onClose} title={spotName(g, spot, of.view.setting)}>
      {isCommunity(spot) && <CommunityFacts {...of} at={spot} />}
      {isSpace(spot) && <SpaceFacts {...of} at={spot} />}
      {isOutcome(spot) && <FutureFacts {...of} id={spot} />}
    </Sheet>
  );
}

function CommunityFacts({ view, names, at }: Of & { at: Community }) {
  const g = useGameText('ryv');
  const links = linksAt(view, at);
  return (
    <>
      {view.crackdown === at && <Notice tone="bad" text={g('board.crackdown-here')} />}
      <Text>{g('board.needs', { needs: view.needs[at] })}</Text>
      <Who held={inCommunity(view, at)} names={names} />
      {links.length > 0 && <Text tone="strong">{g('board.links-here')}</Text>}
      {links.map(({ owner, id }) => (
        <View key={`${owner}-${id}`} style={styles.line}>
          <SeatMark seat={owner} size={18} />
          <Text>{g('board.link.of', { seat: names[owner] ?? '', link: linkName(g, id) })}</Text>
        </View>
      ))}
    </>
  );
}

function SpaceFacts({ view, names, at }: Of & { at: Space }) {
  const g = useGameText('ryv');
  return (
    <>
      <Text>{g(`space.${at}.text`, RULE_NUMBERS)}</Text>
      <Who held={inSpace(view, at)} names={names} />
    </>
  );
}

const RANKS = [RULE_NUMBERS.rankFirst, RULE_NUMBERS.rankSecond, RULE_NUMBERS.rankThird];

function FutureFacts({ view, names, id }: Of & { id: OutcomeId }) {
  const g = useGameText('ryv');
  const { scenario } = view.setting;
  const { tokens } = view.outcomes[id];
  const held = view.players.map((_, seat) => ({
    seat,
    many: tokens.filter((owner) => owner === seat).length,
  }));
  return (
    <>
      <Text>{outcomeStory(g, view.setting, id)}</Text>
      {scenario === null ? (
        <Text>{g('board.future.first-play', RULE_NUMBERS)}</Text>
      ) : (
        <View>
          <Text tone="strong">{g('board.future.gains')}</Text>
          {scenario.outcomes[id].map((actor, rank) => (
            <Text key={actor}>
              {g('board.future.gain', { actor: actorName(g, actor), points: RANKS[rank] ?? 0 })}
            </Text>
          ))}
        </View>
      )}
      <Who held={held.filter(({ many }) => many > 0)} names={names} />
    </>
  );
}

function Who({ held, names }: { held: readonly Held[]; names: readonly string[] }) {
  const g = useGameText('ryv');
  return (
    <View style={styles.who}>
      <Text tone="strong">{g('board.here')}</Text>
      {held.length === 0 && <Text>{g('board.nobody')}</Text>}
      {held.map(({ seat, many }) => (
        <View key={seat} style={styles.line}>
          <SeatMark seat={seat} size={18} />
          <Text>{g('board.influence.of', { seat: names[seat] ?? '', many })}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  who: { gap: SPACE.tiny },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
