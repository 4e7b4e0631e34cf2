import { Suspense, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Group } from '@/components/basics/page/Group';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { Busy } from '@/components/furniture/status/Busy';
import { useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { ScanPicture } from './ScanPicture';

const CodeCamera = lazyWithRetry(() =>
  import('./CodeCamera').then(({ CodeCamera }) => ({ default: CodeCamera })),
);

/** Says what the camera is for before the phone asks, and starts it only when it is wanted. */
export function ScanGroup({ onLink }: { onLink: (link: string) => boolean }) {
  const t = useText();
  const { colors } = useTheme();
  const [isOpen, setOpen] = useState(false);
  return (
    <Group icon="qr" title={t('join.scan')}>
      {isOpen ? (
        <Suspense fallback={<Busy text={t('join.camera.starts')} />}>
          <CodeCamera onLink={onLink} onClose={() => setOpen(false)} />
        </Suspense>
      ) : (
        <>
          <ScanPicture />
          <Text>{t('join.camera.text')}</Text>
          <Button
            kind="main"
            label={t('join.camera.open')}
            icon={<Icon name="qr" color={colors.onMain} />}
            onPress={() => setOpen(true)}
          />
        </>
      )}
    </Group>
  );
}
