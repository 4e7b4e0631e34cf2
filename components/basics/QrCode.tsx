import { lazy, Suspense } from 'react';
import { StyleSheet, View } from 'react-native';

import { SPACE } from './theme';

/** Fetched only when a code is shown: most guests never show one. */
const Drawn = lazy(() => import('react-native-qrcode-svg'));

/** Always dark on white, whatever the theme: many cameras read nothing else. */
export function QrCode({ value, label, size = 240 }: { value: string; label: string; size?: number }) {
  return (
    <View role="img" accessible aria-label={label} style={styles.quiet}>
      <View style={{ width: size, height: size }}>
        <Suspense fallback={null}>
          <Drawn value={value} size={size} color="#000000" backgroundColor="#ffffff" />
        </Suspense>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  quiet: { backgroundColor: '#ffffff', padding: SPACE.large, alignSelf: 'center' },
});
