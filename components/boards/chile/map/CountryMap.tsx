import { StyleSheet, View } from 'react-native';

import { RADIUS, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { RegionId, View as GameView } from '@/rules/chile/types';

import { useInks, useSides } from '@/components/boards/chile/art/prints';
import { RegionTile } from './RegionTile';

export type CountryMapProps = {
  readonly view: GameView;
  readonly roomy: boolean;
  readonly isLooking: boolean;
  /** Which Regions may be chosen now; `null` when nothing is being chosen. */
  readonly targets: readonly RegionId[] | null;
  readonly chosen: RegionId | null;
  /** Nobody touches a shared screen. */
  readonly onRegion: ((region: RegionId) => void) | null;
};

/**
 * The long country, Arica to Punta Arenas. It is cut in two as in a school atlas, north beside south, so that a
 * phone shows all of it; with large words it is one piece.
 */
export function CountryMap({ view, targets, chosen, onRegion, ...how }: CountryMapProps) {
  const g = useGameText('chile');
  const { isLarge, lies } = useTheme();
  const inks = useInks();
  const sides = useSides(view);
  const half = view.regions.length / 2;
  const pieces = isLarge ? [view.regions] : [view.regions.slice(0, half), view.regions.slice(half)];
  const showsFunds = how.roomy || view.phase === 'fundraise' || view.phase === 'plan';
  return (
    <View
      role="group"
      aria-label={g('table.map')}
      testID="map"
      style={[styles.map, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}
    >
      {pieces.map((piece, at) => (
        <View
          key={at}
          style={[styles.piece, at > 0 && { borderStartWidth: 1.5, borderStartColor: inks.ink }]}
        >
          {piece.map((region) => (
            <RegionTile
              key={region.id}
              {...how}
              region={region}
              sides={sides}
              showsFunds={showsFunds}
              target={targets === null ? null : targets.includes(region.id)}
              chosen={region.id === chosen}
              onPress={onRegion === null ? null : () => onRegion(region.id)}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  map: { flexDirection: 'row', borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  piece: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
