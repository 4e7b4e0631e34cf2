import { useContext } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';

import { FrameContext } from './frameContext';

/** What stands under the thumb where nothing is to be done: words, never a dead button. */
export function Sentence({ text }: { readonly text: string }) {
  const { idle } = useContext(FrameContext);
  if (idle !== null) return idle;
  return (
    <View style={styles.box} testID="sentence">
      <Text lines={4}>{text}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { justifyContent: 'center', minHeight: 48, paddingHorizontal: SPACE.tiny },
});
