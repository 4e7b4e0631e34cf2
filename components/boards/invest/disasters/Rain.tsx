import { memo } from 'react';
import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

const COLOR = '#52667d';
const RAIN = Array.from({ length: 44 }, (_, at) => {
  const [x, y] = [(at * 83) % 372, (at * 149) % 560];
  return `M${x} ${y}l-9 26`;
}).join('');

/** Behind a card that fills the board's place. */
export const Rain = memo(function Rain() {
  return (
    <View style={StyleSheet.absoluteFill} aria-hidden>
      <Svg width="100%" height="100%" viewBox="0 0 360 560" preserveAspectRatio="xMidYMid slice">
        <Path d={RAIN} stroke={COLOR} strokeWidth={2} strokeLinecap="round" />
      </Svg>
    </View>
  );
});
