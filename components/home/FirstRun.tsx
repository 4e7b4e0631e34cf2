import { useAtom } from 'jotai';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Screen } from '@/components/basics/page/Screen';
import { useHasTwoColumns } from '@/components/basics/page/useIsWide';
import { Text } from '@/components/basics/text/Text';
import { LanguageChoice } from '@/components/settings/LanguageChoice';
import { SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import { NAME_MAX } from '@/state/session/tableSession';
import { settingsAtom } from '@/state/store/settings';

import { CoverArt } from './CoverArt';

const PRINTS = ['ryv', 'dystocratic', 'chile'] as const;

/** Asks once on each phone for language and name, before the home page. Both can be skipped. */
export function FirstRun() {
  const t = useText();
  const [settings, change] = useAtom(settingsAtom);
  const [name, setName] = useState(settings.name);
  const go = () => change({ name: name.trim(), welcomed: true });
  return (
    <Screen
      footer={
        <>
          <Button kind="main" label={t('welcome.go')} onPress={go} />
          <Button kind="quiet" label={t('welcome.skip')} onPress={() => change({ welcomed: true })} />
        </>
      }
    >
      <Prints />
      <View>
        <Text size="huge" heading>
          {t('welcome.title')}
        </Text>
        <Text tone="soft">{t('welcome.text')}</Text>
      </View>
      <LanguageChoice />
      <Field
        label={t('lobby.name')}
        hint={t('welcome.name.hint')}
        value={name}
        onChange={setName}
        max={NAME_MAX}
        onSubmit={go}
      />
    </Screen>
  );
}

/** Shows a few covers. A small phone with large text has no room for them. */
function Prints() {
  const { colors, isLarge } = useTheme();
  const isWide = useHasTwoColumns();
  if (isLarge && !isWide) return null;
  return (
    <View aria-hidden style={styles.prints}>
      {PRINTS.map((game) => (
        <View key={game} style={[styles.print, { borderColor: colors.ink }]}>
          <CoverArt game={game} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  prints: { flexDirection: 'row', gap: SPACE.small },
  print: { flex: 1, borderWidth: 2, borderBottomWidth: 4 },
});
