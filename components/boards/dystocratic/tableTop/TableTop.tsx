import { StyleSheet, View } from 'react-native';

import { SPACE } from '@/components/theme';
import type { View as GameView } from '@/rules/dystocratic/types';

import { AiPlace } from './AiPlace';
import { SeatTile } from './SeatTile';

export function TableTop({ view, names }: { view: GameView; names: readonly string[] }) {
  return (
    <View style={styles.top}>
      <AiPlace view={view} />
      <View style={styles.places}>
        {view.seats.map((_, seat) => (
          <SeatTile key={seat} seat={seat} name={names[seat] ?? ''} view={view} names={names} />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  top: { gap: SPACE.small },
  places: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
