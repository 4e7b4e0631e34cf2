import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/input/Button';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';

/** An address of a design that is not here, or not any more. */
export function Gone() {
  const g = useGameText('ryv');
  const router = useRouter();
  return (
    <Screen title={g('make.title')}>
      <Text>{g('make.gone')}</Text>
      <Button kind="main" label={g('make.all')} onPress={() => router.replace('/design')} />
    </Screen>
  );
}
