import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { useGameText, useText } from '@/i18n';
import type { Opened } from '@/state/designs/checkDesign';
import type { PalaverFile } from '@/state/files/openPalaverFile';
import { pickPalaverFile } from '@/state/files/pickPalaverFile';

import { Offered } from './Offered';

/** A file without a kind was meant to be a design; one that says it is something else was not. */
function designIn(file: PalaverFile): Opened | null {
  if (file.kind === 'table' || file.kind === 'game') return null;
  if (!('problem' in file)) return file;
  const { problem, faults } = file;
  return { problem: problem === 'not-palaver' ? 'not-a-design' : problem, ...(faults && { faults }) };
}

/** A design that somebody sent as a file. */
export function TakeFile() {
  const t = useText();
  const g = useGameText('ryv');
  const router = useRouter();
  const [file, setFile] = useState<PalaverFile | null>(null);
  const opened = file && designIn(file);
  const done = (id: string | null) => {
    setFile(null);
    if (id !== null) router.push(`/design/${id}`);
  };
  return (
    <>
      <Button
        label={g('make.take.file')}
        icon={<Icon name="share" size={20} />}
        onPress={() => void pickPalaverFile().then(setFile)}
      />
      <Sheet open={file !== null} onClose={() => setFile(null)} title={g('make.take.title')}>
        {opened !== null && <Offered opened={opened} onDone={done} />}
        {(file?.kind === 'table' || file?.kind === 'game') && (
          <Notice tone="bad" text={t(`file.is.${file.kind}`)} testID="problem" />
        )}
      </Sheet>
    </>
  );
}
