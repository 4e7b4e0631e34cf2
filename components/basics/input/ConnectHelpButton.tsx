import { useRouter } from 'expo-router';

import { Icon } from '@/components/basics/marks/Icon';
import { useText } from '@/i18n';

import { Button } from './Button';

/** Leads to the page that helps with a failed connection. */
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
