import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { Busy } from '@/components/furniture/Busy';
import { HostGone } from '@/components/carry/HostGone';
import { TroubleButton } from '@/components/shell/TroubleButton';
import { useText } from '@/i18n';

/** On the way to the table. */
export function Going({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  return (
    <Screen onBack={onLeave}>
      <Busy text={t('lobby.connecting')} />
      <Text tone="soft">{t('lobby.connecting.help')}</Text>
      <HostGone />
      <TroubleButton />
    </Screen>
  );
}
