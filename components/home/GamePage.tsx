import { useRouter } from 'expo-router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { goBack } from '@/components/basics/navigation/goBack';
import { Columns } from '@/components/basics/page/Columns';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { hasWorkshop } from '@/components/boards/OwnDesign';
import { SeveralPhonesSheet } from '@/components/hosting/SeveralPhonesSheet';
import { Rulebook } from '@/components/rulebook/Rulebook';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText, useLid, useText } from '@/i18n';
import { SHELF } from '@/rules/shelf';
import { hostingProblem } from '@/state/hosting/hosting';
import { openTableHere } from '@/state/session/connectToTable';
import { playAlone } from '@/state/session/playAlone';
import { settingsAtom } from '@/state/store/settings';

import { AloneSheet } from './AloneSheet';
import { CoverArt } from './CoverArt';
import { GameFacts } from './GameFacts';

/** One game: what it is, the three ways to start it, and its rules. */
export function GamePage({ game }: { game: string }) {
  const t = useText();
  const g = useGameText(game);
  const router = useRouter();
  return (
    <Screen width="tablet" onBack={() => goBack(router)}>
      <Columns
        first={
          <>
            <Lid game={game} />
            <Ways game={game} />
          </>
        }
        second={
          <>
            <Text size="title" heading>
              {t('game.how')}
            </Text>
            <Rulebook game={game} />
            <Text size="small" tone="soft">
              {g('credit')}
            </Text>
          </>
        }
      />
    </Screen>
  );
}

function Lid({ game }: { game: string }) {
  const lid = useLid(game);
  const { colors, isLarge } = useTheme();
  return (
    <View style={styles.words}>
      <View style={[styles.lid, { borderColor: colors.ink }]}>
        <CoverArt game={game} />
      </View>
      <Text size={isLarge ? 'title' : 'huge'} heading>
        {lid('name')}
      </Text>
      <Text>{lid('blurb')}</Text>
      <GameFacts game={game} />
    </View>
  );
}

const canHost = hostingProblem === null;

/** Playing alone comes first: it needs nobody else and teaches the game fastest. */
function Ways({ game }: { game: string }) {
  const t = useText();
  const g = useGameText(game);
  const router = useRouter();
  const { colors } = useTheme();
  const { name } = useAtomValue(settingsAtom);
  const [isExplaining, setExplaining] = useState(false);
  const [isCounting, setCounting] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  /** A phone whose storage is full, or a browser that keeps nothing, cannot host a table. */
  async function start(open: () => Promise<string>) {
    try {
      router.push(`/table/${await open()}`);
    } catch {
      setFailed(true);
    }
  }

  const { min = 2, max = 2 } = SHELF[game]?.seats ?? {};
  const [least, most] = [min - 1, max - 1];
  function alone(bots: number): void {
    // A sheet that stayed open would lie over the table.
    setCounting(false);
    void start(() => playAlone(game, name === '' ? t('game.me') : name, bots));
  }

  return (
    <View style={styles.ways}>
      {hasFailed && <Notice tone="bad" text={t('game.noRoom')} onClose={() => setFailed(false)} />}
      <Button
        kind="main"
        label={t('game.alone')}
        hint={t('game.alone.hint')}
        icon={<Icon name="bot" color={colors.onMain} />}
        onPress={() => (least === most ? alone(most) : setCounting(true))}
      />
      <Button
        label={t('game.here')}
        hint={t('game.here.hint')}
        icon={<Icon name="passPhone" />}
        onPress={() => void start(() => openTableHere(game))}
      />
      <Button
        label={t(canHost ? 'game.table.open' : 'game.table')}
        hint={t('game.table.hint')}
        icon={<Icon name="people" />}
        onPress={() => (canHost ? void start(() => openTableHere(game, true)) : setExplaining(true))}
      />
      {hasWorkshop(game) && (
        <Button
          label={g('make.title')}
          hint={g('make.hint')}
          icon={<Icon name="plus" />}
          onPress={() => router.push('/design')}
        />
      )}
      {isCounting && (
        <AloneSheet least={least} most={most} onClose={() => setCounting(false)} onPlay={alone} />
      )}
      <SeveralPhonesSheet open={isExplaining} onClose={() => setExplaining(false)} />
    </View>
  );
}

const styles = StyleSheet.create({
  lid: { borderWidth: 2, borderBottomWidth: 5, borderRadius: RADIUS.middle, overflow: 'hidden' },
  words: { gap: SPACE.small },
  ways: { gap: SPACE.middle },
});
