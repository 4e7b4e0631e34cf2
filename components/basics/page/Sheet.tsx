import { useAtomValue } from 'jotai';
import { type ReactNode, useContext } from 'react';
import { KeyboardAvoidingView, Modal, Pressable, ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { IconButton } from '@/components/basics/input/IconButton';
import { Text } from '@/components/basics/text/Text';
import { MAX_WIDTH, RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { settingsAtom } from '@/state/store/settings';

import { AboveSheetsContext } from './aboveSheets';

export type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

export function Sheet({ open, onClose, title, footer, children }: SheetProps) {
  const t = useText();
  const { colors } = useTheme();
  const { reducedMotion } = useAtomValue(settingsAtom);
  const insets = useSafeAreaInsets();
  const above = useContext(AboveSheetsContext);
  return (
    <Modal
      visible={open}
      transparent
      animationType={reducedMotion === true ? 'none' : 'fade'}
      onRequestClose={onClose}
      aria-label={title}
    >
      <KeyboardAvoidingView behavior="padding" style={[styles.ground, { backgroundColor: colors.shade }]}>
        <Pressable
          accessibilityRole="button"
          accessibilityLabel={t('basics.close')}
          importantForAccessibility="no"
          tabIndex={-1}
          aria-hidden
          onPress={onClose}
          style={styles.behind}
        />
        <View
          style={[
            styles.sheet,
            { backgroundColor: colors.sheet, borderColor: colors.ink, paddingBottom: insets.bottom },
          ]}
        >
          {above !== null && <View style={styles.above}>{above}</View>}
          <View style={styles.bar}>
            <View style={styles.title}>
              <Text size="large" heading>
                {title}
              </Text>
            </View>
            <IconButton icon="close" label={t('basics.close')} onPress={onClose} />
          </View>
          <ScrollView
            // Without a tab stop of its own, plain text could not be scrolled by keyboard.
            tabIndex={0}
            style={styles.scroll}
            contentContainerStyle={styles.inside}
            keyboardShouldPersistTaps="handled"
          >
            {children}
          </ScrollView>
          {footer !== undefined && (
            <View style={[styles.footer, { borderTopColor: colors.line }]}>{footer}</View>
          )}
        </View>
      </KeyboardAvoidingView>
    </Modal>
  );
}

const styles = StyleSheet.create({
  ground: { flex: 1, justifyContent: 'flex-end', alignItems: 'center' },
  behind: { position: 'absolute', top: 0, bottom: 0, start: 0, end: 0 },
  sheet: {
    width: '100%',
    maxWidth: MAX_WIDTH,
    maxHeight: '90%',
    borderWidth: 2,
    borderBottomWidth: 0,
    borderTopStartRadius: RADIUS.large,
    borderTopEndRadius: RADIUS.large,
  },
  bar: {
    flexDirection: 'row',
    alignItems: 'center',
    paddingStart: SPACE.large,
    paddingEnd: SPACE.tiny,
    paddingTop: SPACE.small,
  },
  title: { flex: 1 },
  above: { padding: SPACE.small, paddingBottom: 0 },
  scroll: { flexShrink: 1 },
  inside: { padding: SPACE.large, paddingTop: SPACE.small, gap: SPACE.middle },
  footer: { borderTopWidth: 1, padding: SPACE.middle, gap: SPACE.small },
});
