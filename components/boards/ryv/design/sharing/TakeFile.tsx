import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Icon } from '@/components/basics/sign/Icon';
import { useGameText } from '@/i18n';
import { pickFile } from '@/state/designs/disk';
import type { Opened } from '@/state/designs/opened';

import { Offered } from './Offered';

/** A design that somebody sent as a file. */
export function TakeFile() {
  const g = useGameText('ryv');
  const router = useRouter();
  const [opened, setOpened] = useState<Opened | null>(null);
  const done = (id: string | null) => {
    setOpened(null);
    if (id !== null) router.push(`/design/${id}`);
  };
  return (
    <>
      <Button
        label={g('make.take.file')}
        icon={<Icon name="share" size={20} />}
        onPress={() => void pickFile().then(setOpened)}
      />
      <Sheet open={opened !== null} onClose={() => setOpened(null)} title={g('make.take.title')}>
        {opened !== null && <Offered opened={opened} onDone={done} />}
      </Sheet>
    </>
  );
}
