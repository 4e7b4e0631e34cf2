import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

import { FinishedTables } from './FinishedTables';
import { useLocalTables } from './useLocalTables';

/** At the end of a session: the finished tables of this host, for the whole room. */
export function CompareTablesSheet({ onClose }: { onClose: () => void }) {
  const t = useText();
  const found = useLocalTables();
  return (
    <Sheet open onClose={onClose} title={t('screen.compare')}>
      <Text tone="soft">{t('screen.compare.none')}</Text>
      {typeof found === 'object' && found !== null && <FinishedTables tables={found.tables} />}
    </Sheet>
  );
}
