import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { INK } from './looks';
import { Says } from './Says';

/** A reminder only: it stays at zero, and nothing happens. */
export function StageTimer({ since, seconds }: { readonly since: number; readonly seconds: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [since]);
  const left = Math.max(0, Math.ceil(seconds - (now - since) / 1_000));
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <View style={styles.row}>
      <Icon name="timer" size={30} color={INK.onDark} />
      <Says size={32} face="display" color={INK.onDark}>
        {clock}
      </Says>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 8 },
});
