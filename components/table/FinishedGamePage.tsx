import { useState } from 'react';
import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/input/Button';
import { EmptyState } from '@/components/basics/page/EmptyState';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { Log } from '@/components/furniture/messages/Log';
import { useText } from '@/i18n';
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
