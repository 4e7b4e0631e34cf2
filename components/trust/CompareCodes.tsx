import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { QrCode } from '@/components/codes/QrCode';
import { ScanGroup } from '@/components/codes/ScanGroup';
import { useText } from '@/i18n';
import type { CodesCompared } from '@/state/session/tableSession';

/** How this phone shows where it stands, and holds what another phone shows against it. */
export type ComparingCodes = {
  /** `null` while there is nothing to stand on yet. */
  readonly mine: () => string | null;
  readonly check: (scanned: string) => CodesCompared;
};

export type CompareCodesProps = {
  readonly codes: ComparingCodes;
  readonly onCompare: (isSame: boolean) => void;
  readonly onClose: () => void;
};

const SIZE = 240;

/** Phone with phone, by code: exact, where the four pictures are a good guess. Only between two phones with the app. */
export function CompareCodes({ codes, onCompare, onClose }: CompareCodesProps) {
  const t = useText();
  const [found, setFound] = useState<CodesCompared | null>(null);
  const [isScanning, setScanning] = useState(false);
  const mine = codes.mine();
  const scanned = (text: string) => {
    const result = codes.check(text);
    setFound(result);
    if (result === 'same' || result === 'different') {
      setScanning(false);
      onCompare(result === 'same');
    }
    return result !== 'unreadable';
  };
  const tone = found === 'same' ? 'good' : found === 'different' ? 'bad' : 'info';
  return (
    <Sheet open onClose={onClose} title={t('compare.title')}>
      {found !== null && <Notice tone={tone} text={t(`compare.${found}`)} testID="compared" />}
      {isScanning ? (
        <ScanGroup onLink={scanned} />
      ) : (
        <>
          <Text>{t('compare.how')}</Text>
          {mine !== null && <QrCode value={mine} size={SIZE} label={t('compare.qr')} />}
          <Button kind="main" label={t('compare.scan')} onPress={() => setScanning(true)} />
        </>
      )}
    </Sheet>
  );
}
