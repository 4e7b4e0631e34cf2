import { Suspense, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { lazyWithRetry } from '@/components/basics/page/lazyWithRetry';
import { Sheet } from '@/components/basics/page/Sheet';
import { Icon } from '@/components/basics/marks/Icon';
import { useText } from '@/i18n';

import { ComparedBy } from './ComparedBy';
import type { ComparingCodes } from './CompareCodes';
import { NotTheSame } from './NotTheSame';
import { PhoneList } from './PhoneList';
import { isStopped } from './secrecy';
import { SignAnswers, SignCard, type SignCardProps } from './SignCard';

/** Only phones with the app need it. */
const CompareCodes = lazyWithRetry(() =>
  import('./CompareCodes').then(({ CompareCodes }) => ({ default: CompareCodes })),
);

export type SignSheetProps = SignCardProps & {
  /** `null` where this phone or all others run a page. */
  readonly codes: ComparingCodes | null;
  readonly onCompare: (isSame: boolean) => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
};

/** The table's sign and who holds the table: one touch says whether it is the same everywhere, another skips it. */
export function SignSheet({ codes, onCompare, onLeave, onClose, ...card }: SignSheetProps) {
  const t = useText();
  const [isScanning, setScanning] = useState(false);
  const { trust, names, reader } = card;
  const { sign, compared } = trust;
  if (isStopped(trust))
    return (
      <Sheet
        open
        onClose={onClose}
        title={t(compared === 'different' ? 'trust.different' : 'alarm.title')}
        footer={<Button kind="danger" label={t('action.leave')} onPress={onLeave} />}
      >
        <NotTheSame trust={trust} names={names} />
      </Sheet>
    );
  if (sign === null) return null;
  if (isScanning && codes !== null)
    return (
      <Suspense fallback={null}>
        <CompareCodes codes={codes} onClose={() => setScanning(false)} />
      </Suspense>
    );
  const answer = (isSame: boolean) => {
    onCompare(isSame);
    // What to do when they differ comes in this sheet's place.
    if (isSame) onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('trust.sign')}
      footer={compared === 'not-yet' ? <SignAnswers onAnswer={answer} /> : undefined}
    >
      <SignCard {...card} />
      {codes !== null && (
        <Button
          label={t('compare.open')}
          icon={<Icon name="qr" size={20} />}
          onPress={() => setScanning(true)}
        />
      )}
      {reader === null && (
        <>
          <ComparedBy trust={trust} names={names} />
          <PhoneList trust={trust} names={names} />
        </>
      )}
    </Sheet>
  );
}
