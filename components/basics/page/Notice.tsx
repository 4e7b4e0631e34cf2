import { StyleSheet, View } from 'react-native';

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
  readonly testID?: string | undefined;
};

const ICONS = { info: 'help', good: 'tick', bad: 'cross' } as const satisfies { [T in NoticeTone]: IconName };

/** A message that screen readers announce as soon as it appears. */
export function Notice({ text, tone = 'info', onClose, testID }: NoticeProps) {
  const t = useText();
  const { colors } = useTheme();
  const edge = { info: colors.ink, good: colors.good, bad: colors.danger }[tone];
  return (
    <View
      role={tone === 'bad' ? 'alert' : 'status'}
      aria-live={tone === 'bad' ? 'assertive' : 'polite'}
      testID={testID ?? 'notice'}
      style={[styles.box, { borderColor: edge, backgroundColor: colors.sheet }]}
    >
      <Icon name={ICONS[tone]} color={edge} />
      <View style={styles.words}>
        <Text>{text}</Text>
      </View>
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
  words: { flex: 1, paddingVertical: SPACE.small, paddingEnd: SPACE.small },
});
