import { useState } from 'react';

import { Address } from '@/components/basics/Address';
import { Button } from '@/components/basics/Button';
import { Field } from '@/components/basics/Field';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { Busy } from '@/components/furniture/Busy';
import { tidyCode } from '@/components/join/tidyCode';
import { Group } from '@/components/shell/Group';
import { Sign } from '@/components/shell/Sign';
import { type Key, useRefusal, useText } from '@/i18n';
import type { Carrying } from '@/state/carrying';
import { heirHere } from '@/state/heir';
import { hostingProblem } from '@/state/hosting';
import {
  agree,
  carryOnHere,
  type CarryProblem,
  comeByCode,
  comeByLink,
  comeTo,
  goOnHere,
  stopCarrying,
  withdraw,
} from '@/state/carryOn';

import { CarryingHere } from './CarryingHere';
import { CarryScan } from './CarryScan';
import { Gathered } from './Gathered';
import { useTable } from '@/components/table/useTable';

/** The host is gone: where to carry on, who else has come there, and whether this phone's player agrees. */
export function CarryOn({ carrying }: { carrying: Carrying | 'choosing' }) {
  const t = useText();
  const [isChoosing, setChoosing] = useState(false);
  if (carrying === 'choosing' || isChoosing) return <Choosing onChosen={() => setChoosing(false)} />;
  return (
    <Screen
      title={t('carry.title')}
      onBack={stopCarrying}
      footer={mayAnswer(carrying) && <Consent agreed={carrying.agreed} />}
    >
      <Meeting carrying={carrying} />
      {mayAnswer(carrying) && !carrying.agreed && <Text>{t('carry.agree.text')}</Text>}
      {carrying.agreed && carrying.gathering?.stage === 'gathering' && <Text>{t('carry.agreed')}</Text>}
      <Button kind="quiet" label={t('carry.other')} onPress={() => setChoosing(true)} />
    </Screen>
  );
}

/** What a code or an address must look like is the same as for joining. */
const problemKey = (problem: CarryProblem): Key =>
  problem === 'code.length' || problem === 'code.place'
    ? `join.problem.${problem}`
    : `carry.problem.${problem}`;

function Choosing({ onChosen }: { onChosen: () => void }) {
  const t = useText();
  const own = heirHere()?.hostKey;
  const heirs = (useTable()?.state.table?.heirs ?? []).filter(({ hostKey }) => hostKey !== own);
  const [code, setCode] = useState('');
  const [place, setPlace] = useState('');
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<{ of: 'scan' | 'typed'; what: CarryProblem } | null>(null);

  function settle(of: 'scan' | 'typed', what: CarryProblem | null): boolean {
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
  /** Beside what was done: with large words it would be off the screen elsewhere. */
  const problemOf = (of: 'scan' | 'typed') =>
    problem?.of === of && (
      <Notice tone="bad" text={t(problemKey(problem.what))} onClose={() => setProblem(null)} />
    );

  return (
    <Screen title={t('carry.title')} onBack={stopCarrying}>
      <Text>{t('carry.how')}</Text>
      <Notice text={t('carry.keep')} />
      {hostingProblem === null && (
        <Button
          label={t('carry.here')}
          icon={<Sign name="phone" />}
          onPress={() => void carryOnHere().then(onChosen)}
        />
      )}
      {heirs.length > 0 && (
        <Group sign="phone" title={t('carry.heirs')}>
          {heirs.map((heir) => (
            <Button
              key={heir.hostKey}
              label={
                heir.name === ''
                  ? t('carry.heir.at', { place: heir.addresses[0] ?? '' })
                  : t('carry.heir', { name: heir.name })
              }
              icon={<Sign name="phone" />}
              onPress={() => {
                comeTo(heir);
                onChosen();
              }}
            />
          ))}
        </Group>
      )}
      <CarryScan onLink={(link) => settle('scan', comeByLink(link))} />
      {problemOf('scan')}
      <Group sign="screen" title={t('carry.type')}>
        <Field
          label={t('carry.address')}
          hint={t('carry.address.hint')}
          value={place}
          onChange={setPlace}
          onSubmit={() => void go()}
        />
        <Field
          label={t('join.code')}
          hint={t('carry.code.hint')}
          value={code}
          onChange={(typed) => setCode(tidyCode(typed))}
          onSubmit={() => void go()}
        />
        {problemOf('typed')}
        <Button
          kind="main"
          label={isLooking ? t('carry.looking') : t('carry.come')}
          onPress={() => void go()}
          disabled={isLooking || code.trim() === '' || place.trim() === ''}
        />
      </Group>
      <Button kind="quiet" label={t('carry.wait')} onPress={stopCarrying} />
    </Screen>
  );
}

function Meeting({ carrying }: { carrying: Carrying }) {
  const t = useText();
  const refusal = useRefusal();
  const { line, why, gathering, here } = carrying;
  const place = carrying.place ?? '';
  const heirs = useTable()?.state.table?.heirs ?? [];
  const name = heirs.find(({ addresses }) => addresses.includes(place))?.name ?? '';
  if (here !== null) return <CarryingHere {...here} onGoOn={goOnHere} />;
  if (line === 'turned-away') return <Notice tone="bad" text={refusal(why ?? '')} />;
  if (line === 'connecting') return <Busy text={t('carry.coming', { place })} />;
  return (
    <>
      {line === 'unreachable' && <Notice tone="bad" text={t('carry.unreachable', { place })} />}
      {gathering !== null && (
        <>
          <Text size="title" heading>
            {name === '' ? t('carry.ask') : t('carry.ask.heir', { name })}
          </Text>
          <Address place={place} />
          <Gathered gathering={gathering} />
          {gathering.stage === 'failed' && <Notice tone="bad" text={t('carry.failed')} />}
          {gathering.stage === 'opening' && <Busy text={t('carry.opening')} />}
        </>
      )}
    </>
  );
}

const mayAnswer = ({ line, gathering }: Carrying): boolean =>
  gathering !== null && line === 'here' && gathering.stage !== 'opening';

function Consent({ agreed }: { agreed: boolean }) {
  const t = useText();
  return agreed ? (
    <Button label={t('carry.withdraw')} onPress={withdraw} />
  ) : (
    <Button kind="main" label={t('carry.agree')} onPress={agree} />
  );
}
