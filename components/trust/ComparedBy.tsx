import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { type Key, type Translate, useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { comparedBy } from './phones';

/** Whether the tick is this phone's to show: a shared screen has no player of its own. */
const hasLooked = ({ devices, compared }: Pick<TrustState, 'devices' | 'compared'>): boolean =>
  compared === 'same' || !devices.some(({ isMine }) => isMine);

/** Who has compared the sign, in words. What others have compared says nothing of this phone. */
export function comparedText(
  t: Translate<Key>,
  trust: Pick<TrustState, 'devices' | 'compared'>,
  names: readonly string[],
): string {
  const by = comparedBy(trust, names);
  if (by.length === 0) return t('trust.compared.none');
  const key = hasLooked(trust) ? 'trust.compared.by' : 'trust.compared.others';
  return t(key, { names: by.join(t('motion.comma')) });
}

export function ComparedBy({ trust, names }: { trust: TrustState; names: readonly string[] }) {
  const t = useText();
  const { colors } = useTheme();
  const isDone = comparedBy(trust, names).length > 0 && hasLooked(trust);
  return (
    <View style={styles.row}>
      <View testID={isDone ? 'compared-tick' : 'compared-eye'}>
        <Icon name={isDone ? 'tick' : 'eyeClosed'} size={18} color={isDone ? colors.good : colors.softInk} />
      </View>
      <View style={styles.words}>
        <Text size="small" tone="soft">
          {comparedText(t, trust, names)}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny, flexShrink: 1 },
  words: { flexShrink: 1 },
});
