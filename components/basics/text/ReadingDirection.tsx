import type { ReactNode } from 'react';
import { View } from 'react-native';

import { useLanguage } from '@/i18n';

/** Everything inside runs the way the language is read. */
export function ReadingDirection({ children }: { children: ReactNode }) {
  const { direction } = useLanguage();
  return <View style={{ flex: 1, direction }}>{children}</View>;
}
