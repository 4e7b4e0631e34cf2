import { useRouter } from 'expo-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { Button } from '@/components/basics/Button';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { useGameText, useText } from '@/i18n';
import { numbersOf } from '@/i18n/rulebook';
import { openTableHere } from '@/state/atTable';
import { playAlone } from '@/state/playAlone';
import { settingsAtom } from '@/state/settings';

import { goBack } from './goBack';
import { PhonesSheet } from './PhonesSheet';
import { Rulebook } from './Rulebook';

/** One game: what it is, the three ways to start it, and its rules. */
export function GamePage({ game }: { game: string }) {
  const t = useText();
  const g = useGameText(game);
  const router = useRouter();
  const { name } = useAtomValue(settingsAtom);
  const [isExplaining, setExplaining] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  /** A phone without room, or a browser that keeps nothing, cannot hold a table. */
  async function start(open: () => string | Promise<string>) {
    try {
      router.push(`/table/${await open()}`);
    } catch {
      setFailed(true);
    }
  }

  return (
    <Screen title={g('name')} onBack={() => goBack(router)}>
      <Text>{g('blurb')}</Text>
      <Text tone="soft">{`${g('players', numbersOf(game))} · ${g('time')}`}</Text>
      {hasFailed && <Notice tone="bad" text={t('game.noRoom')} onClose={() => setFailed(false)} />}
      <Text size="large" heading>
        {t('game.play')}
      </Text>
      <Button
        kind="main"
        label={t('game.here')}
        hint={t('game.here.hint')}
        onPress={() => void start(() => openTableHere(game))}
      />
      <Button
        label={t('game.alone')}
        hint={t('game.alone.hint')}
        onPress={() => void start(() => playAlone(game, name === '' ? t('game.me') : name))}
      />
      <Button label={t('game.table')} hint={t('game.table.hint')} onPress={() => setExplaining(true)} />
      <Text size="large" heading>
        {t('game.how')}
      </Text>
      <Rulebook game={game} />
      <Text size="small" tone="soft">
        {g('credit')}
      </Text>
      <PhonesSheet open={isExplaining} onClose={() => setExplaining(false)} />
    </Screen>
  );
}
