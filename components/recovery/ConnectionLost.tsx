import { StyleSheet, View } from 'react-native';

import { ConnectHelpButton } from '@/components/basics/input/ConnectHelpButton';
import { Notice } from '@/components/basics/page/Notice';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';

import { RecoverButton } from './RecoverButton';

/** Says that the connection is lost, and offers help; after a while it offers recovery. A shared screen has no seat. */
export function ConnectionLost({ isScreen = false }: { readonly isScreen?: boolean }) {
  const t = useText();
  return (
    <View style={styles.lost}>
      <Notice tone="bad" text={t(isScreen ? 'screen.line.away' : 'table.line.away')} />
      <RecoverButton />
      <ConnectHelpButton />
    </View>
  );
}

const styles = StyleSheet.create({ lost: { gap: SPACE.small } });
