import { Notice } from '@/components/basics/page/Notice';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import type { Trouble, TroubledTable } from '@/state/hosting/localHostApi';

const WORDS = {
  damaged: 'troubled.damaged',
  newer: 'troubled.newer',
  'read-only': 'troubled.read-only',
  full: 'troubled.full',
  changed: 'troubled.other',
  other: 'troubled.other',
} as const satisfies { readonly [trouble in Trouble]: string };

/** Tables on this computer whose files cannot be opened: why, and what can be done. */
export function TroubledTables({ tables }: { readonly tables: readonly TroubledTable[] }) {
  const t = useText();
  const named = useTableName();
  if (tables.length === 0) return null;
  return (
    <>
      <Text size="title" heading>
        {t('troubled.title')}
      </Text>
      {tables.map(({ id, trouble }) => (
        <Notice key={id} tone="bad" text={t(WORDS[trouble], { id: named(id) })} />
      ))}
    </>
  );
}
