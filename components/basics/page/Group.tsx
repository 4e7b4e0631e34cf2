import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

export type GroupProps = { readonly icon: IconName; readonly title: string; readonly children: ReactNode };

/** A box with an icon and a title around things that belong together. */
export function Group({ icon, title, children }: GroupProps) {
  const { colors } = useTheme();
  return (
    <View style={[styles.paper, { backgroundColor: colors.sheet, borderColor: colors.line }]}>
      <View style={styles.head}>
        <Icon name={icon} size={28} />
        <View style={styles.words}>
          <Text size="large" heading>
            {title}
          </Text>
        </View>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  paper: { borderWidth: 1, borderRadius: RADIUS.middle, padding: SPACE.large, gap: SPACE.middle },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flex: 1 },
});
