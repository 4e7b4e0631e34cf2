import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SignPrints } from '@/components/sign/SignPrints';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { ComparedBy } from './ComparedBy';
import { hasOthers, isVoteShared } from './phones';
import { secrecyFacts, secrecyOf } from './secrecy';

type BallotTrustProps = { readonly trust: TrustState; readonly names: readonly string[] };

/** On the sheet of a vote: from whom it is hidden, and whether anybody has looked that this is so. */
export function BallotTrust({ trust, names }: BallotTrustProps) {
  const t = useText();
  const { colors } = useTheme();
  const facts = secrecyFacts(trust);
  return (
    <View style={[styles.box, { borderTopColor: colors.line }]} testID="ballot-trust">
      <View style={styles.line}>
        <Icon
          name={facts.isStopped ? 'warning' : 'eyeClosed'}
          size={20}
          color={facts.isStopped ? colors.danger : colors.softInk}
        />
        <View style={styles.words}>
          <Text size="small">{t(secrecyOf(facts))}</Text>
        </View>
      </View>
      {hasOthers(trust) && !isVoteShared(trust) && (
        <Text size="small" tone="soft">
          {t('trust.lost')}
        </Text>
      )}
      <SignLine trust={trust} names={names} />
    </View>
  );
}

/** The sign in small, with who has compared it. Nothing at a table of one phone. */
export function SignLine({ trust, names }: BallotTrustProps) {
  if (trust.sign === null || !hasOthers(trust)) return null;
  return (
    <View style={styles.sign} testID="sign-line">
      <SignPrints sign={trust.sign.pictures} size={20} />
      <ComparedBy trust={trust} names={names} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small, borderTopWidth: 1, paddingTop: SPACE.middle },
  line: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.small },
  words: { flex: 1 },
  sign: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: SPACE.middle,
    rowGap: SPACE.tiny,
  },
});
