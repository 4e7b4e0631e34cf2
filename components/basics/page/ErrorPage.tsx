import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

import { Screen } from './Screen';

/** Shown when a screen throws. It offers to try again or to go home; the host still has the game. */
export function ErrorPage({ onAgain, onHome }: { onAgain: () => void; onHome: () => void }) {
  const t = useText();
  return (
    <Screen title={t('app.name')}>
      <Text size="title" heading>
        {t('broken.title')}
      </Text>
      <Text>{t('broken.text')}</Text>
      <Button kind="main" label={t('broken.again')} onPress={onAgain} />
      <Button label={t('action.home')} onPress={onHome} />
    </Screen>
  );
}
