import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button } from '@/components/basics/Button';
import { Field } from '@/components/basics/Field';
import { Notice } from '@/components/basics/Notice';
import { Screen } from '@/components/basics/Screen';
import { Text } from '@/components/basics/Text';
import { CodeGroup } from '@/components/join/CodeGroup';
import { NearbyGroup } from '@/components/join/NearbyGroup';
import { ScanGroup } from '@/components/join/ScanGroup';
import { type Join, useJoin } from '@/components/join/useJoin';
import { type Key, useText } from '@/i18n';

import { Columns } from './Columns';
import { goBack } from './goBack';
import { Group } from './Group';
import { TroubleButton } from './TroubleButton';

/** The ways to a table: by the link that opened this page, by camera, from the list, by code, or by a link somebody sent. */
export function JoinPage() {
  const t = useText();
  const router = useRouter();
  const join = useJoin();
  return (
    <Screen wide title={t('join.title')} onBack={() => goBack(router)}>
      {join.problem !== null && (
        <Notice
          tone="bad"
          text={t(`join.problem.${join.problem}` satisfies Key)}
          onClose={join.forgetProblem}
        />
      )}
      <Text>{t('join.how')}</Text>
      <Columns
        first={
          <>
            <ScanGroup onLink={join.follow} />
            <NearbyGroup join={join} />
          </>
        }
        second={
          <>
            <CodeGroup join={join} />
            <LinkGroup join={join} />
          </>
        }
      />
      <TroubleButton />
    </Screen>
  );
}

function LinkGroup({ join }: { join: Join }) {
  const t = useText();
  const [link, setLink] = useState('');
  const go = () => join.followTyped(link);
  return (
    <Group sign="share" title={t('join.link.title')}>
      <Field
        label={t('join.link')}
        hint={t('join.link.hint')}
        value={link}
        onChange={setLink}
        onSubmit={go}
      />
      <Button label={t('join.link.go')} onPress={go} disabled={link.trim() === ''} />
    </Group>
  );
}
