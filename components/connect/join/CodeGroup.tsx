import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Field } from '@/components/basics/input/Field';
import { Group } from '@/components/basics/page/Group';
import { CodeField } from '@/components/codes/CodeField';
import { useText } from '@/i18n';
import { asksForAddress } from '@/state/join/typedCode';

import type { Join } from './useJoin';

/** Joins by the short code, for a phone that cannot scan. */
export function CodeGroup({ join }: { join: Join }) {
  const t = useText();
  const [code, setCode] = useState('');
  const [place, setPlace] = useState('');
  const go = () => void join.followCode(code, place);
  return (
    <Group icon="phone" title={t('join.type')}>
      <CodeField hint={t('join.code.hint')} value={code} onChange={setCode} onSubmit={go} />
      {asksForAddress && (
        <Field
          label={t('join.address')}
          hint={t('join.address.hint')}
          value={place}
          onChange={setPlace}
          onSubmit={go}
        />
      )}
      <Button
        kind="main"
        label={join.isLooking ? t('join.looking') : t('join.code.go')}
        onPress={go}
        disabled={join.isLooking || code.trim() === ''}
      />
    </Group>
  );
}
