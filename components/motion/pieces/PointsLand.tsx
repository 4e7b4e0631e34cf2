import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, type TextSize, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { Flight } from './Flight';

export type PointsLandProps = {
  /** Every new one is another gain. */
  readonly gainId: string | number;
  readonly before: number;
  readonly points: number;
  readonly from: { readonly x: number; readonly y: number };
  readonly after?: number | undefined;
  readonly size?: TextSize | undefined;
  readonly still?: boolean | undefined;
  readonly onLanded?: (() => void) | undefined;
};

/** A number and what comes to it: the gain flies there, and only when it has landed does the number change. */
export function PointsLand(props: PointsLandProps) {
  const { gainId, before, points, from, after, size = 'title', still = false, onLanded } = props;
  const t = useText();
  const { colors } = useTheme();
  const [landed, setLanded] = useState<string | number | null>(null);
  const hasLanded = still || landed === gainId;
  return (
    <View style={styles.row}>
      <Text size={size} tone="strong" testID="points">
        {hasLanded ? before + points : before}
      </Text>
      {points !== 0 && (
        <Flight
          flightId={gainId}
          from={from}
          after={after}
          still={still}
          onLanded={() => {
            setLanded(gainId);
            onLanded?.();
          }}
        >
          <View style={[styles.gain, { backgroundColor: colors.glowGround, borderColor: colors.ink }]}>
            <Text size="small" tone="strong">
              {t('table.plus', { points })}
            </Text>
          </View>
        </Flight>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  gain: { borderWidth: 2, borderRadius: RADIUS.round, paddingHorizontal: SPACE.small, paddingVertical: 2 },
});
