import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '@/components/basics/input/IconButton';
import { Text } from '@/components/basics/text/Text';
import { MAX_WIDTH, SPACE, TABLET_WIDTH, TOUCH, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type ScreenProps = {
  readonly title?: string | undefined;
  /** A line under the title, in the same place of the bar. */
  readonly under?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly onHelp?: (() => void) | undefined;
  /** More buttons beside the "?". */
  readonly tools?: ReactNode;
  /** Stays at the bottom, in reach of the thumb, while the rest scrolls. */
  readonly footer?: ReactNode;
  readonly scroll?: boolean | undefined;
  /** How wide the page may become: one column, two columns on a tablet, or all of a laptop. */
  readonly width?: 'phone' | 'tablet' | 'full' | undefined;
  readonly children: ReactNode;
};

export function Screen({
  title,
  under,
  onBack,
  onHelp,
  tools,
  footer,
  scroll = true,
  width = 'phone',
  children,
}: ScreenProps) {
  const t = useText();
  const { colors, isLarge } = useTheme();
  const insets = useSafeAreaInsets();
  // Beside four buttons a small phone has room for words of twelve letters.
  const hasLongWord = width === 'phone' && title?.split(' ').some((word) => word.length > 12) === true;
  const isSmallTitle = hasLongWord || (isLarge && width !== 'full');
  const reach = width !== 'phone' && styles[width];
  const hasBar = title !== undefined || onBack !== undefined || onHelp !== undefined || tools !== undefined;
  return (
    <View
      style={[
        styles.ground,
        { backgroundColor: colors.paper, paddingTop: insets.top, paddingBottom: insets.bottom },
      ]}
    >
      {hasBar && (
        <View role="banner" style={[styles.bar, reach, width === 'full' && styles.fullBar]}>
          {onBack && <IconButton icon="back" label={t('basics.back')} onPress={onBack} />}
          <View style={styles.title}>
            {title !== undefined && (
              <Text
                size={isSmallTitle ? 'body' : 'large'}
                heading
                lines={isLarge && width !== 'full' ? 3 : 2}
              >
                {title}
              </Text>
            )}
            {under}
          </View>
          {tools}
          {onHelp && <IconButton icon="help" label={t('basics.help')} onPress={onHelp} />}
        </View>
      )}
      <View role="main" style={styles.main}>
        {scroll ? (
          <ScrollView
            style={styles.fill}
            contentContainerStyle={styles.scrolled}
            keyboardShouldPersistTaps="handled"
          >
            <View style={[styles.column, reach]}>{children}</View>
          </ScrollView>
        ) : (
          <View style={[styles.fill, styles.still, reach]}>{children}</View>
        )}
        {footer !== undefined && footer !== null && footer !== false && (
          <View style={[styles.footer, reach, { borderTopColor: colors.line }]}>{footer}</View>
        )}
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
    padding: SPACE.tiny,
    width: '100%',
    maxWidth: MAX_WIDTH,
    alignSelf: 'center',
  },
  title: { flex: 1, minHeight: TOUCH, justifyContent: 'center', paddingHorizontal: SPACE.small },
  main: { flex: 1 },
  tablet: { maxWidth: TABLET_WIDTH },
  full: { maxWidth: '100%' },
  fullBar: { paddingVertical: 0 },
  fill: { flex: 1 },
  scrolled: { flexGrow: 1, alignItems: 'center' },
  column: { width: '100%', maxWidth: MAX_WIDTH, padding: SPACE.large, gap: SPACE.large },
  still: { width: '100%', maxWidth: MAX_WIDTH, alignSelf: 'center' },
  footer: {
    borderTopWidth: 1,
    padding: SPACE.middle,
    gap: SPACE.small,
    width: '100%',
    maxWidth: MAX_WIDTH,
    alignSelf: 'center',
  },
});
