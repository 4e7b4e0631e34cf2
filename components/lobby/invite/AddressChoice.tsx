import { StyleSheet, View } from 'react-native';

import { Choice } from '@/components/basics/input/Choice';
import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

type Address = TableInfo['addresses'][number];

const SIGNS = {
  hotspot: 'phone',
  wifi: 'wifi',
  ethernet: 'screen',
  usb: 'screen',
  other: 'share',
} as const satisfies Record<Address['kind'], IconName>;

export type AddressChoiceProps = {
  readonly addresses: readonly Address[];
  readonly value: string;
  readonly onChange: (place: string) => void;
};

/** A host in several networks has an address in each. The guest's network decides which one works. */
export function AddressChoice({ addresses, value, onChange }: AddressChoiceProps) {
  const t = useText();
  const [only] = addresses;
  if (only === undefined) return null;
  if (addresses.length === 1) return <OnlyAddress address={only} />;
  return (
    <>
      <Choice
        label={t('ways.title')}
        value={value}
        options={addresses.map(({ place, kind, hasWorked }) => ({
          value: place,
          label: `${t(`ways.${kind}`)} · ${place}`,
          hint: hasWorked ? t('ways.worked') : undefined,
          picture: <Icon name={hasWorked ? 'check' : SIGNS[kind]} />,
        }))}
        onChange={onChange}
      />
      <Text size="small" tone="soft">
        {t('ways.hint')}
      </Text>
    </>
  );
}

function OnlyAddress({ address: { place, kind, hasWorked } }: { address: Address }) {
  const t = useText();
  return (
    <View style={styles.only}>
      <Icon name={hasWorked ? 'check' : SIGNS[kind]} />
      <View style={styles.words}>
        <Text>{`${t(`ways.${kind}`)} · ${place}`}</Text>
        {hasWorked && (
          <Text size="small" tone="soft">
            {t('ways.worked')}
          </Text>
        )}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  only: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
