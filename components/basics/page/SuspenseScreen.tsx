import { type ReactNode, Suspense } from 'react';
import { View } from 'react-native';

import { useTheme } from '@/components/theme';

/** Shows an empty page in the theme's colour until a screen that is loaded on demand has come. */
export function SuspenseScreen({ children }: { children: ReactNode }) {
  const { colors } = useTheme();
  return (
    <Suspense fallback={<View style={{ flex: 1, backgroundColor: colors.paper }} />}>{children}</Suspense>
  );
}
