import { lazy, Suspense } from 'react';
import { StyleSheet, View } from 'react-native';

/** Fetched when a code is first shown: most guests never show one. */
const Drawing = lazy(() => import('./QrDrawing'));

/** Always black on white with a quiet edge, whatever the theme: cameras read nothing else. */
export function Qr({ value, size, label }: { value: string; size: number; label: string }) {
  const edge = Math.round(size / 10);
  return (
    <View
      role="img"
      aria-label={label}
      style={[styles.paper, { width: size, height: size, padding: edge }]}
      testID="qr"
    >
      <Suspense fallback={null}>
        <Drawing value={value} size={size - 2 * edge} />
      </Suspense>
    </View>
  );
}

const styles = StyleSheet.create({ paper: { backgroundColor: '#ffffff', alignSelf: 'center' } });
