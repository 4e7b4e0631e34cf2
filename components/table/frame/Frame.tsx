import { useState } from 'react';

import { AboveSheetsContext } from '@/components/basics/page/aboveSheets';
import { Notice } from '@/components/basics/page/Notice';
import { FrameNotesContext } from '@/components/furniture/frameNotes';
import { TableMenu } from '@/components/table/menu/TableMenu';
import { ProposalSheet } from '@/components/table/takeBack/ProposalSheet';
import { RewindSheet } from '@/components/table/takeBack/RewindSheet';
import { lastTakeBack } from '@/components/table/takeBack/takeBackLines';
import { useSelection } from '@/components/table/frame/useSelection';
import { DistanceContext } from '@/components/theme';
import { useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

import { HelpSheet } from './sheets/HelpSheet';
import { newsOf } from './logLines';
import { LogSheet } from './sheets/LogSheet';
import { Stage } from './Stage';
import { type TableFrame, useFrame } from './useFrame';
import { useFrameShape } from './useFrameShape';
import { useMoves } from './useMoves';
import { useMyTurnSound } from './useMyTurnSound';
import { useSaveProgress } from './useSaveProgress';
import { useTrust } from './useTrust';

export type FrameProps = {
  readonly at: AtTable;
  readonly onPass: (guest: number) => void;
  readonly onLeave: () => void;
};

/** A player's screen: whose turn it is, the board, and what the player can do. */
export function Frame(props: FrameProps) {
  const frame = useFrame(props.at.state);
  return frame === null ? null : <Playing {...props} frame={frame} />;
}

type SheetName = 'log' | 'menu' | 'help' | 'rewind';

function Playing({ at, onPass, onLeave, frame }: FrameProps & { readonly frame: TableFrame }) {
  const t = useText();
  const standing = useFrameShape();
  const { guest, state } = at;
  const { table, snapshot, board, words, names, heading } = frame;
  const { view, legal, waiting } = snapshot;
  const me = state.you.seat;
  const { busy, choose } = useMoves(guest, table.game);
  const [sheet, setSheet] = useState<SheetName | null>(null);
  useMyTurnSound(frame.mine);
  useSaveProgress(at, heading);
  // A board animates only what happens after it was mounted. It is mounted anew after an undo, so that nothing old moves.
  const since = `${lastTakeBack(state.events)}/${state.jumps}`;
  const selecting = useSelection(board.selection, {
    view,
    me,
    owner: JSON.stringify([table.id, state.match, me, since]),
  });
  const close = () => setSheet(null);
  const trust = useTrust(at, { onLeave, onOpen: close });
  const mayRewind = me !== null && table.stage !== 'over';
  const props = {
    view,
    legal,
    waiting,
    me,
    names,
    locked: state.locked,
    peeked: state.peeked,
    scene: state.scene,
    news: newsOf(state.events, words),
    happened: state.events,
    since: state.waitingSince,
    // Nothing can be sent while the screen is behind the table.
    busy: busy || !state.isNewest,
    choose,
    ...selecting,
  };
  return (
    <FrameNotesContext value={trust.notes}>
      <AboveSheetsContext
        value={state.line === 'away' ? <Notice tone="bad" text={t('table.line.away')} /> : null}
      >
        <DistanceContext value={standing.times}>
          <Stage
            at={at}
            frame={frame}
            standing={standing}
            props={props}
            since={since}
            trust={trust}
            onPass={onPass}
            onMenu={() => setSheet('menu')}
            onHelp={() => setSheet('help')}
          />
        </DistanceContext>
        <LogSheet
          open={sheet === 'log'}
          onClose={close}
          events={state.events}
          words={words}
          name={me === null ? null : (names[me] ?? null)}
          bots={table.seats.flatMap(({ kind }, seat) => (kind === 'bot' ? [seat] : []))}
          onRewind={mayRewind ? () => setSheet('rewind') : undefined}
        />
        <RewindSheet open={sheet === 'rewind'} onClose={close} at={at} words={words} />
        <ProposalSheet at={at} words={words} names={names} />
        <HelpSheet open={sheet === 'help'} onClose={close} game={table.game} now={words.rules(view)} />
        <TableMenu
          open={sheet === 'menu'}
          onClose={close}
          at={at}
          onPass={onPass}
          onLeave={onLeave}
          heading={heading}
          onLog={() => setSheet('log')}
          sign={trust.header}
        />
        {trust.sheet}
      </AboveSheetsContext>
    </FrameNotesContext>
  );
}
