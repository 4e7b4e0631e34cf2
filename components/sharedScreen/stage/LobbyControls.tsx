import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { OptionsSheet } from '@/components/lobby/options/OptionsSheet';
import { SeatRow } from '@/components/lobby/seats/SeatRow';
import { ShuffleProgress } from '@/components/lobby/ShuffleProgress';
import { startOf } from '@/components/lobby/start';
import type { useLobby } from '@/components/lobby/useLobby';
import { useRefusal, useText } from '@/i18n';
import { runsOn, type TableInfo } from '@/state/session/tableSession';

type LobbyControlsProps = { readonly lobby: ReturnType<typeof useLobby>; readonly table: TableInfo };

/** What whoever opened the table can do from the stage: start, how we play, seats and bots. */
export function LobbyControls({ lobby, table }: LobbyControlsProps) {
  const t = useText();
  const refusal = useRefusal(table.game);
  const [open, setOpen] = useState<'seats' | 'options' | null>(null);
  const { missing, label } = startOf(table, t);
  const close = () => setOpen(null);
  if (!lobby.mayLead) return null;
  return (
    <>
      {missing === 0 && table.shuffle === null && (
        <Button
          kind="main"
          label={label}
          icon={<Icon name="play" size={20} color="#fff8ea" />}
          onPress={() => void lobby.askForTable({ type: 'start' })}
        />
      )}
      <Button
        label={t('stage.lobby.seats')}
        icon={<Icon name="bot" size={20} />}
        onPress={() => setOpen('seats')}
      />
      <Button
        label={t('lobby.options')}
        icon={<Icon name="settings" size={20} />}
        onPress={() => setOpen('options')}
      />
      <Sheet open={open === 'seats'} onClose={close} title={t('stage.lobby.seats')}>
        {table.seats.map((seat, at) => (
          <SeatRow
            key={at}
            at={at}
            seat={seat}
            isMine={false}
            runs={runsOn(table, at)}
            mayFill
            onBot={(on) => void lobby.askForTable({ type: 'bot', seat: at, on })}
          />
        ))}
        <ShuffleProgress table={table} />
        {lobby.problem !== null && (
          <Notice tone="bad" text={refusal(lobby.problem)} onClose={lobby.forgetProblem} />
        )}
      </Sheet>
      <OptionsSheet lobby={lobby} table={table} open={open === 'options'} onClose={close} />
    </>
  );
}
