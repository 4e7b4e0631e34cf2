import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useNeededRules } from '@/components/basics/text/useNeededRules';
import { useLid, useText } from '@/i18n';
import type { MoveProblem } from '@/state/files/moveTable';
import type { PalaverFile } from '@/state/files/openPalaverFile';

const CODE_MAX = 24;

/** Opens a game that was saved as a file on another phone. */
export function OpenTableFile() {
  const t = useText();
  const router = useRouter();
  const [file, setFile] = useState<PalaverFile | null>(null);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const close = () => {
    setFile(null);
    setCode('');
    setProblem(null);
  };
  const pick = () =>
    void import('@/state/files/pickPalaverFile')
      .then(({ pickPalaverFile }) => pickPalaverFile())
      .then(setFile, () => setFile({ kind: null, problem: 'damaged' }));
  const table = file?.kind === 'table' && !('problem' in file) ? file : null;
  const open = async (text: string) => {
    setBusy(true);
    const { importTable } = await import('@/state/files/moveTable');
    const opened = await importTable(text, code);
    setBusy(false);
    if ('problem' in opened) return setProblem(opened);
    close();
    router.push(`/table/${opened.tableId}`);
  };
  return (
    <>
      <Button kind="quiet" label={t('move.open')} onPress={pick} />
      <Sheet
        open={file !== null}
        onClose={close}
        title={t('move.open')}
        footer={
          table !== null && (
            <Button
              kind="main"
              label={t('move.open.go')}
              disabled={busy || code.trim() === ''}
              onPress={() => void open(table.text)}
            />
          )
        }
      >
        {file !== null && table === null && <NoTable file={file} />}
        {table !== null && (
          <>
            <Text>{t('move.open.code')}</Text>
            <Field label={t('move.open.field')} value={code} onChange={setCode} max={CODE_MAX} />
            {problem !== null && <Problem found={problem} onClose={() => setProblem(null)} />}
          </>
        )}
      </Sheet>
    </>
  );
}

/** What is in the file instead, or what is wrong with it. */
function NoTable({ file }: { file: PalaverFile }) {
  const t = useText();
  const known = 'problem' in file && (file.problem === 'too-big' || file.problem === 'other-version');
  const text =
    file.kind === 'game' || file.kind === 'design'
      ? t(`file.is.${file.kind}`)
      : t(`move.problem.${known ? file.problem : 'not-a-table'}`);
  return <Notice tone="bad" text={text} />;
}

function Problem({ found, onClose }: { found: MoveProblem; onClose: () => void }) {
  const t = useText();
  const neededRules = useNeededRules();
  const why = found.problem === 'other-rules' ? found.why : null;
  const lid = useLid(why?.game ?? '');
  const text =
    found.problem === 'other-rules'
      ? `${neededRules(found.why, found.why.has === null ? found.why.game : lid('name'))} ${t('closed.file')}`
      : t(`move.problem.${found.problem}`);
  return <Notice tone="bad" text={text} onClose={onClose} />;
}
