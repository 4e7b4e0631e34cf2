import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';

type ExportTableProps = {
  readonly tableId: string;
  readonly game: string;
  /** Makes the file; by default that of a game on this phone. */
  readonly make?: (tableId: string) => Promise<{ readonly text: string; readonly code: string } | null>;
  readonly label?: string;
};

const exportHere = (tableId: string) =>
  import('@/state/files/moveTable').then(({ exportTable }) => exportTable(tableId));

/** A game as a file for another device, and the code that opens it there. */
export function ExportTable({ tableId, game, make = exportHere, label }: ExportTableProps) {
  const t = useText();
  const [code, setCode] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const save = async () => {
    setFailed(false);
    try {
      const [made, { saveFile }] = await Promise.all([make(tableId), import('@/state/files/saveFile')]);
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
      <Button label={label ?? t('move.save')} onPress={() => void save()} />
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
