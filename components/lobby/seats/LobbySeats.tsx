import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import type { useLobby } from '@/components/lobby/useLobby';
import { useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import { runsOn, type TableInfo } from '@/state/session/tableSession';
import { settingsAtom } from '@/state/store/settings';

import { NameSheet } from './NameSheet';
import { SeatRow } from './SeatRow';

export type LobbySeatsProps = { readonly lobby: ReturnType<typeof useLobby>; readonly table: TableInfo };

type Open = { readonly seat: number; readonly what: 'sit' | 'rename' | 'move-or-add' };

/** Lists the seats. A touch on a free seat gives it to a player of this phone. */
export function LobbySeats({ lobby, table }: LobbySeatsProps) {
  const t = useText();
  const settings = useAtomValue(settingsAtom);
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

  const myName = table.seats[lobby.seated[0] ?? -1]?.name ?? '';
  const moveTo = async (seat: number) => {
    if (await lobby.move(seat, myName)) close();
  };

  return (
    <>
      {table.seats.map((seat, at) => (
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
        />
      )}
      {open?.what === 'rename' && (
        <NameSheet
          seat={open.seat}
          firstName={table.seats[open.seat]?.name ?? ''}
          go={t('lobby.rename.go')}
          onName={(name) => lobby.ask(open.seat, { type: 'rename', name })}
          problem={lobby.problem}
          onClose={close}
        />
      )}
      {open?.what === 'move-or-add' && (
        <Sheet open onClose={close} title={t('lobby.name.title', { number: open.seat + 1 })}>
          <Button
            kind="main"
            label={t('lobby.seat.move', { number: open.seat + 1 })}
            onPress={() => void moveTo(open.seat)}
          />
          <Button label={t('lobby.add')} onPress={() => setOpen({ seat: open.seat, what: 'sit' })} />
        </Sheet>
      )}
    </>
  );
}
