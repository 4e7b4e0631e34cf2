import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '@/components/basics/input/IconButton';
import { Text } from '@/components/basics/text/Text';
import { DistanceContext, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { useIsWide } from '@/components/basics/page/useIsWide';

/** On a laptop or a projector people read from across the room. */
const FAR = 1.3;

export type WideScreenProps = {
  readonly title: string;
  readonly onBack: () => void;
  readonly tools?: ReactNode;
  readonly children: ReactNode;
};

/** A screen that uses the whole width, with words for far eyes. */
export function WideScreen({ title, onBack, tools, children }: WideScreenProps) {
  const t = useText();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const isWide = useIsWide();
  return (
    <View
      style={[
        styles.ground,
        { backgroundColor: colors.paper, paddingTop: insets.top, paddingBottom: insets.bottom },
      ]}
    >
      <View role="banner" style={styles.bar}>
        <IconButton icon="back" label={t('basics.back')} onPress={onBack} />
        <View style={styles.title}>
          <Text size="large" heading lines={2}>
            {title}
          </Text>
        </View>
        {tools}
      </View>
      <View role="main" style={styles.main}>
        <DistanceContext value={isWide ? FAR : 1}>{children}</DistanceContext>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1 },
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    minHeight: TOUCH + SPACE.tiny,
    paddingHorizontal: SPACE.tiny,
  },
  title: { flex: 1, paddingHorizontal: SPACE.small },
  main: { flex: 1 },
});
