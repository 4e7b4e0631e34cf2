import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { ConnectHelpButton } from '@/components/basics/input/ConnectHelpButton';
import { IconButton } from '@/components/basics/input/IconButton';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { useIsWide } from '@/components/basics/page/useIsWide';
import { Text } from '@/components/basics/text/Text';
import { useLobby } from '@/components/lobby/useLobby';
import { ConnectionLost } from '@/components/recovery/ConnectionLost';
import { RulesSheet } from '@/components/rulebook/RulesSheet';
import { TableMenu } from '@/components/table/menu/TableMenu';
import { PublicTable } from '@/components/table/PublicTable';
import { DistanceContext, RADIUS, SPACE, useTheme } from '@/components/theme';
import { shownStep } from '@/components/table/shownStep';
import { useLid, useRefusal, useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import { joinByLink, leaveTable, returnToTable } from '@/state/session/connectToTable';
import type { TableInfo } from '@/state/session/tableSession';
import { useTable } from '@/state/session/useTable';

import { CompareTablesSheet } from './CompareTablesSheet';
import { SharedScreenLobby } from './SharedScreenLobby';
import { GameOnStage } from './stage/GameOnStage';
import { LobbyControls } from './stage/LobbyControls';
import { StageCurtain } from './stage/StageCurtain';
import { StageLobby } from './stage/StageLobby';
import { StageMenu, StageMenuButton } from './stage/StageMenu';
import { TableChooser } from './TableChooser';

/** For a laptop, a projector, or a phone in the middle of the table: shows what everyone may see, and how to join. */
export function SharedScreen() {
  const router = useRouter();
  const { table: wanted } = useLocalSearchParams<{ table?: string }>();
  const at = useTable();
  const [hasLeft, setLeft] = useState(false);

  // After a reload the address still says which table this screen showed.
  useEffect(() => {
    const giveUp = () => router.setParams({ table: undefined });
    if (wanted !== undefined) returnToTable(wanted).then((known) => !known && giveUp(), giveUp);
  }, [wanted, router]);

  const leave = () => {
    // A guest who only watched goes back to the table; the laptop goes back to its list.
    if (at !== null && !at.state.you.steward && at.state.line !== 'turned-away')
      return router.replace(`/table/${at.session.tableId}`);
    leaveTable();
    setLeft(true);
    router.setParams({ table: undefined });
  };
  const control = () => {
    leaveTable();
    router.replace('/control');
  };
  if (wanted === undefined || at === null)
    return (
      <TableChooser
        opensOnly={!hasLeft && wanted === undefined}
        onTable={({ link, steward }) => {
          const joined = joinByLink(link, steward);
          if (joined.ok) router.setParams({ table: joined.tableId });
        }}
        onJoin={() => router.replace('/join')}
        onHome={() => router.replace('/')}
        onControl={() => router.replace('/control')}
      />
    );
  return <Shown at={at} onLeave={leave} onControl={control} />;
}

type ShownProps = {
  readonly at: NonNullable<ReturnType<typeof useTable>>;
  readonly onLeave: () => void;
  readonly onControl: () => void;
};

function Shown({ at, onLeave, onControl }: ShownProps) {
  const t = useText();
  const refusal = useRefusal();
  const { line, why, table } = at.state;
  const isWide = useIsWide();

  if (line === 'turned-away' || table === null)
    return (
      <Screen title={t('screen.title')} onBack={onLeave}>
        {line === 'turned-away' ? (
          <Notice tone="bad" text={refusal(why ?? 'unreachable')} />
        ) : (
          <>
            <Text>{t('lobby.connecting')}</Text>
            <ConnectHelpButton />
          </>
        )}
      </Screen>
    );
  return isWide ? (
    <OnStage at={at} table={table} onLeave={onLeave} onControl={onControl} />
  ) : (
    <OnPhone at={at} table={table} onLeave={onLeave} onControl={onControl} />
  );
}

/** What a room must hear is said as large as its caption. */
const FAR = 1.6;

/** The board is hidden, or nobody is to look at it now. Before a game there is none. */
const isCurtained = ({ stage, guidance }: TableInfo): boolean =>
  stage !== 'lobby' && (guidance?.isHidden === true || guidance?.isPaused === true);

type PartProps = ShownProps & { readonly table: TableInfo };

/** For a room: nothing but the stage, and one small button. */
function OnStage({ at, table, onLeave, onControl }: PartProps) {
  const [isOpen, setOpen] = useState(false);
  const [large, setLarge] = useState<string | null>(null);
  const lobby = useLobby();
  const { colors } = useTheme();
  const menu = <StageMenuButton onPress={() => setOpen(true)} />;
  return (
    <View role="main" style={styles.room} {...shownStep(at.state)}>
      {table.stage === 'lobby' ? (
        <StageLobby
          table={table}
          invitation={invitationTo(at.session, table)}
          controls={
            <>
              <StageMenuButton onPress={() => setOpen(true)} />
              <LobbyControls lobby={lobby} table={table} />
            </>
          }
        />
      ) : (
        <GameOnStage at={at} menu={menu} large={large} onEndLarge={() => setLarge(null)} />
      )}
      {isCurtained(table) && (
        <StageCurtain table={table} menu={<StageMenuButton onPress={() => setOpen(true)} />} />
      )}
      {at.state.line === 'away' && (
        <View style={[styles.lost, { backgroundColor: colors.paper, borderColor: colors.danger }]}>
          <DistanceContext value={FAR}>
            <ConnectionLost isScreen />
          </DistanceContext>
        </View>
      )}
      <StageMenu
        at={at}
        game={table.game}
        open={isOpen}
        onClose={() => setOpen(false)}
        onLarge={setLarge}
        onLeave={onLeave}
        onControl={onControl}
      />
    </View>
  );
}

/** A phone in the middle of the table is read from near, and has no room for a stage. */
function OnPhone({ at, table, onLeave }: PartProps) {
  const t = useText();
  const lid = useLid(table.game);
  const [open, setOpen] = useState<'menu' | 'rules' | 'compare' | null>(null);
  const close = () => setOpen(null);
  return (
    <Screen
      width="full"
      scroll={false}
      title={lid('name')}
      onBack={onLeave}
      tools={
        <>
          {table.stage !== 'lobby' && (
            <IconButton icon="menu" label={t('table.menu')} onPress={() => setOpen('menu')} />
          )}
          {table.stage === 'over' && at.state.you.steward && (
            <IconButton icon="points" label={t('screen.compare')} onPress={() => setOpen('compare')} />
          )}
          <IconButton icon="help" label={t('basics.help')} onPress={() => setOpen('rules')} />
        </>
      }
    >
      {at.state.line === 'away' && <ConnectionLost isScreen />}
      {table.stage === 'lobby' ? (
        <SharedScreenLobby table={table} />
      ) : isCurtained(table) ? (
        <Text size="title" align="center">
          {t('hidden.title')}
        </Text>
      ) : (
        <PublicTable saysLost={false} />
      )}
      <TableMenu open={open === 'menu'} onClose={close} at={at} onPass={() => undefined} onLeave={onLeave} />
      {open === 'compare' && <CompareTablesSheet onClose={close} />}
      <RulesSheet game={table.game} open={open === 'rules'} onClose={close} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1 },
  lost: {
    position: 'absolute',
    left: SPACE.large,
    right: SPACE.large,
    bottom: SPACE.large,
    padding: SPACE.middle,
    borderWidth: 3,
    borderRadius: RADIUS.large,
  },
});
