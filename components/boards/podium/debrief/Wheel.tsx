import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN, SDGS, SDGS_OF } from '@/rules/podium/text/numbers';
import type { PlanId, Policy, Sdg } from '@/rules/podium/types';

import { sdgArt, usePolicyInk } from '@/components/boards/podium/art/inks';
import { cellPath, pointAt } from './ring';
import { type G, planName } from '@/components/boards/podium/text/say';

const SIZE = 308;
const MIDDLE = SIZE / 2;
const RING = { middle: MIDDLE, inner: 104, outer: MIDDLE - 1 };
const CELL = 48;

const POLICY_OF_SDG = Object.fromEntries(
  (Object.keys(SDGS_OF) as Policy[]).flatMap((policy) => SDGS_OF[policy].map((sdg) => [sdg, policy])),
) as { readonly [S in Sdg]: Policy };

const plansFor = (discard: readonly PlanId[], sdg: Sdg): readonly PlanId[] =>
  discard.filter((plan) => PLAN[plan].sdg === sdg);

export const reached = (discard: readonly PlanId[]): number =>
  SDGS.filter((sdg) => plansFor(discard, sdg).length > 0).length;

const cellLabel = (g: G, sdg: Sdg, count: number): string =>
  count === 0
    ? g('wheel.sdg.missing', { sdg, name: g(`sdg.${sdg}`) })
    : g('wheel.sdg', { sdg, name: g(`sdg.${sdg}`), count });

/** The ring alone, in any size. A goal with a Plan is filled; one without is an empty, broken outline. */
export function Ring({ discard, size }: { discard: readonly PlanId[]; size: number }) {
  const { colors } = useTheme();
  const ink = usePolicyInk();
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden>
      {SDGS.map((sdg, at) => {
        const isReached = plansFor(discard, sdg).length > 0;
        const { color } = ink(POLICY_OF_SDG[sdg]);
        return (
          <Path
            key={sdg}
            d={cellPath(at, RING)}
            fill={isReached ? color : colors.paper}
            stroke={isReached ? colors.ink : colors.softInk}
            strokeWidth={2}
            {...(!isReached && { strokeDasharray: '5 5' })}
          />
        );
      })}
    </Svg>
  );
}

/** All seventeen goals with their numbers. A touch names a goal and the Plans made for it. */
export function Wheel({ discard, still = false }: { discard: readonly PlanId[]; still?: boolean }) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const ink = usePolicyInk();
  const [sdg, setSdg] = useState<Sdg | null>(null);
  const plans = sdg === null ? [] : plansFor(discard, sdg);
  return (
    <View style={styles.wheel} testID="wheel">
      <View style={styles.ring}>
        <Ring discard={discard} size={SIZE} />
        {SDGS.map((each, at) => {
          const { x, y } = pointAt(at + 0.5, (RING.inner + RING.outer) / 2, MIDDLE);
          const count = plansFor(discard, each).length;
          const place = { left: x - CELL / 2, top: y - CELL / 2 };
          const number = (
            <Text
              size="small"
              tone="strong"
              color={count > 0 ? ink(POLICY_OF_SDG[each]).onColor : colors.ink}
            >
              {each}
            </Text>
          );
          return still ? (
            <View
              key={each}
              style={[styles.cell, place]}
              accessible
              role="img"
              aria-label={cellLabel(g, each, count)}
            >
              {number}
            </View>
          ) : (
            <Pressable
              key={each}
              accessibilityRole="button"
              accessibilityLabel={cellLabel(g, each, count)}
              onPress={() => setSdg(each)}
              testID={`sdg-${each}`}
              style={[
                styles.cell,
                place,
                sdg === each && { borderColor: colors.glow, backgroundColor: colors.glowGround },
              ]}
            >
              {sdg === each ? (
                <Text size="small" tone="strong">
                  {each}
                </Text>
              ) : (
                number
              )}
            </Pressable>
          );
        })}
        <View style={styles.middle}>
          {sdg === null ? (
            <Text size="large" tone="strong" align="center">
              {g('wheel.reached', { count: reached(discard), sdgs: SDGS.length })}
            </Text>
          ) : (
            <Glyph of={sdgArt(sdg)} size={96} color={ink(POLICY_OF_SDG[sdg]).color} />
          )}
        </View>
      </View>
      {sdg !== null && (
        <View aria-live="polite" style={styles.named}>
          <Text tone="strong" align="center">
            {cellLabel(g, sdg, plans.length)}
          </Text>
          {plans.length > 0 && (
            <Text align="center">{plans.map((plan) => planName(g, plan)).join(', ')}</Text>
          )}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  wheel: { alignItems: 'center', gap: SPACE.small },
  // The cells lie on the drawing, which is never mirrored.
  ring: { width: SIZE, height: SIZE, direction: 'ltr' },
  cell: {
    position: 'absolute',
    width: CELL,
    height: CELL,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: CELL,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  middle: {
    position: 'absolute',
    left: MIDDLE - 70,
    top: MIDDLE - 60,
    width: 140,
    height: 120,
    alignItems: 'center',
    justifyContent: 'center',
  },
  named: { gap: SPACE.tiny },
});
