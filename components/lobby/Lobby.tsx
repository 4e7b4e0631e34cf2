import { useRouter } from 'expo-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Columns } from '@/components/basics/page/Columns';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { useHasTwoColumns } from '@/components/basics/page/useIsWide';
import { Icon } from '@/components/basics/marks/Icon';
import { HostingNotice } from '@/components/hosting/HostingNotice';
import { useLeaveTable } from '@/components/hosting/LeaveTableSheet';
import { ConnectionLost } from '@/components/recovery/ConnectionLost';
import { RulesSheet } from '@/components/rulebook/RulesSheet';
import { StewardTools } from './seats/StewardTools';
import { SPACE } from '@/components/theme';
import { useLid, useRefusal, useText } from '@/i18n';
import { lanListenerAtom } from '@/state/hosting/lanListener';
import { leaveTable } from '@/state/session/connectToTable';
import { invitationTo } from '@/state/session/invite';
import type { TableInfo } from '@/state/session/tableSession';

import { GetAppSheet } from './invite/GetAppSheet';
import { InviteCode } from './invite/InviteCode';
import { OptionsButton } from './options/OptionsButton';
import { LobbySeats } from './seats/LobbySeats';
import { ShuffleProgress } from './ShuffleProgress';
import { startOf } from './start';
import { TurnLine } from './TurnLine';
import { useLobby } from './useLobby';
import { useWhatHelps } from './useWhatHelps';

/** The size of the QR code when it stands beside the seats. */
const CODE_BESIDE = 260;

/** The whole screen before a game: the seats, the options and the invitation for others. */
export function Lobby() {
  const router = useRouter();
  const lobby = useLobby();
  const leave = () => {
    leaveTable();
    router.replace('/');
  };
  const leaving = useLeaveTable(leave);
  if (lobby.table === null) return null;
  return (
    <>
      <Seating lobby={lobby} table={lobby.table} onLeave={leaving.leave} />
      {leaving.sheet}
    </>
  );
}

type PartProps = { readonly lobby: ReturnType<typeof useLobby>; readonly table: TableInfo };

function Seating({ lobby, table, onLeave }: PartProps & { readonly onLeave: () => void }) {
  const t = useText();
  const lid = useLid(table.game);
  const refusal = useRefusal(table.game);
  const [isReading, setReading] = useState(false);
  const isOpen = useAtomValue(lanListenerAtom) !== null;
  const isHere = invitationTo(lobby.session, table) === null && !isOpen;
  const free = table.seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const start = startOf(table, t);
  const fillWithBots = async () => {
    for (const seat of free) if (!(await lobby.askForTable({ type: 'bot', seat, on: true }))) return;
  };
  const helps = useWhatHelps({
    lobby,
    table,
    start,
    onFill: free.length > 0 ? () => void fillWithBots() : null,
  });

  return (
    <Screen
      width="tablet"
      title={lid('name')}
      under={<TurnLine lobby={lobby} table={table} start={start} isHere={isHere} />}
      onBack={onLeave}
      onHelp={() => setReading(true)}
      footer={helps.underThumb}
    >
      {lobby.state?.line === 'away' && <ConnectionLost />}
      <HostingNotice />
      {lobby.problem !== null && (
        <Notice tone="bad" text={refusal(lobby.problem)} onClose={lobby.forgetProblem} />
      )}
      <Columns
        share={6}
        first={
          <>
            <ShuffleProgress table={table} />
            <View style={styles.seats}>
              <LobbySeats lobby={lobby} table={table} />
            </View>
            {helps.inPage}
            <OptionsButton lobby={lobby} table={table} />
          </>
        }
        second={<Around lobby={lobby} table={table} />}
      />
      <RulesSheet game={table.game} open={isReading} onClose={() => setReading(false)} />
    </Screen>
  );
}

/** The invitation for others where there is room beside the stools, and what only some need. */
function Around({ lobby, table }: PartProps) {
  const t = useText();
  const router = useRouter();
  const isBeside = useHasTwoColumns();
  const invitation = invitationTo(lobby.session, table);
  return (
    <>
      {invitation !== null && isBeside && (
        <InviteCode invitation={invitation} table={table} size={CODE_BESIDE} />
      )}
      {invitation !== null && lobby.state?.you.steward === true && (
        <StewardTools table={table} mine={lobby.seated} ask={(op) => void lobby.askForTable(op)} />
      )}
      {invitation !== null && lobby.seated.length === 0 && (
        <Button
          kind="quiet"
          label={t('lobby.watch')}
          hint={t('lobby.watch.hint')}
          icon={<Icon name="screen" size={20} />}
          onPress={() => router.replace(`/screen?table=${table.id}`)}
        />
      )}
      {invitation !== null && <GetAppSheet invitation={invitation} />}
    </>
  );
}

const styles = StyleSheet.create({ seats: { gap: SPACE.middle } });
