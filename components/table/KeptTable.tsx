import { useState } from 'react';
import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/Button';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { EmptyState } from '@/components/furniture/EmptyState';
import { Log } from '@/components/furniture/Log';
import { useText } from '@/i18n';
import { type KeptGame, keptGame } from '@/state/standing';

import { logLines, newsOf } from './logLines';
import { useFrame } from './useFrame';

const refuse = () => Promise.resolve(null);

/** A game that is over, as this phone saw its end. Needs no host. */
export function KeptTable({ id, onHome }: { id: string; onHome: () => void }) {
  const t = useText();
  const [kept] = useState(() => keptGame(id));
  return kept?.snapshot == null || kept.table === null ? (
    <EmptyState title={t('table.unknown')} text={t('table.unknown.text')} onHome={onHome} />
  ) : (
    <Kept id={id} kept={kept} onHome={onHome} />
  );
}

function Kept({ id, kept, onHome }: { id: string; kept: KeptGame; onHome: () => void }) {
  const t = useText();
  const router = useRouter();
  const frame = useFrame({ ...kept, waitingSince: 0 });
  if (frame === null || kept.snapshot === null) return null;
  const { board, words, names } = frame;
  return (
    <Screen
      title={frame.heading}
      onBack={onHome}
      footer={<Button label={t('kept.table')} onPress={() => router.push(`/table/${id}`)} />}
    >
      <Text tone="soft">{t('kept.over', { names: names.join(', ') })}</Text>
      <board.Board
        view={kept.snapshot.view}
        waiting={[]}
        legal={[]}
        me={kept.you.seat}
        names={names}
        locked={null}
        peeked={[]}
        news={newsOf(kept.events, words)}
        happened={kept.events}
        busy={false}
        choose={refuse}
      />
      <Text size="large" heading>
        {t('table.log')}
      </Text>
      <Log lines={logLines(kept.events, words, { whispers: false })} />
    </Screen>
  );
}
