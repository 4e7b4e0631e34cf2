import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Community } from '@/rules/ryv/kinds';

import { useInks } from '@/components/boards/ryv/art/inks';
import { Marks } from './Marks';
import type { PlacesProps } from './places';
import { communityWords, inCommunity } from './places';
import { CORNER, discOf } from './ring';

export type CommunityTileProps = PlacesProps & {
  readonly at: Community;
  /** The side of the round board it is a quarter of; without one it stands by itself. */
  readonly side?: number;
};

/** A community: who has Influence, what it needs, whether the police are there. */
export function CommunityTile({ at, side, ...props }: CommunityTileProps) {
  const { view, names, targets, chosen, onSpot } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const inks = useInks();
  const isTarget = targets?.includes(at) ?? false;
  const place =
    side === undefined
      ? [
          styles.alone,
          {
            borderColor: isTarget ? colors.glow : inks.ink,
            backgroundColor: isTarget ? colors.glowGround : inks.ground,
            borderWidth: chosen === at ? 4 : 2,
          },
        ]
      : [styles.quarter, quarterStyle(at, side)];
  return (
    <TouchPicture
      label={communityWords(g, view, at, names)}
      chosen={isTarget ? chosen === at : undefined}
      onPress={onSpot && (() => onSpot(at))}
      testID={`community-${at}`}
      style={place}
    >
      <Inside view={view} at={at} faint={targets !== null && !isTarget} />
    </TouchPicture>
  );
}

/** Keeps the words of a community away from the disc in the middle and the round corner outside. */
function quarterStyle(at: Community, side: number) {
  const { x, y } = CORNER[at];
  const half = side / 2;
  const [out, near] = [side * 0.085, discOf(side) * 0.42];
  return {
    left: x * half,
    top: y * half,
    width: half,
    height: half,
    paddingLeft: x === 0 ? out : near,
    paddingRight: x === 0 ? near : out,
    paddingTop: y === 0 ? out : near,
    paddingBottom: y === 0 ? near : out,
  };
}

function Inside({ view, at, faint }: Pick<PlacesProps, 'view'> & { at: Community; faint: boolean }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const needs = view.needs[at];
  return (
    <View style={[styles.inside, faint && styles.faint]}>
      <Text size="small" tone="strong" align="center">
        {g(`community.${at}`)}
      </Text>
      <Marks of={inCommunity(view, at)} />
      <View style={styles.signs}>
        {Array.from({ length: needs }, (_, nth) => (
          <Appear key={nth}>
            <Glyph of={icons.need} size={18 * scale} color={colors.danger} />
          </Appear>
        ))}
        {view.crackdown === at && <Glyph of={icons.crackdown} size={22 * scale} color={colors.ink} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  quarter: { position: 'absolute', alignItems: 'center', justifyContent: 'center' },
  alone: { minHeight: TOUCH, borderRadius: RADIUS.middle, padding: SPACE.small },
  inside: { alignItems: 'center', gap: 2 },
  signs: { flexDirection: 'row', flexWrap: 'wrap', gap: 3, minHeight: 18 },
  faint: { opacity: 0.66 },
});
