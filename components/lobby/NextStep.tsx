import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

import type { useLobby } from './useLobby';

export type NextStepProps = {
  readonly lobby: ReturnType<typeof useLobby>;
  readonly table: TableInfo;
  readonly missing: number;
  /** Whether this phone is the host. */
  readonly isHere: boolean;
};

/** Says in words what to do next. */
export function NextStep({ lobby, table, missing, isHere }: NextStepProps) {
  const t = useText();
  const { isLarge } = useTheme();
  const name = table.seats[lobby.seated[0] ?? -1]?.name;
  const text = () => {
    if (name === undefined) return isHere ? t('lobby.pick.here') : t('lobby.pick');
    if (missing === 0) return t('lobby.ready');
    return isHere ? t('lobby.seated.here') : t('lobby.seated', { name });
  };
  const sign = name === undefined ? 'seat' : missing === 0 ? 'play' : 'people';
  return (
    <View style={styles.row} aria-live="polite">
      {!isLarge && <Icon name={sign} size={32} />}
      <View style={styles.words}>
        <Text size="large" heading>
          {text()}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flex: 1 },
});
