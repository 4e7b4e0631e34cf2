import { StyleSheet, View } from 'react-native';

import { Notice } from '@/components/basics/Notice';
import { HostGone } from '@/components/carry/HostGone';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';

import { TroubleButton } from './TroubleButton';

/** Says that the line is gone, and leads to help; after a while, to another host. */
export function LineLost() {
  const t = useText();
  return (
    <View style={styles.lost}>
      <Notice tone="bad" text={t('table.line.away')} />
      <HostGone />
      <TroubleButton />
    </View>
  );
}

const styles = StyleSheet.create({ lost: { gap: SPACE.small } });
