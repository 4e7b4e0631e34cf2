import { type ReactNode, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { LanguageChoice } from '@/components/settings/LanguageChoice';
import { useRefusal, useText } from '@/i18n';
import { NAME_MAX } from '@/state/session/tableSession';

export type NameSheetProps = {
  readonly seat: number;
  readonly firstName: string;
  readonly go: string;
  /** Resolves to whether the table agreed. */
  readonly onName: (name: string) => Promise<boolean>;
  readonly problem: string | null;
  /** Offers a choice of language: the app guessed one, and a newcomer may not read it. */
  readonly asksLanguage?: boolean;
  readonly onClose: () => void;
  /** What else can be done with this seat. */
  readonly children?: ReactNode;
};

/** Asks for the name of the player who takes this seat. */
export function NameSheet({
  seat,
  firstName,
  go,
  onName,
  problem,
  asksLanguage = false,
  onClose,
  children,
}: NameSheetProps) {
  const t = useText();
  const refusal = useRefusal();
  const [name, setName] = useState(firstName);
  const [isSending, setSending] = useState(false);
  const wanted = name.trim();

  async function send() {
    if (wanted === '' || isSending) return;
    setSending(true);
    const agreed = await onName(wanted);
    setSending(false);
    if (agreed) onClose();
  }

  return (
    <Sheet open onClose={onClose} title={t('lobby.name.title', { number: seat + 1 })}>
      <Field
        label={t('lobby.name')}
        hint={t('lobby.name.hint')}
        value={name}
        onChange={setName}
        max={NAME_MAX}
        autoFocus
        onSubmit={() => void send()}
      />
      {problem !== null && <Notice tone="bad" text={refusal(problem)} />}
      <Button kind="main" label={go} onPress={() => void send()} disabled={wanted === '' || isSending} />
      {children}
      {asksLanguage && <LanguageChoice />}
    </Sheet>
  );
}
