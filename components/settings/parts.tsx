import { useAtom } from 'jotai';

import { Choice } from '@/components/basics/input/Choice';
import { Toggle } from '@/components/basics/input/Toggle';
import { Group } from '@/components/basics/page/Group';
import { useText } from '@/i18n';
import { settingsAtom } from '@/state/store/settings';

const DEVICE = 'device';
const TIMES = [0.5, 1, 2] as const;
const SIZES = [1, 1.25, 1.5, 2] as const;

export function Reading() {
  const t = useText();
  const [{ textSize, theme, readingTime }, change] = useAtom(settingsAtom);
  return (
    <Group icon="textSize" title={t('settings.reading')}>
      <Choice
        label={t('settings.textSize')}
        value={textSize}
        options={SIZES.map((size) => ({
          value: size,
          label: t('settings.textSize.percent', { percent: size * 100 }),
        }))}
        onChange={(size) => change({ textSize: size })}
        across
      />
      <Choice
        label={t('settings.readingTime')}
        value={readingTime}
        options={TIMES.map((time) => ({ value: time, label: t(`settings.readingTime.${time}`) }))}
        onChange={(time) => change({ readingTime: time })}
        across
      />
      <Choice
        label={t('settings.theme')}
        value={theme ?? DEVICE}
        options={[
          { value: DEVICE, label: t('settings.theme.device') },
          { value: 'light', label: t('settings.theme.light') },
          { value: 'dark', label: t('settings.theme.dark') },
        ]}
        onChange={(wish) => change({ theme: wish === DEVICE ? null : wish })}
        across
      />
    </Group>
  );
}

export function Senses() {
  const t = useText();
  const [{ sound, haptics, reducedMotion }, change] = useAtom(settingsAtom);
  return (
    <Group icon="sound" title={t('settings.senses')}>
      <Toggle label={t('settings.sound')} value={sound} onChange={(on) => change({ sound: on })} />
      <Toggle label={t('settings.haptics')} value={haptics} onChange={(on) => change({ haptics: on })} />
      <Choice
        label={t('settings.motion')}
        value={reducedMotion === null ? DEVICE : reducedMotion ? 'yes' : 'no'}
        options={[
          { value: DEVICE, label: t('settings.motion.device') },
          { value: 'yes', label: t('settings.motion.yes') },
          { value: 'no', label: t('settings.motion.no') },
        ]}
        onChange={(wish) => change({ reducedMotion: wish === DEVICE ? null : wish === 'yes' })}
        across
      />
    </Group>
  );
}
