import { Choice } from '@/components/basics/input/Choice';
import { useGameText } from '@/i18n';
import type { PlanId } from '@/rules/podium/types';

import { PlanPicture } from '@/components/boards/podium/plans/PlanPicture';
import { planName } from '@/components/boards/podium/text/say';

type ChoiceOf<V> = {
  readonly options: readonly V[];
  readonly value: V | null;
  readonly onChange: (value: V) => void;
};

/** The Plan that a promise is about. */
export function PlanChoice({ options, value, onChange }: ChoiceOf<PlanId>) {
  const g = useGameText('podium');
  return (
    <Choice
      label={g('promise.which')}
      value={value}
      options={options.map((plan) => ({
        value: plan,
        label: planName(g, plan),
        picture: <PlanPicture plan={plan} size={32} />,
      }))}
      onChange={onChange}
    />
  );
}

/** How many Funds. */
export function AmountChoice({ options, value, onChange }: ChoiceOf<number>) {
  const g = useGameText('podium');
  return (
    <Choice
      label={g('promise.amount')}
      across
      value={value}
      options={options.map((amount) => ({ value: amount, label: String(amount) }))}
      onChange={onChange}
    />
  );
}

/** How many Funds the other side must put on my Plan for the promise to count; 0 for none. */
export function ConditionChoice({ options, value, onChange }: ChoiceOf<number>) {
  const g = useGameText('podium');
  return (
    <Choice
      label={g('promise.condition')}
      across
      value={value}
      options={options.map((asks) => ({
        value: asks,
        label: asks === 0 ? g('promise.condition.none') : g('funds.number', { count: asks }),
      }))}
      onChange={onChange}
    />
  );
}
