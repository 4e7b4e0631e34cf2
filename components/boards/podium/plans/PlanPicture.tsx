import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, useTheme } from '@/components/theme';
import { PLAN, policyOf } from '@/rules/podium/text/numbers';
import type { PlanId } from '@/rules/podium/types';

import { sdgArt, usePolicyInk } from '@/components/boards/podium/art/inks';

/** The goal that a Plan is for, printed in the colour of its Policy. */
export function PlanPicture({ plan, size = 40 }: { plan: PlanId; size?: number }) {
  const { colors } = useTheme();
  const { color, onColor } = usePolicyInk()(policyOf(plan));
  const { sdg } = PLAN[plan];
  return (
    <View
      aria-hidden
      style={[styles.tile, { minWidth: size, backgroundColor: color, borderColor: colors.ink }]}
    >
      <Glyph of={sdgArt(sdg)} size={size * 0.62} color={onColor} />
      <Text size="tiny" tone="strong" color={onColor}>
        {sdg}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: {
    alignItems: 'center',
    justifyContent: 'center',
    paddingTop: 4,
    paddingHorizontal: 3,
    borderWidth: 1.5,
    borderRadius: RADIUS.small,
  },
});
