import { StyleSheet, View } from 'react-native';

import { TREES } from '@/components/art/trees';
import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { SPACE } from '@/components/theme';
import { useGameNames, useText } from '@/i18n';
import { canPrint, printPage } from '@/state/files/printPage';
import { inviteLink, invitationTo, placeIn } from '@/state/session/invite';
import { tableTree } from '@/state/session/tableName';
import type { AtTable } from '@/state/session/useTable';

const QR = 220;

export type CodesProps = {
  readonly tables: readonly AtTable[];
  /** Of the evening. */
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** The way to each table, for people who come in: on the screen, and on paper. */
export function Codes({ tables, name, open, onClose }: CodesProps) {
  const t = useText();
  const named = useTableName();
  const gameName = useGameNames();
  const ways = tables.flatMap(({ session, state: { table } }) => {
    const invitation = table && invitationTo(session, table);
    if (table === null || invitation === null) return [];
    const link = inviteLink(invitation, table.addresses[0]?.place);
    return [{ table, link, place: placeIn(link) }];
  });
  const print = async () => {
    const { codesPage } = await import('./paper/codesPage');
    const page = codesPage({
      title: name === '' ? t('control.paper.title') : name,
      how: t('control.paper.how'),
      orType: t('control.paper.type'),
      tables: ways.map(({ table, link, place }) => ({
        table: t('join.nearby.table', { id: named(table.id) }),
        game: gameName(table.game),
        tree: TREES[tableTree(table.id)] ?? [],
        link,
        place,
        code: table.code,
      })),
    });
    printPage(page);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('control.codes')}
      {...(canPrint && {
        footer: (
          <Button
            kind="main"
            label={t('control.print')}
            icon={<Icon name="share" size={20} />}
            onPress={() => void print()}
          />
        ),
      })}
    >
      <View style={styles.codes} testID="codes">
        {ways.map(({ table, link, place }) => (
          <View key={table.id} style={styles.code}>
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
        ))}
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  codes: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.large, justifyContent: 'center' },
  code: { alignItems: 'center', gap: SPACE.tiny, padding: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
});
