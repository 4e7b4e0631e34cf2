import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

export type CloseTableProps = {
  /** As people call it. */
  readonly table: string;
  /** `false`: it is still there. */
  readonly close: () => Promise<boolean>;
};

/** Ends a table for good. Asks twice: its game goes with it. */
export function CloseTable({ table, close }: CloseTableProps) {
  const t = useText();
  const [step, setStep] = useState<'offered' | 'asked' | 'failed'>('offered');
  if (step === 'offered')
    return <Button label={t('control.close', { id: table })} onPress={() => setStep('asked')} />;
  return (
    <>
      <Text>{t('control.close.sure')}</Text>
      <Button
        kind="danger"
        label={t('control.close.yes', { id: table })}
        onPress={() => void close().then((isClosed) => isClosed || setStep('failed'))}
      />
      <Button label={t('control.close.no')} onPress={() => setStep('offered')} />
      {step === 'failed' && <Notice tone="bad" text={t('screen.cannot-save')} />}
    </>
  );
}
