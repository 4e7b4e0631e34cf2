import { Choice } from '@/components/basics/Choice';
import { Text } from '@/components/basics/Text';
import { Sign, type SignName } from '@/components/shell/Sign';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/sitting';

type Address = TableInfo['addresses'][number];

const SIGNS = {
  hotspot: 'phone',
  wifi: 'wifi',
  ethernet: 'screen',
  usb: 'screen',
  other: 'share',
} as const satisfies Record<Address['kind'], SignName>;

export type AddressChoiceProps = {
  readonly addresses: readonly Address[];
  readonly value: string;
  readonly onChange: (place: string) => void;
};

/** A host in several networks has a code for each; which one leads to it depends on where the guest is. */
export function AddressChoice({ addresses, value, onChange }: AddressChoiceProps) {
  const t = useText();
  return (
    <>
      <Choice
        label={t('ways.title')}
        value={value}
        options={addresses.map(({ place, kind, hasWorked }) => ({
          value: place,
          label: `${t(`ways.${kind}`)} · ${place}`,
          hint: hasWorked ? t('ways.worked') : undefined,
          picture: <Sign name={hasWorked ? 'check' : SIGNS[kind]} />,
        }))}
        onChange={onChange}
      />
      <Text size="small" tone="soft">
        {t('ways.hint')}
      </Text>
    </>
  );
}
