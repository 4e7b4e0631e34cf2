import { useEffect, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Icon } from '@/components/basics/marks/Icon';
import { TreeMark } from '@/components/basics/marks/TreeMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { RecoveryHostPanel } from '@/components/recovery/RecoveryHostPanel';
import { useTheme } from '@/components/theme';
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
import { TroubledTables } from './TroubledTables';
import { useLocalTables } from './useLocalTables';

/** Why there is no new table. */
const FAILURES = {
  unreachable: 'refused.unreachable',
  full: 'screen.full',
  cannotSave: 'screen.cannot-save',
} as const;

export type TableChooserProps = {
  /** Whether to open the host's only table at once. False after somebody came back to choose. */
  readonly opensOnly: boolean;
  readonly onTable: (table: LocalTable) => void;
  readonly onJoin: () => void;
  readonly onHome: () => void;
  readonly onControl: () => void;
};

/** Chooses which of the host's tables this screen shows. */
export function TableChooser({ opensOnly, onTable, onJoin, onHome, onControl }: TableChooserProps) {
  const t = useText();
  const found = useLocalTables();
  const known = typeof found === 'object' ? found : null;
  // What is closed or in trouble is shown in this list alone, so the list stays while there is any.
  const only =
    known?.tables.length === 1 && known.closed.length + known.troubled.length === 0
      ? known.tables[0]
      : undefined;
  useEffect(() => {
    if (opensOnly && only !== undefined) onTable(only);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each table, not for each new handler
  }, [opensOnly, only?.id]);
  const [failure, setFailure] = useState<keyof typeof FAILURES | null>(null);

  async function show(opening: ReturnType<typeof newLocalTable>) {
    const made = await opening;
    if (made === null) return setFailure('unreachable');
    if ('trouble' in made) return setFailure(made.trouble === 'full' ? 'full' : 'cannotSave');
    setFailure(null);
    onTable(made);
  }

  return (
    <Screen title={t('screen.title')} onBack={onHome}>
      {found === 'asking' && <Text>{t('screen.looking')}</Text>}
      {(found === null || found === 'no-key') && (
        <>
          <Notice text={t(found === null ? 'screen.only' : 'screen.no-key')} />
          <Button kind="main" label={t('shelf.join')} onPress={onJoin} />
        </>
      )}
      {failure !== null && <Notice tone="bad" text={t(FAILURES[failure])} />}
      {known !== null && (
        <>
          {known.recovery !== null && (
            <RecoveryHostPanel
              {...known.recovery}
              onGoOn={(table, group) => void recoverWithoutMissing(table, group)}
            />
          )}
          <Text size="title" heading>
            {t('screen.choose')}
          </Text>
          <FinishedTables tables={known.tables} />
          {known.tables.length === 0 && <Text>{t('screen.none')}</Text>}
          {known.tables.map((table) => (
            <TableButton key={table.id} table={table} onPress={() => onTable(table)} />
          ))}
          <Button label={t('control.button')} icon={<Icon name="people" />} onPress={onControl} />
          <TroubledTables tables={known.troubled} />
          <ClosedTables tables={known.closed} onAnew={(id) => void show(startLocalAnew(id))} />
          {known.games.map((game) => (
            <NewButton key={game} game={game} onPress={() => void show(newLocalTable(game))} />
          ))}
          {known.recovery === null && (
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
  const named = useTableName();
  const { colors } = useTheme();
  return (
    <Button
      kind="main"
      icon={<TreeMark id={id} size={26} color={colors.onMain} />}
      label={t('screen.open', { game: lid('name'), id: named(id), stage: t(`screen.stage.${stage}`) })}
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
