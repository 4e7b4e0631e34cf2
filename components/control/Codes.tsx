import { StyleSheet, View } from 'react-native';

import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { useInviteAddress } from '@/components/lobby/invite/useInviteAddress';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import type { TableInfo, TableSession } from '@/state/session/tableSession';
import type { AtTable } from '@/state/session/useTable';

const QR = 220;

/** The way to each table, for people who come in. */
export function Codes({ tables }: { readonly tables: readonly AtTable[] }) {
  return (
    <View style={styles.codes} testID="codes">
      {tables.map(({ session, state: { table } }) => {
        const invitation = table && invitationTo(session, table);
        return (
          table !== null &&
          invitation !== null && <OneCode key={session.tableId} table={table} invitation={invitation} />
        );
      })}
    </View>
  );
}

type OneCodeProps = {
  readonly table: TableInfo;
  readonly invitation: NonNullable<TableSession['invitation']>;
};

function OneCode({ table, invitation }: OneCodeProps) {
  const t = useText();
  const named = useTableName();
  const { link, place } = useInviteAddress(invitation, table.addresses, 'best');
  return (
    <View style={styles.code}>
      <View style={styles.row}>
        <TreeMark id={table.id} size={28} />
        <Text size="large" tone="strong">
          {t('join.nearby.table', { id: named(table.id) })}
        </Text>
      </View>
      <QrCode value={link} size={QR} label={t('lobby.invite.qr', { address: place })} />
      {table.code !== null && (
        <Text size="title" tone="strong">
          {table.code}
        </Text>
      )}
      <Text size="small">{place}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  codes: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.large, justifyContent: 'center' },
  code: { alignItems: 'center', gap: SPACE.tiny, padding: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
