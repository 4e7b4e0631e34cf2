import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { useTheme } from '@/components/theme';
import type { Policy } from '@/rules/podium/types';

import { POLICY_ART, usePolicyInk } from '@/components/boards/podium/art/inks';

export type PolicyMarkProps = {
  readonly policy: Policy;
  readonly size?: number | undefined;
  /** With the words; not where its room has one size whatever they have. */
  readonly grows?: boolean | undefined;
};

/** A Policy by picture and colour; its name stands beside it. */
export function PolicyMark({ policy, size: asked = 24, grows = true }: PolicyMarkProps) {
  const { colors, scale } = useTheme();
  const size = grows ? asked * Math.min(scale, 1.3) : asked;
  const { color, onColor } = usePolicyInk()(policy);
  return (
    <View
      style={[
        styles.mark,
        { width: size, height: size, borderRadius: size, borderColor: colors.ink, backgroundColor: color },
      ]}
    >
      <Glyph of={POLICY_ART[policy]} size={size * 0.64} color={onColor} />
    </View>
  );
}

const styles = StyleSheet.create({
  mark: { alignItems: 'center', justifyContent: 'center', borderWidth: 1.5 },
});
