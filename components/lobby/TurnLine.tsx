import { View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

import type { startOf } from './start';
import type { useLobby } from './useLobby';

export type TurnLineProps = {
  readonly lobby: ReturnType<typeof useLobby>;
  readonly table: TableInfo;
  readonly start: ReturnType<typeof startOf>;
  /** Whether this phone is the host. */
  readonly isHere: boolean;
};

/** Says in words how things stand before the game, counted from the seats. */
export function TurnLine({ lobby, table, start: { taken, least, free, missing }, isHere }: TurnLineProps) {
  const t = useText();
  const text = () => {
    if (table.shuffle !== null) return t('shuffle.title');
    if (lobby.seated.length === 0) return isHere ? t('lobby.pick.here') : t('lobby.pick');
    if (missing > 0) return t('lobby.turn.few', { least, count: missing });
    return free === 0 ? t('lobby.turn.all', { taken }) : t('lobby.turn.some', { taken, count: free });
  };
  return (
    <View aria-live="polite" testID="lobby-turn">
      <Text tone="strong">{text()}</Text>
    </View>
  );
}
