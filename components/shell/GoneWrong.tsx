import { Button } from '@/components/basics/Button';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { useText } from '@/i18n';

/** When a screen breaks: plain words and two ways on. What was played is kept by the table, not by the screen. */
export function GoneWrong({ onAgain, onHome }: { onAgain: () => void; onHome: () => void }) {
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
