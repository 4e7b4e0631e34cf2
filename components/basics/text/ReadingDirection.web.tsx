import { type ReactNode, useEffect } from 'react';
import { View } from 'react-native';

import { useLanguage } from '@/i18n';

/** Everything inside runs the way the language is read. A browser also wants to know it for the whole page. */
export function ReadingDirection({ children }: { children: ReactNode }) {
  const { id, direction } = useLanguage();
  useEffect(() => {
    document.documentElement.lang = id;
    document.documentElement.dir = direction;
  }, [id, direction]);
  // react-native-web takes the direction as an attribute, which react-native's types do not know.
  const attributes = { dir: direction, lang: id };
  return (
    <View {...attributes} style={{ flex: 1 }}>
      {children}
    </View>
  );
}
