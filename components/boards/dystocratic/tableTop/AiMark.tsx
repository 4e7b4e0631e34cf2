import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { RADIUS } from '@/components/theme';

import { useAiInks } from '@/components/boards/dystocratic/hand/cards';

/** The AI among the seats: it has no shape of its own, so it has its picture. */
export function AiMark({ size = 28 }: { size?: number }) {
  const { ground, ink } = useAiInks();
  return (
    <View style={[styles.mark, { backgroundColor: ground }]}>
      <Glyph of={icons.ai} size={size - 6} color={ink} />
    </View>
  );
}

const styles = StyleSheet.create({ mark: { padding: 3, borderRadius: RADIUS.small } });
