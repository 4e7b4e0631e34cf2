import { Group } from '@/components/basics/page/Group';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

import { ScanPicture } from './ScanPicture';

/** A page over http gets no camera; the phone's own camera app reads the code just as well. */
export function ScanGroup(_props: { onLink: (link: string) => boolean }) {
  const t = useText();
  return (
    <Group icon="qr" title={t('join.scan')}>
      <ScanPicture />
      <Text>{t('join.scan.text')}</Text>
    </Group>
  );
}
