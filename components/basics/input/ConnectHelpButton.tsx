import { useRouter } from 'expo-router';

import { Button } from './Button';
import { useText } from '@/i18n';

import { Icon } from '@/components/basics/sign/Icon';

/** The way to help, wherever a line may fail. */
export function ConnectHelpButton() {
  const t = useText();
  const router = useRouter();
  return (
    <Button
      kind="quiet"
      label={t('connect.open')}
      icon={<Icon name="wifi" />}
      onPress={() => router.push('/help/connect')}
    />
  );
}
