import { useState } from 'react';
import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/input/Button';
import { EmptyState } from '@/components/basics/page/EmptyState';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import type { Happened, Words } from '@/components/boards/types';
import { Log, type LogLine } from '@/components/furniture/messages/Log';
import { useBoard } from '@/components/boards/useBoard';
import { useGameText, useText } from '@/i18n';
import { SHELF } from '@/rules/shelf';
import { type FinishedGame, finishedGame } from '@/state/store/savedGames';

import { logLines, newsOf } from './frame/logLines';
import { type TableFrame, useFrame } from './frame/useFrame';
import { LOOKING_ON } from './lookingOn';
import { useSelection } from './frame/useSelection';

/** Shows a finished game as this phone saw its end. It needs no host. */
export function FinishedGamePage({ id, onHome }: { id: string; onHome: () => void }) {
  const t = useText();
  const [kept] = useState(() => finishedGame(id));
  return kept?.snapshot == null || kept.table === null ? (
    <EmptyState title={t('table.unknown')} text={t('table.unknown.text')} onHome={onHome} />
  ) : (kept.rules ?? 1) !== SHELF[kept.table.game]?.rulesVersion ? (
    <StoryOnly kept={kept} table={kept.table} onHome={onHome} />
  ) : (
    <Kept id={id} kept={kept} onHome={onHome} />
  );
}

type KeptProps = { readonly id: string; readonly kept: FinishedGame; readonly onHome: () => void };

function Kept(props: KeptProps) {
  const frame = useFrame({ ...props.kept, waitingSince: 0 });
  return frame === null ? null : <Ended {...props} frame={frame} />;
}

function Ended({ id, kept, onHome, frame }: KeptProps & { readonly frame: TableFrame }) {
  const t = useText();
  const router = useRouter();
  const { board, words, names, snapshot } = frame;
  const me = kept.you.seat;
  const selecting = useSelection(board.selection, { view: snapshot.view, me, owner: id });
  return (
    <Screen
      title={frame.heading}
      onBack={onHome}
      footer={<Button label={t('kept.table')} onPress={() => router.push(`/table/${id}`)} />}
    >
      <Text tone="soft">{t('kept.over', { names: names.join(', ') })}</Text>
      <board.Board
        {...LOOKING_ON}
        {...selecting}
        view={snapshot.view}
        waiting={[]}
        me={me}
        names={names}
        news={newsOf(kept.events, words)}
        happened={kept.events}
      />
      <Text size="large" heading>
        {t('table.log')}
      </Text>
      <Log lines={logLines(kept.events, words, { whispers: false })} />
    </Screen>
  );
}

type StoryOnlyProps = {
  readonly kept: FinishedGame;
  readonly table: NonNullable<FinishedGame['table']>;
  readonly onHome: () => void;
};

/** The board of today may not understand a view of other rules. What happened can still be read. */
function StoryOnly({ kept, table, onHome }: StoryOnlyProps) {
  const t = useText();
  const g = useGameText(table.game);
  const board = useBoard(table.game);
  const names = table.seats.map(({ name }) => name);
  const words = board.words({ g, t, names });
  return (
    <Screen title={t('closed.title')} onBack={onHome}>
      <Text tone="soft">{t('kept.over', { names: names.join(', ') })}</Text>
      <Text>{t('closed.no-board')}</Text>
      <Text size="large" heading>
        {t('table.log')}
      </Text>
      <Log lines={kept.events.flatMap((event, id) => lineIfTold(event, id, words))} />
    </Screen>
  );
}

/** Words of today may lack an event of other rules; then its line is left out. */
function lineIfTold(event: Happened, id: number, words: Words): readonly LogLine[] {
  try {
    return logLines([event], words, { whispers: false }).map((line) => ({ ...line, id }));
  } catch {
    return [];
  }
}
