import { StyleSheet, View } from 'react-native';

import { chile as icons } from '@/components/boards/chile/art/icons';
import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { REGION } from '@/rules/chile/text/numbers';
import type { RegionView, Side } from '@/rules/chile/types';

import { CardMark } from './CardMark';
import { faceOf, SPACES } from './faces';
import { OwnerStamp } from './OwnerStamp';
import { Pips } from './Pips';
import { type SidePrint } from '@/components/boards/chile/art/prints';
import { regionWords } from '@/components/boards/chile/text/regionWords';
import { SideTag } from '@/components/boards/chile/campaign/SideTag';
import { Slice } from './Slice';

export type RegionTileProps = {
  readonly region: RegionView;
  readonly sides: { readonly [S in Side]: SidePrint };
  /** A tablet or a shared screen has room for words. */
  readonly roomy: boolean;
  readonly isLooking: boolean;
  readonly showsFunds: boolean;
  /** May be chosen for what I am about to do; `null` when nothing is being chosen. */
  readonly target: boolean | null;
  readonly chosen: boolean;
  /** Nobody touches a shared screen. */
  readonly onPress: (() => void) | null;
};

/** A part of the country with everything that lies on it. */
export function RegionTile({ onPress, ...tile }: RegionTileProps) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const { region, target, chosen } = tile;
  const label = [
    regionWords(region, g),
    target === true && g(chosen ? 'table.target.chosen' : 'table.target'),
  ]
    .filter((part) => part !== false)
    .join('. ');
  const drawn = (
    <>
      <Drawn {...tile} />
      {target === true && (
        <View
          style={[styles.ring, { borderColor: colors.glow, borderWidth: chosen ? 4 : 2 }]}
          pointerEvents="none"
        />
      )}
    </>
  );
  const ground = [styles.tile, target === true && { backgroundColor: colors.glowGround }];
  return (
    <TouchPicture label={label} onPress={onPress} testID={`region-${region.id}`} style={ground}>
      {drawn}
    </TouchPicture>
  );
}

function Drawn({
  region,
  sides,
  roomy,
  isLooking,
  showsFunds,
  target,
}: Omit<RegionTileProps, 'onPress' | 'chosen'>) {
  const g = useGameText('chile');
  const { colors, isLarge } = useTheme();
  const scale = usePrintScale();
  const { id, control, funds } = region;
  const wide = roomy ? 62 : 42;
  // Beside the name there is no room for it on a small phone; with large words there is none on the land.
  const isOnLand = !roomy && !isLarge;
  const votes = (
    <SideTag side={control === null ? null : sides[control]} text={REGION[id].votes} small={!roomy} />
  );
  const pips = <Pips region={region} sides={sides} size={(roomy ? 15 : 10) * scale} />;
  return (
    <>
      <Slice
        region={id}
        width={wide}
        color={control === null ? null : sides[control].color}
        faint={target === false}
      />
      {isOnLand && <View style={[styles.land, { width: wide }]}>{votes}</View>}
      <View style={[styles.words, { marginStart: wide }]}>
        <View style={styles.line}>
          <View style={styles.name}>
            <Text size={roomy ? 'body' : 'small'} tone="strong">
              {g(`region.${id}`)}
            </Text>
          </View>
          {!isOnLand && votes}
        </View>
        {!roomy && pips}
        <View style={[styles.marks, target === false && styles.faint]}>
          {roomy && pips}
          <View style={styles.cards}>
            {SPACES.map((space) => (
              <CardMark
                key={space}
                space={space}
                face={faceOf(region, space, isLooking)}
                size={roomy ? 22 : 16}
              />
            ))}
          </View>
          <Owned region={region} sides={sides} roomy={roomy} />
          {showsFunds && (
            <View style={styles.mark}>
              <Glyph of={icons.fund} size={14 * scale} color={colors.ink} />
              <Text size="small" tone="strong">
                {funds}
              </Text>
            </View>
          )}
        </View>
      </View>
    </>
  );
}

type OwnedProps = Pick<RegionTileProps, 'region' | 'sides' | 'roomy'>;

/** Who has polled it, while that is not both, and whose Network it is. */
function Owned({ region: { polled, network }, sides, roomy }: OwnedProps) {
  const size = roomy ? 17 : 12;
  const pollster = polled.length === 1 ? polled[0] : undefined;
  return (
    <>
      {pollster !== undefined && <OwnerStamp art={icons.poll} side={sides[pollster]} size={size} />}
      {network !== null && <OwnerStamp art={icons.network} side={sides[network]} size={size} />}
    </>
  );
}

const styles = StyleSheet.create({
  tile: { minHeight: 58, justifyContent: 'center', overflow: 'hidden' },
  land: { position: 'absolute', top: 4, start: 0, flexDirection: 'row', justifyContent: 'center' },
  words: { gap: 2, paddingVertical: 3, paddingEnd: SPACE.tiny },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  name: { flexGrow: 1, flexShrink: 1 },
  marks: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 },
  cards: { flexDirection: 'row', gap: 3 },
  mark: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  faint: { opacity: 0.55 },
  ring: { position: 'absolute', top: 1, bottom: 1, start: 1, end: 1, borderRadius: RADIUS.small },
});
