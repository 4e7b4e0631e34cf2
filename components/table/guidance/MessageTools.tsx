import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import { READY_MESSAGES } from '@/state/session/readyMessages';
import type { Ask } from '@/state/session/useTable';

const MESSAGE_LETTERS = 80;

/** A ready sentence, which each phone says in its own language, or one's own words. */
export function MessageTools({ ask }: { readonly ask: (op: Ask) => void }) {
  const t = useText();
  const [words, setWords] = useState('');
  const said = words.trim();
  const send = () => {
    if (said === '') return;
    ask({ type: 'message', words: said });
    setWords('');
  };
  return (
    <>
      <Text tone="strong">{t('guide.message')}</Text>
      {READY_MESSAGES.map((ready) => (
        <Button key={ready} label={t(`message.${ready}`)} onPress={() => ask({ type: 'message', ready })} />
      ))}
      <Field
        label={t('guide.message.own')}
        value={words}
        onChange={setWords}
        max={MESSAGE_LETTERS}
        onSubmit={send}
      />
      {said !== '' && <Button kind="main" label={t('guide.message.send')} onPress={send} />}
    </>
  );
}
