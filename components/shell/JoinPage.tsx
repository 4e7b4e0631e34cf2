import { useRouter } from 'expo-router';
import { useCallback, useEffect, useState } from 'react';

import { Button } from '@/components/basics/Button';
import { Field } from '@/components/basics/Field';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { type Key, useText } from '@/i18n';
import { joinByLink } from '@/state/atTable';
import { type CodeAnswer, linkOfCode } from '@/state/laptop';

import { Columns } from './Columns';
import { goBack } from './goBack';
import { Group } from './Group';
import { goElsewhere, isElsewhere, onOpenedLink } from './openedLink';
import { ScanPicture } from './ScanPicture';
import { TroubleButton } from './TroubleButton';

type Joined = ReturnType<typeof joinByLink>;
type Problem =
  Extract<Joined, { ok: false }>['why'] | Extract<CodeAnswer, { ok: false }>['why'] | 'code.length';

const CODE = /^[0-9A-Z]{5,6}$/;
const CODE_MAX = 6;

/** The way to a table: by the link that opened this page, by a typed code, or by a link somebody sent. */
export function JoinPage() {
  const t = useText();
  const router = useRouter();
  const [code, setCode] = useState('');
  const [link, setLink] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  const follow = useCallback(
    (way: string) => {
      const joined = joinByLink(way);
      if (joined.ok) router.replace(`/table/${joined.tableId}`);
      setProblem(joined.ok ? null : joined.why);
    },
    [router],
  );
  useEffect(() => onOpenedLink(follow), [follow]);

  function followTyped() {
    const way = link.trim();
    if (isElsewhere(way)) goElsewhere(way);
    else follow(way);
  }

  async function followCode() {
    const typed = code.trim().toUpperCase();
    if (!CODE.test(typed)) return setProblem('code.length');
    setLooking(true);
    const found = await linkOfCode(typed);
    setLooking(false);
    if (found.ok) follow(found.link);
    else setProblem(found.why);
  }

  return (
    <Screen wide title={t('join.title')} onBack={() => goBack(router)}>
      {problem !== null && (
        <Notice
          tone="bad"
          text={t(`join.problem.${problem}` satisfies Key)}
          onClose={() => setProblem(null)}
        />
      )}
      <Text>{t('join.how')}</Text>
      <Columns
        first={
          <Group sign="qr" title={t('join.scan')}>
            <ScanPicture />
            <Text>{t('join.scan.text')}</Text>
          </Group>
        }
        second={
          <>
            <Group sign="phone" title={t('join.type')}>
              <Field
                label={t('join.code')}
                hint={t('join.code.hint')}
                value={code}
                onChange={(typed) => setCode(typed.toUpperCase().slice(0, CODE_MAX))}
                onSubmit={() => void followCode()}
              />
              <Button
                kind="main"
                label={isLooking ? t('join.looking') : t('join.code.go')}
                onPress={() => void followCode()}
                disabled={isLooking || code.trim() === ''}
              />
            </Group>
            <Group sign="share" title={t('join.link.title')}>
              <Field
                label={t('join.link')}
                hint={t('join.link.hint')}
                value={link}
                onChange={setLink}
                onSubmit={followTyped}
              />
              <Button label={t('join.link.go')} onPress={followTyped} disabled={link.trim() === ''} />
            </Group>
          </>
        }
      />
      <TroubleButton />
    </Screen>
  );
}
