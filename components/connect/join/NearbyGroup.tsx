import { useEffect, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Group } from '@/components/basics/page/Group';
import { Sheet } from '@/components/basics/page/Sheet';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { useTableName } from '@/components/basics/marks/useTableName';
import { CodeField } from '@/components/codes/CodeField';
import { Busy } from '@/components/furniture/status/Busy';
import { useText } from '@/i18n';
import { canLookNearby, lookNearby, type NearbyTable } from '@/state/join/nearby';

import { NearbyRow } from './NearbyRow';
import type { Join } from './useJoin';

/** Lists the tables on this network. The search starts by a button, because an iPhone asks for permission then. */
export function NearbyGroup({ join }: { join: Join }) {
  const t = useText();
  const [isLooking, setLooking] = useState(false);
  const [tables, setTables] = useState<readonly NearbyTable[]>([]);
  const [chosen, setChosen] = useState<NearbyTable | null>(null);

  useEffect(() => (isLooking ? lookNearby(setTables) : undefined), [isLooking]);

  if (!canLookNearby()) return null;
  return (
    <Group icon="wifi" title={t('join.nearby')}>
      <Text>{t('join.nearby.text')}</Text>
      {!isLooking && (
        <Button label={t('join.nearby.look')} icon={<Icon name="wifi" />} onPress={() => setLooking(true)} />
      )}
      {tables.map((table) => (
        <NearbyRow key={table.tableId} {...table} onPress={() => setChosen(table)} />
      ))}
      {isLooking && tables.length === 0 && <Busy text={t('join.nearby.looking')} />}
      {chosen !== null && <CodeSheet table={chosen} join={join} onClose={() => setChosen(null)} />}
    </Group>
  );
}

type CodeSheetProps = { readonly table: NearbyTable; readonly join: Join; readonly onClose: () => void };

/** Seeing a table does not let anybody in: they must type the code from its screen. */
function CodeSheet({ table, join, onClose }: CodeSheetProps) {
  const t = useText();
  const named = useTableName();
  const [code, setCode] = useState('');
  const go = () => {
    onClose();
    void join.followCode(code, `${table.address}:${table.port}`);
  };
  return (
    <Sheet open onClose={onClose} title={t('join.nearby.table', { id: named(table.tableId) })}>
      <CodeField hint={t('join.code.hint')} value={code} onChange={setCode} onSubmit={go} autoFocus />
      <Button kind="main" label={t('join.code.go')} onPress={go} disabled={code.trim() === ''} />
    </Sheet>
  );
}
