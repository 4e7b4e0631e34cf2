import { ScrollView, StyleSheet, View } from 'react-native';

import { IconButton } from '@/components/basics/input/IconButton';
import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type NoticeTone = 'info' | 'good' | 'bad';

export type NoticeProps = {
  readonly text: string;
  readonly tone?: NoticeTone | undefined;
  readonly onClose?: (() => void) | undefined;
  /** There is only so much room: large words scroll inside, so that its button stays on the screen. */
  readonly floats?: boolean | undefined;
  readonly testID?: string | undefined;
};

const ICONS = { info: 'help', good: 'tick', bad: 'cross' } as const satisfies { [T in NoticeTone]: IconName };

/** A message that screen readers announce as soon as it appears. */
export function Notice({ text, tone = 'info', onClose, floats = false, testID }: NoticeProps) {
  const t = useText();
  const { colors } = useTheme();
  const edge = { info: colors.ink, good: colors.good, bad: colors.danger }[tone];
  return (
    <View
      role={tone === 'bad' ? 'alert' : 'status'}
      aria-live={tone === 'bad' ? 'assertive' : 'polite'}
      testID={testID ?? 'notice'}
      style={[styles.box, floats && styles.floats, { borderColor: edge, backgroundColor: colors.sheet }]}
    >
      <Icon name={ICONS[tone]} color={edge} />
      {floats ? (
        <ScrollView style={styles.scrolls} contentContainerStyle={styles.inside} tabIndex={0}>
          <Text>{text}</Text>
        </ScrollView>
      ) : (
        <View style={styles.words}>
          <Text>{text}</Text>
        </View>
      )}
      {onClose && <IconButton icon="close" label={t('basics.dismiss')} onPress={onClose} />}
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    paddingStart: SPACE.middle,
    minHeight: 48,
  },
  floats: { flexShrink: 1 },
  scrolls: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignSelf: 'stretch' },
  inside: { paddingVertical: SPACE.small, paddingEnd: SPACE.small, flexGrow: 1, justifyContent: 'center' },
  words: { flex: 1, paddingVertical: SPACE.small, paddingEnd: SPACE.small },
});
