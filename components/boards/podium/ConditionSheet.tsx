import { useState } from 'react';

import { Button } from '@/components/basics/Button';
import { Choice } from '@/components/basics/Choice';
import { Notice } from '@/components/basics/Notice';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { useGameText } from '@/i18n';
import type { Move, PlanId } from '@/rules/podium/types';

import { PlanPicture } from './PlanPicture';
import { planName, promiseText } from './say';
import type { PodiumProps } from './selection';

type Asked = Extract<Move, { type: 'ask' }>;

export const asksIn = (legal: PodiumProps['legal']): readonly Asked[] =>
  legal.flatMap((move) => (move.type === 'ask' ? [move] : []));

export type ConditionSheetProps = PodiumProps & {
  readonly pledge: number;
  readonly onClose: () => void;
};

/** What the other side must do for a promise to count. */
export function ConditionSheet({ view, legal, busy, choose, pledge, onClose }: ConditionSheetProps) {
  const g = useGameText('podium');
  const asks = asksIn(legal).filter((move) => move.pledge === pledge);
  const plans = [...new Set(asks.map(({ plan }) => plan))];
  const [wanted, setWanted] = useState<PlanId | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const plan = wanted ?? (plans.length === 1 ? (plans[0] ?? null) : null);
  const move = asks.find((each) => each.plan === plan && each.amount === amount);
  const made = view.pledges[pledge];
  const ask = () => {
    if (move !== undefined) void choose(move).then((why) => (why === null ? onClose() : setProblem(why)));
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={g('promise.condition')}
      footer={
        <Button
          kind="main"
          label={g('move.ask')}
          disabled={busy || move === undefined}
          why={move === undefined ? g('promise.unfinished') : undefined}
          onPress={ask}
        />
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      {made !== undefined && <Text>{promiseText(g, made)}</Text>}
      <Choice
        label={g('promise.which')}
        value={plan}
        options={plans.map((value) => ({
          value,
          label: planName(g, value),
          picture: <PlanPicture plan={value} size={32} />,
        }))}
        onChange={setWanted}
      />
      <Choice
        label={g('promise.amount')}
        across
        value={amount}
        options={[...new Set(asks.map((each) => each.amount))].map((value) => ({
          value,
          label: String(value),
        }))}
        onChange={setAmount}
      />
    </Sheet>
  );
}
