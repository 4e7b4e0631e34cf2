import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

const SENTENCES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** The eight sentences of PRIVACY.md. */
export function Privacy() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" label={t('privacy.title')} onPress={() => setOpen(true)} />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('privacy.title')}>
        {SENTENCES.map((number) => (
          <Text key={number}>{t(`privacy.${number}`)}</Text>
        ))}
      </Sheet>
    </>
  );
}
