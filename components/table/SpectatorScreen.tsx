import { useState } from 'react';

import { IconButton } from '@/components/basics/input/IconButton';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { TurningContext } from '@/components/furniture/ending/turning';
import { useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

import { EndingActions } from './ending/EndingActions';
import { useTalk } from './ending/useTalk';
import { TableMenu } from './menu/TableMenu';
import { PublicTable } from './PublicTable';

/** A phone without a seat: it sees what the shared screen sees, and may take the place of a bot. */
export function SpectatorScreen({ at, onLeave }: { at: AtTable; onLeave: () => void }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [isTold, setTold] = useState(false);
  const talk = useTalk();
  const { table } = at.state;
  const { stage, seats = [] } = table ?? {};
  const isOver = stage === 'over';
  const isSomeoneAway = stage === 'playing' && seats.some(({ kind, away }) => kind === 'phone' && away);
  return (
    <Screen
      title={t('table.watching')}
      onBack={onLeave}
      scroll={false}
      tools={<IconButton icon="menu" label={t('table.menu')} onPress={() => setOpen(true)} />}
      footer={isOver && table !== null && <EndingActions at={at} table={table} talk={talk} />}
    >
      {/* A browser knows its seat only at the address where it sat down: at a new one it is a stranger. */}
      {isSomeoneAway && !isTold && <Notice text={t('table.watching.mine')} onClose={() => setTold(true)} />}
      <TurningContext value={isOver && talk.is ? talk.turning : null}>
        <PublicTable talks={isOver && talk.is} />
      </TurningContext>
      <TableMenu
        open={isOpen}
        onClose={() => setOpen(false)}
        at={at}
        onPass={() => undefined}
        onLeave={onLeave}
      />
    </Screen>
  );
}
