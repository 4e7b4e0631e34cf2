import { ConnectHelpButton } from '@/components/basics/input/ConnectHelpButton';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { Busy } from '@/components/furniture/status/Busy';
import { useText } from '@/i18n';

import { RecoverButton } from './RecoverButton';

/** Shown while this phone connects to its table. */
export function Connecting({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  return (
    <Screen onBack={onLeave}>
      <Busy text={t('lobby.connecting')} />
      <Text tone="soft">{t('lobby.connecting.help')}</Text>
      <RecoverButton />
      <ConnectHelpButton />
    </Screen>
  );
}
