import { Choice } from '@/components/basics/input/Choice';
import { movesOf } from '@/components/boards/legal';
import { useGameText } from '@/i18n';

import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { policyName } from '@/components/boards/podium/text/say';
import type { PodiumProps } from '@/components/boards/podium/selection';

/** The Policies that are still free, for whoever chooses now. */
export function Choosing({ legal, selection, select }: PodiumProps) {
  const g = useGameText('podium');
  const free = movesOf(legal, 'choose').map(({ policy }) => policy);
  if (free.length === 0) return null;
  return (
    <Choice
      label={g('ask.choose')}
      value={
        selection.policy !== null && free.includes(selection.policy) ? selection.policy : (free[0] ?? null)
      }
      options={free.map((policy) => ({
        value: policy,
        label: policyName(g, policy),
        hint: g(`policy.${policy}.text`),
        picture: <PolicyMark policy={policy} size={32} />,
      }))}
      onChange={(policy) => select({ policy })}
    />
  );
}
