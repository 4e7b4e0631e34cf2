import { Suspense } from 'react';
import { StyleSheet, View } from 'react-native';

import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';

/** Fetched when a code is first shown: most guests never show one. */
const Drawing = lazyWithRetry(() => import('./QrDrawing'));

export type QrCodeProps = {
  readonly value: string;
  readonly size: number;
  readonly label: string;
  /** For a long value: fewer spare dots, so that each is larger. */
  readonly dense?: boolean;
};

/** Always black on white with a quiet edge, whatever the theme: cameras read nothing else. */
export function QrCode({ value, size, label, dense = false }: QrCodeProps) {
  const edge = Math.round(size / (dense ? 20 : 10));
  return (
    <View
      role="img"
      aria-label={label}
      style={[styles.paper, { width: size, height: size, padding: edge }]}
      testID="qr"
    >
      <Suspense fallback={null}>
        <Drawing value={value} size={size - 2 * edge} ecl={dense ? 'L' : 'M'} />
      </Suspense>
    </View>
  );
}

const styles = StyleSheet.create({ paper: { backgroundColor: '#ffffff', alignSelf: 'center' } });
