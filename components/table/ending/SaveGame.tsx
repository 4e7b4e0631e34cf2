import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { useText } from '@/i18n';
import { saveFile } from '@/state/files/saveFile';
import { withoutNames } from '@/state/files/withoutNames';
import type { TableInfo } from '@/state/session/tableSession';
import type { TableGuest } from '@/state/session/useTable';

/** Keeps the finished game as a file that anybody can check again. */
export function SaveGame({ guest, table }: { guest: TableGuest; table: TableInfo }) {
  const t = useText();
  const [hasFailed, setFailed] = useState(false);
  const save = (made: (text: string) => string) => () => {
    setFailed(false);
    guest
      .fetchFile()
      .then((text) => saveFile(`${table.game}-${table.id}-${table.match}.palaver.json`, made(text)))
      .catch(() => setFailed(true));
  };
  return (
    <>
      {hasFailed && <Notice tone="bad" text={t('fair.save.failed')} />}
      <Button kind="quiet" label={t('fair.save')} hint={t('fair.save.hint')} onPress={save((text) => text)} />
      <Button
        kind="quiet"
        label={t('fair.save.nameless')}
        hint={t('fair.save.nameless.hint')}
        onPress={save(withoutNames)}
      />
    </>
  );
}
