import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { ClosedGameText } from '@/components/home/saved/ClosedGameText';
import { ExportTable } from '@/components/home/saved/ExportTable';
import { useText } from '@/i18n';
import { type ClosedGame, startAnew } from '@/state/session/closedGame';
import { finishedGame } from '@/state/store/savedGames';

type ClosedGamePageProps = {
  readonly id: string;
  readonly closed: ClosedGame;
  readonly onHome: () => void;
};

/** A game on this phone that needs other rules: why, and what can still be done with it. */
export function ClosedGamePage({ id, closed, onHome }: ClosedGamePageProps) {
  const t = useText();
  const router = useRouter();
  const [hasStory] = useState(() => finishedGame(id) !== null);
  const [hasFailed, setFailed] = useState(false);
  const anew = () =>
    startAnew(id).then(
      (tableId) => router.replace(`/table/${tableId}`),
      () => setFailed(true),
    );
  return (
    <Screen title={t('closed.title')} onBack={onHome}>
      <ClosedGameText closed={closed} />
      {hasStory && <Button label={t('closed.story')} onPress={() => router.push(`/finished/${id}`)} />}
      <ExportTable tableId={id} game={closed.game} />
      {closed.has !== null && <Button kind="main" label={t('closed.anew')} onPress={() => void anew()} />}
      {hasFailed && <Notice tone="bad" text={t('refused.cannot-save')} onClose={() => setFailed(false)} />}
      <Button kind="quiet" label={t('action.home')} onPress={onHome} />
    </Screen>
  );
}
