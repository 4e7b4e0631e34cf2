import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button } from '@/components/basics/Button';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { RulesSheet } from '@/components/shell/RulesSheet';
import { useGameText, useRefusal, useText } from '@/i18n';
import { GAMES } from '@/rules/games';
import { leaveTable } from '@/state/atTable';
import type { TableInfo } from '@/state/sitting';

import { InviteSheet } from './InviteSheet';
import { LobbySeats } from './LobbySeats';
import { OptionsButton } from './OptionsButton';
import { useLobby } from './useLobby';

/** Before the game: who sits where, how we play, who else comes. A whole screen, with its own bar and footer. */
export function Lobby() {
  const router = useRouter();
  const lobby = useLobby();
  const leave = () => {
    leaveTable();
    router.replace('/');
  };
  return lobby.table === null ? null : <Seating lobby={lobby} table={lobby.table} onLeave={leave} />;
}

type Open = 'invite' | 'rules' | null;
type SeatingProps = {
  readonly lobby: ReturnType<typeof useLobby>;
  readonly table: TableInfo;
  readonly onLeave: () => void;
};

function Seating({ lobby, table, onLeave }: SeatingProps) {
  const t = useText();
  const g = useGameText(table.game);
  const router = useRouter();
  const refusal = useRefusal(table.game);
  const [open, setOpen] = useState<Open>(null);
  const invitation = lobby.sitting?.invitation ?? null;
  const isHere = invitation === null;
  const free = table.seats.flatMap(({ kind }, at) => (kind === 'open' ? [at] : []));
  const missing = Math.max(0, (GAMES[table.game]?.seats.min ?? 0) - (table.seats.length - free.length));

  const fillWithBots = async () => {
    for (const seat of free) if (!(await lobby.askForTable({ type: 'bot', seat, on: true }))) return;
  };

  return (
    <Screen
      title={g('name')}
      onBack={onLeave}
      onHelp={() => setOpen('rules')}
      footer={
        <Button
          kind="main"
          label={t('lobby.start')}
          onPress={() => void lobby.askForTable({ type: 'start' })}
          disabled={!lobby.isMember || missing > 0}
          why={lobby.isMember ? t('lobby.start.few', { count: missing }) : t('lobby.start.first')}
        />
      }
    >
      <NextStep lobby={lobby} table={table} missing={missing} isHere={isHere} />
      {lobby.state?.line === 'away' && <Notice tone="bad" text={t('lobby.lost')} />}
      {lobby.problem !== null && (
        <Notice tone="bad" text={refusal(lobby.problem)} onClose={lobby.forgetProblem} />
      )}
      <LobbySeats lobby={lobby} table={table} />
      {lobby.isMember && free.length > 1 && (
        <Button label={t('lobby.bot.fill')} onPress={() => void fillWithBots()} />
      )}
      {!isHere && <Button label={t('lobby.invite')} onPress={() => setOpen('invite')} />}
      <OptionsButton lobby={lobby} table={table} />
      {!isHere && lobby.seated.length === 0 && (
        <Button
          kind="quiet"
          label={t('lobby.watch')}
          hint={t('lobby.watch.hint')}
          onPress={() => router.replace(`/screen?table=${table.id}`)}
        />
      )}
      {open === 'invite' && invitation !== null && (
        <InviteSheet invitation={invitation} code={table.code} onClose={() => setOpen(null)} />
      )}
      <RulesSheet game={table.game} open={open === 'rules'} onClose={() => setOpen(null)} />
    </Screen>
  );
}

type NextStepProps = Omit<SeatingProps, 'onLeave'> & { readonly missing: number; readonly isHere: boolean };

/** The one thing to do next, in words. */
function NextStep({ lobby, table, missing, isHere }: NextStepProps) {
  const t = useText();
  const name = table.seats[lobby.seated[0] ?? -1]?.name;
  const text = () => {
    if (name === undefined) return isHere ? t('lobby.pick.here') : t('lobby.pick');
    if (missing === 0) return t('lobby.ready');
    return isHere ? t('lobby.seated.here') : t('lobby.seated', { name });
  };
  return (
    <Text size="large" heading>
      {text()}
    </Text>
  );
}
