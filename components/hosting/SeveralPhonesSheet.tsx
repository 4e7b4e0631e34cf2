import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import { hostingProblem } from '@/state/hosting/hosting';

/** Explains how to play on several phones, for what this phone can do. */
export function SeveralPhonesSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText();
  const router = useRouter();
  const join = () => {
    onClose();
    router.push('/join');
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('game.table')}>
      <Text tone="strong">{t('game.table.how')}</Text>
      <Text>{t('game.table.laptop')}</Text>
      <Text>{t(hostingProblem === 'expoGo' ? 'game.table.expoGo' : 'game.table.app')}</Text>
      <Text>{t('game.table.network')}</Text>
      <Button kind="main" label={t('game.table.join')} onPress={join} />
    </Sheet>
  );
}
