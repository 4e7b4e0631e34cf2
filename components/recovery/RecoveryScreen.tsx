import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Group } from '@/components/basics/page/Group';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Icon } from '@/components/basics/marks/Icon';
import { Address } from '@/components/basics/text/Address';
import { Text } from '@/components/basics/text/Text';
import { CodeField } from '@/components/codes/CodeField';
import { Busy } from '@/components/furniture/status/Busy';
import { type Key, useRefusal, useText } from '@/i18n';
import { hostingProblem } from '@/state/hosting/hosting';
import { backupHostOffer } from '@/state/hosting/backupHostOffer';
import {
  agree,
  recoverOnThisPhone,
  type RecoveryProblem,
  comeByCode,
  comeByLink,
  goToRecoveryDevice,
  goOnHere,
  stopRecovery,
  withdraw,
} from '@/state/recovery/recoverTable';
import type { Recovery } from '@/state/recovery/recoveryState';
import { useTable } from '@/state/session/useTable';

import { RecoveryOnThisPhone, RecoveryScan } from './appOnly';
import { RecoveryPeople } from './RecoveryPeople';

/** Shown when the host is lost: the player chooses a recovery device, sees who else is there, and agrees. */
export function RecoveryScreen({ recovery }: { recovery: Recovery | 'choosing' }) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  if (recovery === 'choosing' || isChoosing) return <Choosing onChosen={() => setChoosing(false)} />;
  return (
    <Screen
      title={t('recovery.title')}
      onBack={stopRecovery}
      footer={mayAnswer(recovery) && <Consent agreed={recovery.agreed} />}
    >
      <Meeting recovery={recovery} />
      {mayAnswer(recovery) && !recovery.agreed && <Text>{t('recovery.agree.text')}</Text>}
      {recovery.agreed && recovery.gathering?.stage === 'gathering' && <Text>{t('recovery.agreed')}</Text>}
      <Button kind="quiet" label={t('recovery.other')} onPress={() => setChoosing(true)} />
    </Screen>
  );
}

/** What a code or an address must look like is the same as for joining. */
const AS_FOR_JOINING = ['code.length', 'code.place', 'code.often', 'other-version'] as const;
const isAsForJoining = (problem: RecoveryProblem): problem is (typeof AS_FOR_JOINING)[number] =>
  (AS_FOR_JOINING as readonly string[]).includes(problem);
const problemKey = (problem: RecoveryProblem): Key =>
  isAsForJoining(problem) ? `join.problem.${problem}` : `recovery.problem.${problem}`;

function Choosing({ onChosen }: { onChosen: () => void }) {
  const t = useText();
  const own = backupHostOffer()?.hostKey;
  const backups = (useTable()?.state.trust.heirs ?? []).filter(({ hostKey }) => hostKey !== own);
  const [code, setCode] = useState('');
  const [place, setPlace] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<{ of: 'scan' | 'typed'; what: RecoveryProblem } | null>(null);

  function settle(of: 'scan' | 'typed', what: RecoveryProblem | null): boolean {
    setProblem(what && { of, what });
    if (what === null) onChosen();
    return what === null;
  }
  async function go() {
    setLooking(true);
    const found = await comeByCode(code, place);
    setLooking(false);
    settle('typed', found);
  }
  /** The notice stands beside the input it is about: with large text it would be off the screen elsewhere. */
  const problemOf = (of: 'scan' | 'typed') =>
    problem?.of === of && (
      <Notice tone="bad" text={t(problemKey(problem.what))} onClose={() => setProblem(null)} />
    );

  return (
    <Screen title={t('recovery.title')} onBack={stopRecovery}>
      <Text>{t('recovery.how')}</Text>
      <Notice text={t('recovery.keep')} />
      {hostingProblem === null && (
        <Button
          label={t('recovery.here')}
          icon={<Icon name="phone" />}
          onPress={() => void recoverOnThisPhone().then(onChosen)}
        />
      )}
      {backups.length > 0 && (
        <Group icon="phone" title={t('recovery.backups')}>
          {backups.map((backup) => (
            <Button
              key={backup.hostKey}
              label={
                backup.name === ''
                  ? t('recovery.backup.at', { place: backup.addresses[0] ?? '' })
                  : t('recovery.backup', { name: backup.name })
              }
              icon={<Icon name="phone" />}
              onPress={() => {
                goToRecoveryDevice(backup);
                onChosen();
              }}
            />
          ))}
        </Group>
      )}
      <RecoveryScan onLink={(link) => settle('scan', comeByLink(link))} />
      {problemOf('scan')}
      <Group icon="screen" title={t('recovery.type')}>
        <Field
          label={t('recovery.address')}
          hint={t('recovery.address.hint')}
          value={place}
          onChange={setPlace}
          onSubmit={() => void go()}
        />
        <CodeField
          hint={t('recovery.code.hint')}
          value={code}
          onChange={setCode}
          onSubmit={() => void go()}
        />
        {problemOf('typed')}
        <Button
          kind="main"
          label={isLooking ? t('recovery.looking') : t('recovery.come')}
          onPress={() => void go()}
          disabled={isLooking || code.trim() === '' || place.trim() === ''}
        />
      </Group>
      <Button kind="quiet" label={t('recovery.wait')} onPress={stopRecovery} />
    </Screen>
  );
}

function Meeting({ recovery }: { recovery: Recovery }) {
  const t = useText();
  const refusal = useRefusal();
  const { line, why, gathering, here } = recovery;
  const place = recovery.place ?? '';
  const backups = useTable()?.state.trust.heirs ?? [];
  const name = backups.find(({ addresses }) => addresses.includes(place))?.name ?? '';
  if (here !== null) return <RecoveryOnThisPhone {...here} onGoOn={goOnHere} />;
  if (line === 'turned-away') return <Notice tone="bad" text={refusal(why ?? '')} />;
  if (line === 'connecting') return <Busy text={t('recovery.coming', { place })} />;
  return (
    <>
      {line === 'unreachable' && <Notice tone="bad" text={t('recovery.unreachable', { place })} />}
      {gathering !== null && (
        <>
          <Text size="title" heading>
            {name === '' ? t('recovery.ask') : t('recovery.ask.heir', { name })}
          </Text>
          <Address place={place} />
          <RecoveryPeople gathering={gathering} />
          {gathering.stage === 'failed' && <Notice tone="bad" text={t('recovery.failed')} />}
          {gathering.stage === 'opening' && <Busy text={t('recovery.opening')} />}
        </>
      )}
    </>
  );
}

const mayAnswer = ({ line, gathering }: Recovery): boolean =>
  gathering !== null && line === 'here' && gathering.stage !== 'opening';

function Consent({ agreed }: { agreed: boolean }) {
  const t = useText();
  return agreed ? (
    <Button label={t('recovery.withdraw')} onPress={withdraw} />
  ) : (
    <Button kind="main" label={t('recovery.agree')} onPress={agree} />
  );
}
