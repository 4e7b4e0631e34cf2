import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { onOpenedLink } from '@/components/basics/navigation/openedLink';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Address } from '@/components/basics/text/Address';
import { Text } from '@/components/basics/text/Text';
import { Busy } from '@/components/furniture/status/Busy';
import { useText } from '@/i18n';
import { comeFromAnywhere, placeOf } from '@/state/recovery/recoverTable';

/**
 * Opened by a recovery device's QR code. It goes there if this browser has the seat, otherwise it says what to type.
 */
export function RecoveryLinkPage() {
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
      }, 'recover'),
    [router],
  );
  const place = link === null ? null : placeOf(link);
  return (
    <Screen
      title={t('recovery.device.title')}
      footer={<Button label={t('shelf.join')} onPress={() => router.replace('/join')} />}
    >
      {link === null && <Busy text={t('recovery.looking')} />}
      {link !== null && place === null && <Notice tone="bad" text={t('recovery.problem.not-a-link')} />}
      {place !== null && (
        <>
          <Text size="title" heading>
            {t('recovery.page')}
          </Text>
          <Text>{t('recovery.page.text')}</Text>
          <Address place={place} />
          <Text tone="soft">{t('recovery.page.joined')}</Text>
        </>
      )}
    </Screen>
  );
}
