import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

const COUNT = 14;
const REACH = 200;

const point = (turn: number): string =>
  `${100 + REACH * Math.cos(turn * 2 * Math.PI)} ${100 + REACH * Math.sin(turn * 2 * Math.PI)}`;

const RAYS = Array.from(
  { length: COUNT },
  (_, at) => `M100 100L${point(at / COUNT)}L${point((at + 0.5) / COUNT)}Z`,
).join('');

/** A sun behind what matters now. It fills what it stands in, and never moves. */
export const Rays = memo(function Rays({ color }: { readonly color: string }) {
  return (
    <View style={[StyleSheet.absoluteFill, styles.still]} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 200 200" preserveAspectRatio="xMidYMid slice">
        <Path d={RAYS} fill={color} />
      </Svg>
    </View>
  );
});

const styles = StyleSheet.create({ still: { pointerEvents: 'none' } });
