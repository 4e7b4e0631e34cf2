import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { Address } from '@/components/basics/Address';
import { Button } from '@/components/basics/Button';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { Busy } from '@/components/furniture/Busy';
import { useText } from '@/i18n';
import { comeFromAnywhere, typedOf } from '@/state/carryOn';

import { onOpenedLink } from '@/components/shell/openedLink';

/** Opened by the code of a device that carries on tables: goes there if this phone has its seat here, else says how. */
export function CarryPage() {
  const t = useText();
  const router = useRouter();
  const [link, setLink] = useState<string | null>(null);
  useEffect(
    () =>
      onOpenedLink((opened) => {
        void comeFromAnywhere(opened).then((tableId) => {
          if (tableId === null) setLink(opened);
          else router.replace(`/table/${tableId}`);
        });
      }, 'carry'),
    [router],
  );
  const typed = link === null ? null : typedOf(link);
  return (
    <Screen
      title={t('rescue.title')}
      footer={<Button label={t('shelf.join')} onPress={() => router.replace('/join')} />}
    >
      {link === null && <Busy text={t('carry.looking')} />}
      {link !== null && typed === null && <Notice tone="bad" text={t('carry.problem.not-a-link')} />}
      {typed !== null && (
        <>
          <Text size="title" heading>
            {t('carry.page')}
          </Text>
          <Text>{t('carry.page.text')}</Text>
          <Address place={typed.place} />
          <Text size="huge" tone="strong" align="center">
            {typed.code}
          </Text>
          <Text tone="soft">{t('carry.page.joined')}</Text>
        </>
      )}
    </Screen>
  );
}
