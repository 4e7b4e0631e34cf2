import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { SPACE, useTheme } from '@/components/theme';

export type FanProps = {
  readonly label: string;
  readonly count: number;
  readonly card: { readonly width: number; readonly height: number };
  /** The one in question stands higher, and nothing lies over it. */
  readonly chosen?: number | null | undefined;
  /** Draws a card; `shown` px of its width can be touched. */
  readonly children: (at: number, shown: number) => ReactNode;
};

/** What stays free of each card: its edge with what it does, and a fingertip. */
const STEP = 54;
/** So few lie side by side. */
const FEW = 2;
const LIFT = 10;

/**
 * Cards one over the other, each with its edge free: what it does and costs is read without opening it. With large words
 * they lie below each other instead.
 */
export function Fan({ label, count, card: { width, height }, chosen = null, children }: FanProps) {
  const { isLarge } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const step = count <= FEW ? width + SPACE.small : STEP;
  const aside = count <= FEW || chosen === null || chosen === count - 1 ? 0 : width - step + SPACE.tiny;
  const startOf = (at: number) => at * step + (chosen !== null && at > chosen ? aside : 0);
  const to = chosen === null ? 0 : Math.max(0, startOf(chosen) - step);
  useEffect(() => scroll.current?.scrollTo({ x: to }), [to]);
  const all = Array.from({ length: count }, (_, at) => at);
  if (isLarge)
    return (
      <View role="group" aria-label={label} style={styles.list}>
        {all.map((at) => (
          <View key={at}>{children(at, 0)}</View>
        ))}
      </View>
    );
  return (
    <ScrollView
      ref={scroll}
      horizontal
      role="group"
      aria-label={label}
      style={{ flexGrow: 0 }}
      contentContainerStyle={{
        width: startOf(count - 1) + width + SPACE.tiny,
        height: height + LIFT + SPACE.tiny,
      }}
    >
      {all.map((at) => (
        <View
          key={at}
          pointerEvents="box-none"
          style={[
            styles.card,
            { start: startOf(at), width, height, zIndex: at === chosen ? count : at },
            at === chosen && { transform: [{ translateY: -LIFT }] },
          ]}
        >
          {children(at, at === count - 1 || at === chosen ? width : Math.min(width, step))}
        </View>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.small },
  card: { position: 'absolute', top: LIFT },
});
