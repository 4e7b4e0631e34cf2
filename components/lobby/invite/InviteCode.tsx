import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TableSession, TableInfo } from '@/state/session/tableSession';

import { AddressChoice } from './AddressChoice';
import { useInviteAddress } from './useInviteAddress';

export type InviteCodeProps = {
  readonly invitation: NonNullable<TableSession['invitation']>;
  readonly table: TableInfo;
  readonly size: number;
  /**
   * Which address to show first: the one this phone used, or the best one. A laptop's own page uses localhost, which
   * works for nobody else.
   */
  readonly first?: 'mine' | 'best';
};

/** Shows the join link as a QR code to scan and as an address and a code to type. */
export function InviteCode({ invitation, table, size, first = 'mine' }: InviteCodeProps) {
  const t = useText();
  const { colors } = useTheme();
  const { addresses, code } = table;
  const { link, place: address, choose } = useInviteAddress(invitation, addresses, first);
  return (
    <>
      <Text>{t('lobby.invite.how')}</Text>
      <View style={[styles.frame, { borderColor: colors.ink }]}>
        <QrCode value={link} size={size} label={t('lobby.invite.qr', { address })} />
      </View>
      {code !== null && (
        <View style={[styles.typed, { borderColor: colors.line }]}>
          <Text align="center">{t('lobby.invite.code', { address })}</Text>
          <Text size="huge" tone="strong" align="center">
            {code}
          </Text>
        </View>
      )}
      <AddressChoice addresses={addresses} value={address} onChange={choose} />
    </>
  );
}

const styles = StyleSheet.create({
  frame: { alignSelf: 'center', borderWidth: 2, borderRadius: RADIUS.middle, overflow: 'hidden' },
  typed: {
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
    gap: SPACE.tiny,
  },
});
