import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { ACTOR_ART, useInks } from '@/components/boards/ryv/art/inks';
import { Climate } from '@/components/boards/ryv/map/SettingBar';
import type { RyvProps } from '@/components/boards/ryv/selection';
import {
  actorName,
  goalText,
  outcomeName,
  outcomeStory,
  roleName,
  roleStory,
  scenarioName,
  scenarioStory,
} from '@/components/boards/ryv/text/say';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { goalOf, outcomesOf } from '@/rules/ryv/text/numbers';

/** What is read out before the first action: the country, then who everyone is and what they want. */
export function Opening({ view, names }: RyvProps) {
  const { colors } = useTheme();
  const [next] = view.queue;
  if (next === undefined) return null;
  return (
    <View style={[styles.page, { borderColor: colors.ink, backgroundColor: colors.sheet }]} testID="opening">
      {next.type === 'tell-scenario' && <Scenario view={view} />}
      {next.type === 'tell-climate' && <Climate view={view} />}
      {next.type === 'introduce' && (
        <Introduction view={view} seat={next.seat} name={names[next.seat] ?? ''} />
      )}
    </View>
  );
}

function Scenario({ view }: Pick<RyvProps, 'view'>) {
  const g = useGameText('ryv');
  return (
    <>
      <Text size="large" heading>
        {scenarioName(g, view.setting)}
      </Text>
      <Text>{scenarioStory(g, view.setting)}</Text>
      <Text tone="strong">{g('board.opening.futures')}</Text>
      {outcomesOf(view).map((id) => (
        <Text key={id} size="small">
          {g('said', { what: outcomeName(g, view.setting, id), value: outcomeStory(g, view.setting, id) })}
        </Text>
      ))}
    </>
  );
}

function Introduction({ view, seat, name }: Pick<RyvProps, 'view'> & { seat: number; name: string }) {
  const g = useGameText('ryv');
  const inks = useInks();
  const scale = usePrintScale();
  const { isLarge, seat: seatOf } = useTheme();
  const { color, onColor } = seatOf(seat);
  const player = view.players[seat];
  if (player === undefined) return null;
  return (
    <>
      <View style={[styles.band, { backgroundColor: color }]}>
        {!isLarge && (
          <View style={[styles.disc, { backgroundColor: inks.ground }]}>
            <Glyph of={ACTOR_ART[player.actor]} size={44 * scale} color={inks.ink} />
          </View>
        )}
        <View style={styles.words}>
          <Text size={isLarge ? 'large' : 'title'} heading color={onColor}>
            {name}
          </Text>
          <Text tone="strong" color={onColor}>
            {player.role === null
              ? actorName(g, player.actor)
              : g('board.me.title', { role: roleName(g, player), actor: actorName(g, player.actor) })}
          </Text>
        </View>
        <View style={[styles.mark, { backgroundColor: inks.ground }]}>
          <SeatMark seat={seat} size={26} />
        </View>
      </View>
      {player.role !== null && <Text>{g(`actor.${player.actor}.story`)}</Text>}
      <Text>{roleStory(g, player)}</Text>
      <Text tone="strong">{g('board.opening.goals', { name })}</Text>
      {(view.seats[seat]?.goals ?? []).map(({ id }) => (
        <View key={id} style={styles.line}>
          {!isLarge && <Glyph of={icons.goal} size={24 * scale} color={inks.accent} />}
          <View style={styles.words}>
            <Text>{goalText(g, id)}</Text>
            {isLarge && <Points of={id} />}
          </View>
          {!isLarge && <Points of={id} />}
        </View>
      ))}
    </>
  );
}

function Points({ of }: { of: Parameters<typeof goalOf>[0] }) {
  const g = useGameText('ryv');
  return <Text tone="strong">{g('board.points', { count: goalOf(of).points })}</Text>;
}

const styles = StyleSheet.create({
  page: { borderWidth: 2, borderRadius: RADIUS.large, padding: SPACE.middle, gap: SPACE.small },
  // From edge to edge of the page.
  band: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    margin: -SPACE.middle,
    marginBottom: 0,
    padding: SPACE.middle,
    borderTopLeftRadius: RADIUS.large - 2,
    borderTopRightRadius: RADIUS.large - 2,
  },
  mark: { alignSelf: 'flex-start', borderRadius: 24, padding: 6 },
  disc: { borderRadius: RADIUS.large, padding: SPACE.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
