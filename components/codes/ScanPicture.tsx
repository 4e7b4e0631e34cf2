import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SPACE, useTheme } from '@/components/theme';

/** A phone in front of a screen with a code. The words beside it say the same. */
export function ScanPicture() {
  const { colors } = useTheme();
  return (
    <View aria-hidden style={styles.picture}>
      <Icon name="phone" size={56} />
      <View style={[styles.ray, { borderColor: colors.softInk }]} />
      <View style={[styles.screen, { borderColor: colors.ink, backgroundColor: colors.paper }]}>
        <Icon name="qr" size={52} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  picture: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.middle,
    paddingVertical: SPACE.small,
  },
  ray: { width: 44, borderTopWidth: 3, borderStyle: 'dashed' },
  screen: { borderWidth: 3, padding: SPACE.small },
});
