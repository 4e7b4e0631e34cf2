import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { useHasTwoColumns } from '@/components/basics/page/useIsWide';
import { Sheet } from '@/components/basics/page/Sheet';
import type { useLobby } from '@/components/lobby/useLobby';
import { useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import { runsOn, type TableInfo } from '@/state/session/tableSession';
import { settingsAtom } from '@/state/store/settings';

import { NameSheet } from './NameSheet';
import { SeatRow } from './SeatRow';
import { Stools } from './Stools';

export type LobbySeatsProps = { readonly lobby: ReturnType<typeof useLobby>; readonly table: TableInfo };

type Open = { readonly seat: number; readonly what: 'sit' | 'rename' | 'move-or-add' };

/** The seats as stools, or as a list where words are large. A touch on a free seat gives it to a player of this phone. */
export function LobbySeats({ lobby, table }: LobbySeatsProps) {
  const t = useText();
  const settings = useAtomValue(settingsAtom);
  const { isLarge } = useTheme();
  const isBeside = useHasTwoColumns();
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => {
    lobby.forgetProblem();
    setOpen(null);
  };

  const hasOtherPhones = invitationTo(lobby.session, table) !== null;
  function touch(seat: number) {
    lobby.forgetProblem();
    const isAlone = hasOtherPhones && lobby.seated.length === 1;
    if (lobby.seated.includes(seat)) setOpen({ seat, what: 'rename' });
    else setOpen({ seat, what: isAlone ? 'move-or-add' : 'sit' });
  }

  /** Whoever leads may put a bot on a free seat, and take one away. */
  const bots = (seat: number) => {
    if (!lobby.mayLead) return null;
    const isBot = table.seats[seat]?.kind === 'bot';
    const put = () => {
      close();
      void lobby.askForTable({ type: 'bot', seat, on: !isBot });
    };
    return (
      <Button
        label={t(isBot ? 'lobby.bot.remove' : 'lobby.bot.add', { number: seat + 1 })}
        icon={<Icon name="bot" size={20} />}
        onPress={put}
      />
    );
  };

  const myName = table.seats[lobby.seated[0] ?? -1]?.name ?? '';
  const moveTo = async (seat: number) => {
    if (await lobby.move(seat, myName)) close();
  };

  return (
    <>
      {!isLarge && (
        <Stools
          table={table}
          mine={lobby.seated}
          hasOtherPhones={hasOtherPhones}
          isFlush={!isBeside}
          onTouch={touch}
        />
      )}
      {isLarge &&
        table.seats.map((seat, at) => (
          <SeatRow
            key={at}
            at={at}
            seat={seat}
            isMine={lobby.seated.includes(at)}
            runs={hasOtherPhones ? runsOn(table, at) : null}
            mayFill={lobby.mayLead}
            onTouch={() => touch(at)}
            onBot={(on) => void lobby.askForTable({ type: 'bot', seat: at, on })}
            onStand={() => void lobby.ask(at, { type: 'stand' })}
          />
        ))}
      {open?.what === 'sit' && (
        <NameSheet
          seat={open.seat}
          firstName={lobby.seated.length === 0 ? settings.name : ''}
          go={t('lobby.sit')}
          onName={(name) => lobby.sit(open.seat, name)}
          problem={lobby.problem}
          asksLanguage={!settings.welcomed}
          onClose={close}
        >
          {bots(open.seat)}
        </NameSheet>
      )}
      {open?.what === 'rename' && (
        <NameSheet
          seat={open.seat}
          firstName={table.seats[open.seat]?.name ?? ''}
          go={t('lobby.rename.go')}
          onName={(name) => lobby.ask(open.seat, { type: 'rename', name })}
          problem={lobby.problem}
          onClose={close}
        >
          <Button
            label={t('lobby.stand', { name: table.seats[open.seat]?.name ?? '' })}
            onPress={() => {
              close();
              void lobby.ask(open.seat, { type: 'stand' });
            }}
          />
        </NameSheet>
      )}
      {open?.what === 'move-or-add' && (
        <Sheet open onClose={close} title={t('lobby.name.title', { number: open.seat + 1 })}>
          <Button
            kind="main"
            label={t('lobby.seat.move', { number: open.seat + 1 })}
            onPress={() => void moveTo(open.seat)}
          />
          <Button label={t('lobby.add')} onPress={() => setOpen({ seat: open.seat, what: 'sit' })} />
          {bots(open.seat)}
        </Sheet>
      )}
    </>
  );
}
