import { useAtom } from 'jotai';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { seenTipsAtom } from '@/state/store/tips';

export type TipProps = {
  /** A dismissed tip with this id is never shown again on this phone. */
  readonly id: string;
  readonly text: string;
};

/** Explains a rule when it first matters. */
export function Tip({ id, text }: TipProps) {
  const t = useText();
  const { colors, isLarge, lies } = useTheme();
  const [taught, teach] = useAtom(seenTipsAtom);
  if (taught.includes(id)) return null;
  return (
    <View
      role="status"
      aria-live="polite"
      testID="tip"
      style={[styles.box, lies, { borderColor: colors.glow, backgroundColor: colors.glowGround }]}
    >
      <View style={styles.words}>
        <View style={styles.heading}>
          <Icon name="say" size={18} color={colors.ink} />
          <Text size="small" tone="strong">
            {t('table.coach')}
          </Text>
        </View>
        <Text>{text}</Text>
      </View>
      <View style={isLarge && styles.whole}>
        <Button kind="quiet" label={t('basics.dismiss')} onPress={() => teach(id)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    paddingStart: SPACE.middle,
    paddingVertical: SPACE.tiny,
  },
  heading: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 190, gap: 2, paddingVertical: SPACE.tiny },
  whole: { width: '100%' },
});
