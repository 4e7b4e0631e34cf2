import { useRouter } from 'expo-router';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { ConnectHelpButton } from '@/components/basics/input/ConnectHelpButton';
import { Field } from '@/components/basics/input/Field';
import { goBack } from '@/components/basics/navigation/goBack';
import { Columns } from '@/components/basics/page/Columns';
import { Group } from '@/components/basics/page/Group';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { ScanGroup } from '@/components/codes/ScanGroup';
import { CodeGroup } from '@/components/connect/join/CodeGroup';
import { NearbyGroup } from '@/components/connect/join/NearbyGroup';
import { type Join, useJoin } from '@/components/connect/join/useJoin';
import { type Key, useText } from '@/i18n';

/**
 * Joins a table by the link that opened this page, by camera, from the list of tables nearby, by a typed code or by a
 * pasted link.
 */
export function JoinPage() {
  const t = useText();
  const router = useRouter();
  const join = useJoin();
  return (
    <Screen width="tablet" title={t('join.title')} onBack={() => goBack(router)}>
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
      <ConnectHelpButton />
    </Screen>
  );
}

function LinkGroup({ join }: { join: Join }) {
  const t = useText();
  const [link, setLink] = useState('');
  const go = () => join.followTyped(link);
  return (
    <Group icon="share" title={t('join.link.title')}>
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
