import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { distinct, movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useGameText } from '@/i18n';
import type { Move, PlanId } from '@/rules/podium/types';

import { promiseText } from '@/components/boards/podium/text/say';
import type { PodiumProps } from '@/components/boards/podium/selection';
import { AmountChoice, PlanChoice } from './PledgeChoices';

type Asked = Extract<Move, { type: 'ask' }>;

export const asksIn = (legal: PodiumProps['legal']): readonly Asked[] => movesOf(legal, 'ask');

export type ConditionSheetProps = PodiumProps & {
  readonly pledge: number;
  readonly onClose: () => void;
};

/** What the other side must do for a promise to count. */
export function ConditionSheet({ view, legal, busy, choose, pledge, onClose }: ConditionSheetProps) {
  const g = useGameText('podium');
  const asks = asksIn(legal).filter((move) => move.pledge === pledge);
  const plans = distinct(asks.map(({ plan }) => plan));
  const [wanted, setWanted] = useState<PlanId | null>(null);
  const [amount, setAmount] = useState<number | null>(null);
  const { send, problem } = useSend(choose, onClose);
  const plan = wanted ?? (plans.length === 1 ? (plans[0] ?? null) : null);
  const move = asks.find((each) => each.plan === plan && each.amount === amount);
  const made = view.pledges[pledge];
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
          onPress={() => move !== undefined && send(move)}
        />
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      {made !== undefined && <Text>{promiseText(g, made)}</Text>}
      <PlanChoice options={plans} value={plan} onChange={setWanted} />
      <AmountChoice options={distinct(asks.map((each) => each.amount))} value={amount} onChange={setAmount} />
    </Sheet>
  );
}
