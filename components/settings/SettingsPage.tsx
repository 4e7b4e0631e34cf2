import { useRouter } from 'expo-router';
import { useAtom } from 'jotai';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { ConnectHelpButton } from '@/components/basics/input/ConnectHelpButton';
import { Field } from '@/components/basics/input/Field';
import { goBack } from '@/components/basics/navigation/goBack';
import { Columns } from '@/components/basics/page/Columns';
import { Group } from '@/components/basics/page/Group';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { SHOWN_LANGUAGES, useText } from '@/i18n';
import { NAME_MAX } from '@/state/session/tableSession';
import { forgetEverything } from '@/state/session/forget';
import { settingsAtom } from '@/state/store/settings';
import { unreadValues } from '@/state/store/values';

import { Reading, Senses } from './parts';
import { Privacy } from './Privacy';

const DEVICE = 'device';

export function SettingsPage() {
  const t = useText();
  const router = useRouter();
  return (
    <Screen width="tablet" title={t('settings.title')} onBack={() => goBack(router)}>
      <Columns
        first={
          <>
            <You />
            <Reading />
          </>
        }
        second={
          <>
            <Senses />
            <Group icon="phone" title={t('settings.phone')}>
              <ConnectHelpButton />
              <Privacy />
              <Unread />
              <Forget />
            </Group>
          </>
        }
      />
    </Screen>
  );
}

function You() {
  const t = useText();
  const [{ name, language }, change] = useAtom(settingsAtom);
  return (
    <Group icon="person" title={t('settings.you')}>
      <Field
        label={t('lobby.name')}
        hint={t('settings.name.hint')}
        value={name}
        onChange={(typed) => change({ name: typed })}
        max={NAME_MAX}
      />
      <Choice<string>
        label={t('settings.language')}
        value={language ?? DEVICE}
        options={[
          { value: DEVICE, label: t('settings.language.device') },
          ...SHOWN_LANGUAGES.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(wish) => change({ language: wish === DEVICE ? null : wish })}
      />
    </Group>
  );
}

/** What a broken disk or another version left here, so that nobody wonders where it went. */
function Unread() {
  const t = useText();
  const [count] = useState(() => unreadValues().length);
  return count === 0 ? null : <Notice text={t('settings.unread', { count })} />;
}

/** Asks twice, because this cannot be undone. */
function Forget() {
  const t = useText();
  const [step, setStep] = useState<'idle' | 'asking' | 'done'>('idle');
  return (
    <>
      {step === 'done' && <Notice tone="good" text={t('settings.forgotten')} />}
      <Button kind="danger" label={t('settings.forget')} onPress={() => setStep('asking')} />
      <Sheet open={step === 'asking'} onClose={() => setStep('idle')} title={t('settings.forget')}>
        <Text>{t('settings.forget.sure')}</Text>
        <Button
          kind="danger"
          label={t('settings.forget.yes')}
          onPress={() => {
            forgetEverything();
            setStep('done');
          }}
        />
        <Button label={t('action.cancel')} onPress={() => setStep('idle')} />
      </Sheet>
    </>
  );
}
