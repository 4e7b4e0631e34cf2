import { useAtom } from 'jotai';

import { Choice } from '@/components/basics/Choice';
import type { BoardProps } from '@/components/boards/types';
import { useGameText } from '@/i18n';
import type { Podium } from '@/rules/podium/types';

import { PolicyMark } from './PolicyMark';
import { policyName } from './say';
import { touchedPolicyAtom } from './touched';

/** The Policies that are still free, for whoever chooses now. */
export function Choosing({ legal }: BoardProps<Podium>) {
  const g = useGameText('podium');
  const [touched, touch] = useAtom(touchedPolicyAtom);
  const free = legal.flatMap((move) => (move.type === 'choose' ? [move.policy] : []));
  if (free.length === 0) return null;
  return (
    <Choice
      label={g('ask.choose')}
      value={touched}
      options={free.map((policy) => ({
        value: policy,
        label: policyName(g, policy),
        hint: g(`policy.${policy}.text`),
        picture: <PolicyMark policy={policy} size={32} />,
      }))}
      onChange={touch}
    />
  );
}
