import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { onOpenedLink } from '@/components/basics/navigation/openedLink';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { forgetParts, type Taken, takeLink } from '@/state/designs/collectCodes';

import { Offered } from './Offered';
import { TakeFile } from './TakeFile';

/** Where a scanned code leads: the design it brings, or the codes that are still missing. */
export function TakePage() {
  const g = useGameText('ryv');
  const router = useRouter();
  const [taken, setTaken] = useState<Taken | null>(null);
  // The link is no secret, and stays: who loads the page again finds the design again.
  useEffect(() => onOpenedLink((link) => setTaken(takeLink(link)), 'take'), []);
  const done = (id: string | null) => {
    if (taken?.digest != null) forgetParts(taken.digest);
    router.replace(id === null ? '/design' : `/design/${id}`);
  };
  const isUseless = taken === null || 'problem' in taken;
  return (
    <Screen title={g('make.take.title')}>
      {taken === null && <Text>{g('make.take.nothing')}</Text>}
      {taken !== null && 'of' in taken && <Missing {...taken} />}
      {taken !== null && !('of' in taken) && <Offered opened={taken} onDone={done} />}
      {isUseless && (
        <>
          <TakeFile />
          <Button kind="quiet" label={g('make.all')} onPress={() => router.replace('/design')} />
        </>
      )}
    </Screen>
  );
}

function Missing({ of, here }: { readonly of: number; readonly here: readonly number[] }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  return (
    <>
      <Text testID="progress">{g('make.take.progress', { here: here.length, count: of })}</Text>
      {Array.from({ length: of }, (_, at) => (
        <View key={at} style={styles.code}>
          <View style={styles.mark}>
            <Icon
              name={here.includes(at) ? 'tick' : 'cross'}
              color={here.includes(at) ? colors.good : colors.softInk}
            />
          </View>
          <Text tone={here.includes(at) ? 'strong' : 'soft'}>
            {g(here.includes(at) ? 'make.take.code.here' : 'make.take.code.missing', { number: at + 1 })}
          </Text>
        </View>
      ))}
    </>
  );
}

const styles = StyleSheet.create({
  code: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  mark: { width: 28, alignItems: 'center' },
});
