import { type ReactNode, Suspense } from 'react';
import { View } from 'react-native';

import { useTheme } from '@/components/theme';

/** For a screen that is fetched when somebody goes there: until it has come there is paper, not white light. */
export function SuspenseScreen({ children }: { children: ReactNode }) {
  const { colors } = useTheme();
  return (
    <Suspense fallback={<View style={{ flex: 1, backgroundColor: colors.paper }} />}>{children}</Suspense>
  );
}
