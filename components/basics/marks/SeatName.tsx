import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';

import { Icon } from './Icon';
import { SeatMark } from './SeatMark';

export type SeatNameProps = {
  readonly seat: number;
  readonly name: string;
  readonly away?: boolean | undefined;
  readonly bot?: boolean | undefined;
};

export function SeatName({ seat, name, away = false, bot = false }: SeatNameProps) {
  const t = useText();
  const notes = [bot && t('basics.bot'), away && t('basics.away')].filter((note) => note !== false);
  return (
    <View style={styles.row}>
      <SeatMark seat={seat} />
      <View style={styles.words}>
        <Text tone="strong">{name}</Text>
      </View>
      {bot && <Icon name="bot" size={20} />}
      {away && <Icon name="away" size={20} />}
      {notes.length > 0 && (
        <Text size="small" tone="soft">
          {notes.join(', ')}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', gap: SPACE.small, flexShrink: 1 },
  words: { flexShrink: 1 },
});
