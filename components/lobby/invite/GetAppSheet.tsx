import { openURL } from 'expo-linking';
import { useEffect, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import { type AppOffer, appOffer } from '@/state/hosting/appOffer';
import { linkForApp } from '@/state/session/invite';
import type { TableSession } from '@/state/session/tableSession';

const MEGABYTE = 1_000_000;
/** The checksum is shown in groups of eight letters: nobody can compare sixty-four in a row. */
const inGroups = (text: string): string => text.match(/.{1,8}/g)?.join(' ') ?? text;

/** Offers the Android app to a guest when the host has it to give. */
export function GetAppSheet({ invitation }: { invitation: NonNullable<TableSession['invitation']> }) {
  const t = useText();
  const [offer, setOffer] = useState<AppOffer | null>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    let isHere = true;
    void appOffer().then((found) => isHere && setOffer(found));
    return () => {
      isHere = false;
    };
  }, []);

  if (offer === null) return null;
  return (
    <>
      <Button
        kind="quiet"
        label={t('getApp.open')}
        icon={<Icon name="phone" />}
        onPress={() => setOpen(true)}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('getApp.title')}>
        <Text>{t('getApp.why')}</Text>
        <Button
          kind="main"
          label={t('getApp.load', { size: Math.max(1, Math.round(offer.size / MEGABYTE)) })}
          onPress={() => void openURL(offer.url)}
        />
        <Text>{t('getApp.checksum')}</Text>
        <Text size="small" tone="strong">
          {inGroups(offer.sha256)}
        </Text>
        <Text size="small" tone="soft">
          {t('getApp.after')}
        </Text>
        <Button label={t('getApp.have')} onPress={() => void openURL(linkForApp(invitation))} />
      </Sheet>
    </>
  );
}
