import { useRouter } from 'expo-router';
import { useAtom } from 'jotai';
import { useState } from 'react';

import { Button } from '@/components/basics/Button';
import { Choice } from '@/components/basics/Choice';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { Toggle } from '@/components/basics/Toggle';
import { LANGUAGES, useText } from '@/i18n';
import { forgetEverything } from '@/state/forget';
import { settingsAtom } from '@/state/settings';

import { goBack } from './goBack';

const DEVICE = 'device';
const SIZES = [1, 1.25, 1.5, 2] as const;

export function SettingsPage() {
  const t = useText();
  const router = useRouter();
  const [settings, change] = useAtom(settingsAtom);
  const motion = settings.reducedMotion === null ? DEVICE : settings.reducedMotion ? 'yes' : 'no';
  return (
    <Screen title={t('settings.title')} onBack={() => goBack(router)}>
      <Choice
        label={t('settings.language')}
        value={settings.language ?? DEVICE}
        options={[
          { value: DEVICE, label: t('settings.language.device') },
          ...LANGUAGES.map(({ id, name }) => ({ value: id as string, label: name })),
        ]}
        onChange={(language) => change({ language: language === DEVICE ? null : language })}
      />
      <Choice
        label={t('settings.textSize')}
        value={settings.textSize}
        options={SIZES.map((size) => ({
          value: size,
          label: t('settings.textSize.percent', { percent: size * 100 }),
        }))}
        onChange={(textSize) => change({ textSize })}
      />
      <Toggle label={t('settings.sound')} value={settings.sound} onChange={(sound) => change({ sound })} />
      <Toggle
        label={t('settings.haptics')}
        value={settings.haptics}
        onChange={(haptics) => change({ haptics })}
      />
      <Choice
        label={t('settings.theme')}
        value={settings.theme ?? DEVICE}
        options={[
          { value: DEVICE, label: t('settings.theme.device') },
          { value: 'light', label: t('settings.theme.light') },
          { value: 'dark', label: t('settings.theme.dark') },
        ]}
        onChange={(theme) => change({ theme: theme === DEVICE ? null : theme })}
      />
      <Choice
        label={t('settings.motion')}
        value={motion}
        options={[
          { value: DEVICE, label: t('settings.motion.device') },
          { value: 'yes', label: t('settings.motion.yes') },
          { value: 'no', label: t('settings.motion.no') },
        ]}
        onChange={(wish) => change({ reducedMotion: wish === DEVICE ? null : wish === 'yes' })}
      />
      <Forget />
    </Screen>
  );
}

/** In two steps: it cannot be undone. */
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
