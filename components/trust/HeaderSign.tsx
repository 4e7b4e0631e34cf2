import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { MOTIF_IDS } from '@/components/sign/motifIds';
import { SignPrints } from '@/components/sign/SignPrints';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { comparedText } from './ComparedBy';
import { hasOthers } from './phones';
import { isStopped } from './secrecy';

const SIZE = 20;

export type HeaderSignProps = {
  readonly trust: TrustState;
  readonly names: readonly string[];
  /** Nobody here has seen this sign yet: somebody new is at the table, or this phone was not there when it was made. */
  readonly isNew?: boolean;
  readonly onPress: () => void;
};

/**
 * The table's name, all evening: under the title of the page, and a touch anywhere there opens it. The closed eye says
 * quietly that nobody on this phone has looked yet.
 */
export function HeaderSign({ trust, names, isNew = false, onPress }: HeaderSignProps) {
  const t = useText();
  const { colors } = useTheme();
  const { sign, compared } = trust;
  if (sign === null || !hasOthers(trust)) return null;
  const pictures = sign.pictures
    .map((place) => t(`sign.motif.${MOTIF_IDS[place] ?? 'apple'}`))
    .join(t('motion.comma'));
  const state = isStopped(trust)
    ? t('trust.different.short')
    : isNew
      ? t('trust.sign.new.label')
      : comparedText(t, trust, names);
  const mark = isStopped(trust) ? 'cross' : compared === 'same' ? 'tick' : 'eyeClosed';
  const ink = isStopped(trust) ? colors.danger : compared === 'same' ? colors.good : colors.softInk;
  return (
    <>
      <View aria-hidden style={styles.row}>
        <SignPrints sign={sign.pictures} size={SIZE} />
        {isNew ? (
          <View testID="new-sign" style={[styles.pill, { backgroundColor: colors.main }]}>
            <Text size="small" tone="onMain">
              {t('trust.sign.new')}
            </Text>
          </View>
        ) : (
          <Icon name={mark} size={16} color={ink} />
        )}
      </View>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t('trust.sign.label', { pictures, compared: state })}
        onPress={onPress}
        testID="header-sign"
        style={({ pressed }) => [
          styles.touch,
          pressed && { backgroundColor: colors.glowGround, opacity: 0.5 },
        ]}
      />
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  // As high as the prints: the board must not move when it comes.
  pill: { height: SIZE, justifyContent: 'center', borderRadius: RADIUS.small, paddingHorizontal: SPACE.tiny },
  // Over the title as well: the prints alone are too low for a thumb.
  touch: { position: 'absolute', top: 0, bottom: 0, start: 0, end: 0, borderRadius: RADIUS.middle },
});
