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
import { Text } from '@/components/basics/text/Text';
import { HostingNotice } from '@/components/hosting/HostingNotice';
import { useLeaveTable } from '@/components/hosting/LeaveTableSheet';
import { ConnectionLost } from '@/components/recovery/ConnectionLost';
import { RulesSheet } from '@/components/rulebook/RulesSheet';
import { StewardTools } from './seats/StewardTools';
import { SPACE } from '@/components/theme';
import { useLid, useRefusal, useText } from '@/i18n';
import { SHELF } from '@/rules/shelf';
import { lanListenerAtom } from '@/state/hosting/lanListener';
import { leaveTable } from '@/state/session/connectToTable';
import { invitationTo } from '@/state/session/invite';
import type { TableInfo } from '@/state/session/tableSession';

import { GetAppSheet } from './invite/GetAppSheet';
import { InviteCode } from './invite/InviteCode';
import { InviteSheet } from './invite/InviteSheet';
import { NextStep } from './NextStep';
import { OptionsButton } from './options/OptionsButton';
import { LobbySeats } from './seats/LobbySeats';
import { ShuffleProgress } from './ShuffleProgress';
import { useLobby } from './useLobby';

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
  const missing = Math.max(0, (SHELF[table.game]?.seats.min ?? 0) - (table.seats.length - free.length));

  const whyNot = table.shuffle === null ? t('lobby.start.few', { count: missing }) : t('shuffle.title');
  const fillWithBots = async () => {
    for (const seat of free) if (!(await lobby.askForTable({ type: 'bot', seat, on: true }))) return;
  };

  return (
    <Screen
      width="tablet"
      title={lid('name')}
      onBack={onLeave}
      onHelp={() => setReading(true)}
      footer={
        lobby.mayLead ? (
          <Button
            kind="main"
            label={t('lobby.start')}
            onPress={() => void lobby.askForTable({ type: 'start' })}
            disabled={missing > 0 || table.shuffle !== null}
            why={whyNot}
          />
        ) : (
          <Text tone="strong">
            {lobby.leadName === null ? t('lobby.start.first') : t('lobby.leads', { name: lobby.leadName })}
          </Text>
        )
      }
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
            {table.shuffle === null && (
              <NextStep lobby={lobby} table={table} missing={missing} isHere={isHere} />
            )}
            <View style={styles.seats}>
              <LobbySeats lobby={lobby} table={table} />
            </View>
            {lobby.mayLead && free.length > 1 && (
              <Button
                label={t('lobby.bot.fill')}
                icon={<Icon name="bot" size={20} />}
                onPress={() => void fillWithBots()}
              />
            )}
          </>
        }
        second={<Around lobby={lobby} table={table} />}
      />
      <RulesSheet game={table.game} open={isReading} onClose={() => setReading(false)} />
    </Screen>
  );
}

/** The invitation for others, and the options of the game. */
function Around({ lobby, table }: PartProps) {
  const t = useText();
  const router = useRouter();
  const isBeside = useHasTwoColumns();
  const [isInviting, setInviting] = useState(false);
  const invitation = invitationTo(lobby.session, table);
  return (
    <>
      {invitation !== null && isBeside && (
        <InviteCode invitation={invitation} table={table} size={CODE_BESIDE} />
      )}
      {invitation !== null && !isBeside && (
        <Button
          label={t('lobby.invite')}
          icon={<Icon name="qr" size={20} />}
          onPress={() => setInviting(true)}
        />
      )}
      <OptionsButton lobby={lobby} table={table} />
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
      {isInviting && invitation !== null && (
        <InviteSheet invitation={invitation} table={table} onClose={() => setInviting(false)} />
      )}
    </>
  );
}

const styles = StyleSheet.create({ seats: { gap: SPACE.middle } });
