import { useEffect, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Icon } from '@/components/basics/sign/Icon';
import { Text } from '@/components/basics/text/Text';
import { RecoveryHostPanel } from '@/components/recovery/RecoveryHostPanel';
import { useLid, useText } from '@/i18n';
import {
  recoverWithoutMissing,
  type LocalTable,
  newLocalTable,
  offerRecovery,
  startLocalAnew,
} from '@/state/hosting/localHostApi';

import { ClosedTables } from './ClosedTables';
import { FinishedTables } from './FinishedTables';
import { useLocalTables } from './useLocalTables';

export type TableChooserProps = {
  /** Whether to open the host's only table at once. False after somebody came back to choose. */
  readonly opensOnly: boolean;
  readonly onTable: (table: LocalTable) => void;
  readonly onJoin: () => void;
  readonly onHome: () => void;
};

/** Chooses which of the host's tables this screen shows. */
export function TableChooser({ opensOnly, onTable, onJoin, onHome }: TableChooserProps) {
  const t = useText();
  const found = useLocalTables();
  const only =
    found !== null && found !== 'asking' && found.tables.length === 1 ? found.tables[0] : undefined;
  useEffect(() => {
    if (opensOnly && only !== undefined) onTable(only);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each table, not for each new handler
  }, [opensOnly, only?.id]);
  const [hasFailed, setFailed] = useState(false);

  async function show(opening: Promise<LocalTable | null>) {
    const table = await opening;
    setFailed(table === null);
    if (table !== null) onTable(table);
  }

  return (
    <Screen title={t('screen.title')} onBack={onHome}>
      {found === 'asking' && <Text>{t('screen.looking')}</Text>}
      {found === null && (
        <>
          <Notice text={t('screen.only')} />
          <Button kind="main" label={t('shelf.join')} onPress={onJoin} />
        </>
      )}
      {hasFailed && <Notice tone="bad" text={t('refused.unreachable')} />}
      {found !== null && found !== 'asking' && (
        <>
          {found.recovery !== null && (
            <RecoveryHostPanel {...found.recovery} onGoOn={(table) => void recoverWithoutMissing(table)} />
          )}
          <Text size="title" heading>
            {t('screen.choose')}
          </Text>
          <FinishedTables tables={found.tables} />
          {found.tables.length === 0 && <Text>{t('screen.none')}</Text>}
          {found.tables.map((table) => (
            <TableButton key={table.id} table={table} onPress={() => onTable(table)} />
          ))}
          <ClosedTables tables={found.closed} onAnew={(id) => void show(startLocalAnew(id))} />
          {found.games.map((game) => (
            <NewButton key={game} game={game} onPress={() => void show(newLocalTable(game))} />
          ))}
          {found.recovery === null && (
            <Button
              label={t('recovery.device.offer')}
              icon={<Icon name="swap" />}
              onPress={() => void offerRecovery()}
            />
          )}
        </>
      )}
      <Button kind="quiet" label={t('action.home')} onPress={onHome} />
    </Screen>
  );
}

function TableButton({ table: { id, game, stage }, onPress }: { table: LocalTable; onPress: () => void }) {
  const t = useText();
  const lid = useLid(game);
  return (
    <Button
      kind="main"
      label={t('screen.open', { game: lid('name'), id: id.slice(0, 4), stage: t(`screen.stage.${stage}`) })}
      onPress={onPress}
      testID={`show-${id}`}
    />
  );
}

function NewButton({ game, onPress }: { game: string; onPress: () => void }) {
  const t = useText();
  const lid = useLid(game);
  return <Button label={t('screen.new', { game: lid('name') })} onPress={onPress} />;
}
