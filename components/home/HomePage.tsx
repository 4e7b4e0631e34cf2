import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { IconButton } from '@/components/basics/input/IconButton';
import { Columns } from '@/components/basics/page/Columns';
import { Screen } from '@/components/basics/page/Screen';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { SHELF } from '@/rules/shelf';

import { GameCard } from './GameCard';
import { OpenTableFile } from './saved/OpenTableFile';
import { SavedGames } from './saved/SavedGames';

/** The first screen: join a table, continue a saved game, or choose a new one. */
export function HomePage() {
  return (
    <Screen width="tablet">
      <Columns share={4} first={<Door />} second={<Games />} />
    </Screen>
  );
}

function Door() {
  const t = useText();
  const router = useRouter();
  const { colors } = useTheme();
  return (
    <>
      <View>
        <View style={styles.masthead}>
          <View style={styles.words}>
            <Text size="huge" heading>
              {t('app.name')}
            </Text>
          </View>
          <IconButton icon="settings" label={t('shelf.settings')} onPress={() => router.push('/settings')} />
        </View>
        <View style={[styles.rule, { backgroundColor: colors.ink }]} />
        <Text tone="soft">{t('app.tagline')}</Text>
      </View>
      <Button
        kind="main"
        label={t('shelf.join')}
        hint={t('shelf.join.hint')}
        icon={<Icon name="qr" size={28} color={colors.onMain} />}
        onPress={() => router.push('/join')}
      />
      <SavedGames />
      <OpenTableFile />
    </>
  );
}

function Games() {
  const t = useText();
  const router = useRouter();
  return (
    <>
      <Text size="title" heading>
        {t('shelf.games')}
      </Text>
      {Object.keys(SHELF).map((game) => (
        <GameCard key={game} game={game} onPress={() => router.push(`/game/${game}`)} />
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  masthead: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
  rule: { height: 4, marginTop: SPACE.tiny, marginBottom: SPACE.middle },
});
