import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

import { Screen } from './Screen';

export function NotFoundPage() {
  const t = useText();
  const router = useRouter();
  return (
    <Screen title={t('app.name')}>
      <Text size="title" heading>
        {t('missing.title')}
      </Text>
      <Text>{t('missing.text')}</Text>
      <Button kind="main" label={t('action.home')} onPress={() => router.replace('/')} />
    </Screen>
  );
}
