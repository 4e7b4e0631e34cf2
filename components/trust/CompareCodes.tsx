import { Suspense, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { Busy } from '@/components/furniture/status/Busy';
import { useText } from '@/i18n';
import type { CodesCompared } from '@/state/session/tableSession';

const CodeCamera = lazyWithRetry(() =>
  import('@/components/codes/CodeCamera').then(({ CodeCamera }) => ({ default: CodeCamera })),
);

/** How this phone shows where it stands, and holds what another phone shows against it. */
export type ComparingCodes = {
  /** `null` while there is nothing to stand on yet. */
  readonly mine: () => string | null;
  /** Also tells the phone, as its player's word. */
  readonly check: (scanned: string) => CodesCompared;
};

export type CompareCodesProps = {
  readonly codes: ComparingCodes;
  readonly onClose: () => void;
};

const SIZE = 240;

/** Phone with phone, by code: exact, where the four pictures are a good guess. Only between two phones with the app. */
export function CompareCodes({ codes, onClose }: CompareCodesProps) {
  const t = useText();
  return (
    <Sheet open onClose={onClose} title={t('compare.title')}>
      <Comparing codes={codes} />
    </Sheet>
  );
}

/** Without its sheet. */
export function Comparing({ codes }: Pick<CompareCodesProps, 'codes'>) {
  const t = useText();
  const [found, setFound] = useState<CodesCompared | null>(null);
  const [isScanning, setScanning] = useState(false);
  const mine = codes.mine();
  const scanned = (text: string) => {
    const result = codes.check(text);
    setFound(result);
    if (result === 'same') setScanning(false);
    // The notice says what it was.
    return true;
  };
  const tone = found === 'same' ? 'good' : found === 'different' || found === 'fork' ? 'bad' : 'info';
  return (
    <>
      {found !== null && <Notice tone={tone} text={t(`compare.${found}`)} testID="compared" />}
      {isScanning ? (
        <Suspense fallback={<Busy text={t('join.camera.starts')} />}>
          <CodeCamera onLink={scanned} aim={t('compare.aim')} onClose={() => setScanning(false)} />
        </Suspense>
      ) : (
        <>
          <Text>{t('compare.how')}</Text>
          {mine !== null && <QrCode value={mine} size={SIZE} label={t('compare.qr')} />}
          <Button kind="main" label={t('compare.scan')} onPress={() => setScanning(true)} />
        </>
      )}
    </>
  );
}
