import { useSetAtom } from 'jotai';

import { Choice } from '@/components/basics/input/Choice';
import { SHOWN_LANGUAGES, useLanguage, useText } from '@/i18n';
import { settingsAtom } from '@/state/store/settings';

/** Chooses the language; at first it is guessed from the phone. */
export function LanguageChoice() {
  const t = useText();
  const { id } = useLanguage();
  const change = useSetAtom(settingsAtom);
  return (
    <Choice<string>
      label={t('settings.language')}
      value={id}
      options={SHOWN_LANGUAGES.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(language) => change({ language })}
      across
    />
  );
}
