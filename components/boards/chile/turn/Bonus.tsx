import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';

import { moveWords } from './moves';
import type { MineProps } from '@/components/boards/chile/selection';

/** After a bonus: one more token in a Region that is touched on the map, or none. */
export function Bonus({ legal, busy, choose, selection, select }: MineProps) {
  const g = useGameText('chile');
  const chosen = movesOf(legal, 'bonus').find(({ region }) => region === selection.region);
  const [decline] = movesOf(legal, 'decline');
  const send = (move: Parameters<typeof choose>[0]) =>
    void choose(move).then((problem) => select({ problem }));
  return (
    <View style={styles.row}>
      <View style={styles.most}>
        {chosen === undefined ? (
          <Text align="center">{g('ask.touch')}</Text>
        ) : (
          <Button kind="main" label={moveWords(chosen, g)} disabled={busy} onPress={() => send(chosen)} />
        )}
      </View>
      {decline !== undefined && (
        <Button kind="quiet" label={g('move.decline')} disabled={busy} onPress={() => send(decline)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  most: { flexGrow: 3, maxWidth: '100%' },
});
