import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { HoldToSee } from '@/components/basics/input/HoldToSee';
import { Sheet } from '@/components/basics/page/Sheet';
import type { Happened, Words } from '@/components/boards/types';
import { Log } from '@/components/furniture/messages/Log';
import { useText } from '@/i18n';
import type { Seat } from '@/rules/engine';

import { logLines } from '@/components/table/frame/logLines';

export type LogSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly events: readonly Happened[];
  readonly words: Words;
  /** The seat whose private lines are shown; `null` on the shared screen, which has none. */
  readonly name: string | null;
  /** The seats of bots, who say why when they are asked. */
  readonly bots: readonly Seat[];
  /** Missing where nobody can ask for a rewind. */
  readonly onRewind?: (() => void) | undefined;
};

export function LogSheet({ open, onClose, events, words, name, bots, onRewind }: LogSheetProps) {
  const t = useText();
  const [held, setHeld] = useState(false);
  const hasWhispers = name !== null && events.some(({ event }) => words.isWhisper(event));
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.log')}
      footer={
        <>
          {hasWhispers && (
            <HoldToSee
              label={t('table.log.whispers', { name })}
              seen={held}
              onSeen={setHeld}
              testID="log-whispers"
            />
          )}
          {onRewind !== undefined && <Button label={t('table.rewind')} onPress={onRewind} />}
        </>
      }
    >
      <Log lines={logLines(events, words, { whispers: held, bots })} />
    </Sheet>
  );
}
