import { Button } from '@/components/basics/Button';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { useText } from '@/i18n';

export type EmptyStateProps = { readonly title: string; readonly text: string; readonly onHome: () => void };

/** Says plainly why there is no table here, and leads home. */
export function EmptyState({ title, text, onHome }: EmptyStateProps) {
  const t = useText();
  return (
    <Screen footer={<Button kind="main" label={t('action.home')} onPress={onHome} />}>
      <Text size="title" heading>
        {title}
      </Text>
      <Text>{text}</Text>
    </Screen>
  );
}
