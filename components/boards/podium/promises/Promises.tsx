import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { View as GameView } from '@/rules/podium/types';

import { PromiseLine } from './PromiseLine';

/** Promises that still count, and behind a touch all that were ever made. */
export function Promises({ view, touchable }: { view: GameView; touchable: boolean }) {
  const g = useGameText('podium');
  const [isOpen, setOpen] = useState(false);
  const open = view.pledges.filter(({ status }) => status === 'open');
  if (view.pledges.length === 0 || (open.length === 0 && !touchable)) return null;
  return (
    <View style={styles.box} testID="promises">
      <Text tone="strong">{g('promise.title')}</Text>
      <View style={styles.lines}>
        {open.map((pledge) => (
          <PromiseLine key={pledge.id} view={view} pledge={pledge} />
        ))}
      </View>
      {touchable && open.length < view.pledges.length && (
        <Button label={g('promise.all', { count: view.pledges.length })} onPress={() => setOpen(true)} />
      )}
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={g('promise.title')}>
        {[...view.pledges].reverse().map((pledge) => (
          <PromiseLine key={pledge.id} view={view} pledge={pledge} />
        ))}
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  lines: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
});
