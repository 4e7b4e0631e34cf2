import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

/** A game on this phone as a file for another phone, and the code that opens it there. */
export function ExportTable({ tableId, game }: { tableId: string; game: string }) {
  const t = useText();
  const [code, setCode] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const [{ exportTable }, { saveFile }] = await Promise.all([
        import('@/state/files/moveTable'),
        import('@/state/files/saveFile'),
      ]);
      const made = exportTable(tableId);
      if (made === null) return setFailed(true);
      setCode(made.code);
      await saveFile(`${game}-${tableId}.palaver.json`, made.text);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <Text>{t('move.save.what')}</Text>
      <Button label={t('move.save')} onPress={() => void save()} />
      {failed && <Notice tone="bad" text={t('move.save.failed')} onClose={() => setFailed(false)} />}
      {code !== null && !failed && (
        <>
          <Text>{t('move.code')}</Text>
          <Text size="title" tone="strong" testID="table-code">
            {code.match(/.{4}/g)?.join(' ') ?? code}
          </Text>
        </>
      )}
    </>
  );
}
