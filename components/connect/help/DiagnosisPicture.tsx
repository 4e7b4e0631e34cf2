import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { SPACE, useTheme } from '@/components/theme';
import type { Diagnosis } from '@/state/join/diagnose';

const BIG = 48;
const MIDDLE = 36;

/** The icons of each picture, from this phone to the table, with what stands between them. */
const ROWS = {
  fine: ['phone', 'wifi', 'screen', 'check'],
  'no-wifi': ['phone', 'wifi', 'cross'],
  'no-table': ['phone', 'qr', 'help'],
  'other-network': ['phone', 'wifi', 'cross', 'wifi', 'screen'],
  'mobile-data': ['phone', 'mast', 'cross'],
  closed: ['phone', 'wifi', 'door', 'screen'],
  'kept-apart': ['phone', 'wall', 'screen'],
  unknown: ['phone', 'wifi', 'help', 'screen'],
} as const satisfies Record<Diagnosis, readonly IconName[]>;

/** A small picture for each diagnosis. The words below it say the same. */
export function DiagnosisPicture({ of }: { of: Diagnosis }) {
  const { colors } = useTheme();
  const inks: { readonly [name: string]: string } = { check: colors.good, cross: colors.danger };
  return (
    <View aria-hidden style={styles.row}>
      {ROWS[of].map((name, at) => (
        <Icon
          key={at}
          name={name}
          size={name === 'phone' || name === 'screen' || name === 'wall' ? BIG : MIDDLE}
          color={inks[name] ?? colors.ink}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.middle,
    flexWrap: 'wrap',
  },
});
