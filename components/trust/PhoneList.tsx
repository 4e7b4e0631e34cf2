import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { phoneName, type TrustPhone } from './phones';

/** Every phone this one was told of, and what it has confirmed itself. */
export function PhoneList({ trust, names }: { trust: TrustState; names: readonly string[] }) {
  const t = useText();
  return (
    <View style={styles.list}>
      <Text tone="strong" heading>
        {t('trust.phones')}
      </Text>
      <View role="list" style={styles.list}>
        {trust.devices.map((phone) => (
          <PhoneRow key={phone.key} phone={phone} names={names} hasCompared={trust.compared === 'same'} />
        ))}
      </View>
    </View>
  );
}

type PhoneRowProps = {
  readonly phone: TrustPhone;
  readonly names: readonly string[];
  /** What the player of this very phone said. */
  readonly hasCompared: boolean;
};

function PhoneRow({ phone, names, hasCompared }: PhoneRowProps) {
  const t = useText();
  const { colors } = useTheme();
  const { runs, here, out, isMine, seats, confirms } = phone;
  const isSame = isMine ? hasCompared : phone.hasCompared;
  const isSilent = !isMine && here && !out && !confirms;
  const notes = [
    isMine && t('trust.phone.mine'),
    t(`trust.phone.${runs}`),
    isSame && t('trust.phone.compared'),
    out ? t('trust.phone.out') : !here && !isMine && t('basics.away'),
    isSilent && t('trust.phone.unconfirmed'),
  ].filter((note) => note !== false);
  const name = phoneName(phone, names);
  return (
    <View role="listitem" style={[styles.row, { borderTopColor: colors.line }]}>
      <View style={styles.marks}>
        {seats.length === 0 ? (
          <Icon name="phone" size={20} />
        ) : (
          seats.map((seat) => <SeatMark key={seat} seat={seat} size={20} />)
        )}
      </View>
      <View style={styles.words}>
        <Text tone="strong">{name === '' ? t('trust.phone.nobody') : name}</Text>
        <Text size="small" tone="soft">
          {notes.join(', ')}
        </Text>
      </View>
      {isSame && <Icon name="tick" size={20} color={colors.good} />}
      {isSilent && <Icon name="warning" size={20} color={colors.softInk} />}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.tiny },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    borderTopWidth: 1,
    paddingVertical: SPACE.small,
  },
  marks: { flexDirection: 'row', gap: 2 },
  words: { flex: 1 },
});
