import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { useInks, useSides } from '@/components/boards/chile/art/prints';
import { SideTag } from '@/components/boards/chile/campaign/SideTag';
import { VoteBar } from '@/components/boards/chile/campaign/VoteBar';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Appear } from '@/components/motion/Appear';
import { useBeats } from '@/components/motion/useBeats';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { REGION } from '@/rules/chile/text/numbers';
import type { Side, View as GameView } from '@/rules/chile/types';

import { COUNT_BEATS } from './countBeats';

/** The night of the vote: Region by Region, from north to south, until all votes are counted. */
export function Count({ view }: { readonly view: GameView }) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const inks = useInks();
  const sides = useSides(view);
  const { play } = useFeedback();
  const counted = useBeats({ beats: COUNT_BEATS, isPlaying: true, onBeat: () => play('tick') });
  const isIn = (at: number) => at < counted;
  const votes = (side: Side) =>
    view.regions.reduce(
      (sum, { id, control }, at) => sum + (isIn(at) && control === side ? REGION[id].votes : 0),
      0,
    );
  return (
    <View testID="count" style={[styles.count, { borderColor: inks.ink, backgroundColor: inks.ground }]}>
      <VoteBar view={view} votes={{ si: votes('si'), no: votes('no') }} />
      {view.regions.map(({ id, control }, at) => (
        <View key={id} style={[styles.region, { borderTopColor: colors.line }]}>
          <View style={styles.name}>
            <Text size="small" tone={at === counted - 1 ? 'strong' : 'plain'} color={inks.ink}>
              {g(`region.${id}`)}
            </Text>
          </View>
          {isIn(at) && (
            <Appear>
              <View style={styles.told}>
                <SideTag
                  side={control === null ? null : sides[control]}
                  text={g(control === null ? 'side.none' : `side.${control}`)}
                  small
                />
                <Text tone="strong" color={inks.ink}>
                  {control === null ? 0 : REGION[id].votes}
                </Text>
              </View>
            </Appear>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  count: { gap: 2, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  region: { flexDirection: 'row', alignItems: 'center', minHeight: 30, borderTopWidth: 1 },
  name: { flexGrow: 1, flexShrink: 1 },
  told: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
