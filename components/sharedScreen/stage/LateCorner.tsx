import { StyleSheet, View } from 'react-native';

import { QrCode } from '@/components/codes/QrCode';
import { INK } from '@/components/furniture/stage/looks';
import { Says } from '@/components/furniture/stage/Says';
import { useInviteAddress } from '@/components/lobby/invite/useInviteAddress';
import { SignPrints } from '@/components/sign/SignPrints';
import { useText } from '@/i18n';
import type { TableInfo, TableSession } from '@/state/session/tableSession';

type LateCornerProps = {
  readonly table: TableInfo;
  readonly invitation: NonNullable<TableSession['invitation']>;
  /** The table's sign is its name for the evening. Drawn by the host's program it proves nothing. */
  readonly sign: TableInfo['pictures'];
};

/** How those who come late find the table, while nothing bigger goes on. */
export function LateCorner({ table: { addresses, code }, invitation, sign }: LateCornerProps) {
  const t = useText();
  const { link, place } = useInviteAddress(invitation, addresses, 'best');
  return (
    <View style={styles.corner} testID="late-corner">
      <QrCode value={link} size={126} label={t('lobby.invite.qr', { address: place })} dense />
      {code !== null && <Says align="center">{code}</Says>}
      {sign !== null && (
        <View style={styles.sign} testID="screen-sign" role="img" aria-label={t('trust.sign.screen')}>
          <SignPrints sign={sign} size={26} />
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { alignItems: 'center', paddingTop: 2 },
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
