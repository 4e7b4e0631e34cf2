import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/Button';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { useText } from '@/i18n';
import { GAMES } from '@/rules/games';

import { COMING } from './games';
import { ComingCard, GameCard } from './GameCard';
import { GoOn } from './GoOn';

/** The first screen: join a table, go on, or take a game off the shelf. */
export function Shelf() {
  const t = useText();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <Text>{t('app.tagline')}</Text>
      <Button kind="main" label={t('shelf.join')} onPress={() => router.push('/join')} />
      <GoOn />
      <Text size="large" heading>
        {t('shelf.games')}
      </Text>
      {Object.keys(GAMES).map((game) => (
        <GameCard key={game} game={game} onPress={() => router.push(`/game/${game}`)} />
      ))}
      {COMING.map((title) => (
        <ComingCard key={title} title={t(title)} />
      ))}
      <Button kind="quiet" label={t('shelf.settings')} onPress={() => router.push('/settings')} />
    </Screen>
  );
}
