import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { useText } from '@/i18n';

const NAME_LETTERS = 40;

export type SessionNameProps = {
  readonly name: string;
  /** `false`: this computer does not take the name. */
  readonly keep: (name: string) => Promise<boolean>;
};

/** What the evening is called: on this page, and on the sheet of codes. */
export function SessionName({ name, keep }: SessionNameProps) {
  const t = useText();
  const [typed, setTyped] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const words = (typed ?? name).trim();
  const send = () =>
    void keep(words).then((isKept) => {
      setFailed(!isKept);
      if (isKept) setTyped(null);
    });
  return (
    <>
      <Field
        label={t('control.name')}
        value={typed ?? name}
        onChange={setTyped}
        max={NAME_LETTERS}
        onSubmit={send}
      />
      {words !== name && <Button label={t('control.name.keep')} onPress={send} />}
      {failed && <Notice tone="bad" text={t('screen.cannot-save')} />}
    </>
  );
}
