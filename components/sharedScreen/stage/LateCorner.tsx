import { StyleSheet, View } from 'react-native';

import { QrCode } from '@/components/codes/QrCode';
import { INK } from '@/components/furniture/stage/looks';
import { Says } from '@/components/furniture/stage/Says';
import { useInviteAddress } from '@/components/lobby/invite/useInviteAddress';
import { useText } from '@/i18n';
import type { TableInfo, TableSession } from '@/state/session/tableSession';

type LateCornerProps = {
  readonly table: TableInfo;
  readonly invitation: NonNullable<TableSession['invitation']>;
};

/** How those who come late find the table, while nothing bigger goes on. */
export function LateCorner({ table: { addresses, code }, invitation }: LateCornerProps) {
  const t = useText();
  const { link, place } = useInviteAddress(invitation, addresses, 'best');
  return (
    <View style={styles.corner} testID="late-corner">
      <QrCode value={link} size={126} label={t('lobby.invite.qr', { address: place })} dense />
      {code !== null && (
        <Says size={27} face="display" align="center">
          {code}
        </Says>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  corner: {
    position: 'absolute',
    left: 1140,
    top: 0,
    width: 132,
    minHeight: 130,
    paddingBottom: 4,
    alignItems: 'stretch',
    backgroundColor: '#ffffff',
    borderColor: INK.ink,
    borderWidth: 3,
    borderTopWidth: 0,
    borderBottomLeftRadius: 10,
    borderBottomRightRadius: 10,
  },
});
