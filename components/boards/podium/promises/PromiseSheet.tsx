import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Field } from '@/components/basics/input/Field';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { distinct, movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useGameText } from '@/i18n';
import { PROMISE_LENGTH } from '@/rules/podium/text/numbers';
import type { Move, PledgeForm, PlanId, Policy } from '@/rules/podium/types';

import { policyName } from '@/components/boards/podium/text/say';
import type { PodiumProps } from '@/components/boards/podium/selection';
import { AmountChoice, ConditionChoice, PlanChoice } from './PledgeChoices';

type Promised = Extract<Move, { type: 'promise' | 'promise-freely' }>;

export const promisesIn = (legal: PodiumProps['legal']): readonly Promised[] =>
  movesOf(legal, 'promise', 'promise-freely');

const formOf = (move: Promised): PledgeForm => (move.type === 'promise' ? move.form : 'free');
const planOf = (move: Promised): PlanId | null => ('plan' in move ? move.plan : null);
const amountOf = (move: Promised): number | null => ('amount' in move ? move.amount : null);
/** What was chosen if it can still be had; the only one there is; or nothing yet. */
const pick = <T,>(wanted: T | null, from: readonly T[]): T | null =>
  wanted !== null && from.includes(wanted) ? wanted : from.length === 1 ? (from[0] ?? null) : null;

export type PromiseSheetProps = PodiumProps & { readonly onClose: () => void };

/** Asks to whom, what, on which Plan, how much, and on which condition. Each answer leaves fewer options for the next question. */
export function PromiseSheet({ view, legal, busy, choose, onClose }: PromiseSheetProps) {
  const g = useGameText('podium');
  const [asked, setAsked] = useState<{
    by: Policy | null;
    to: Policy | null;
    form: PledgeForm | null;
    plan: PlanId | null;
    amount: number | null;
    asks: number;
  }>({ by: null, to: null, form: null, plan: null, amount: null, asks: 0 });
  const [text, setText] = useState('');
  const { send, problem } = useSend(choose, onClose);
  const change = (now: Partial<typeof asked>) => setAsked({ ...asked, ...now });

  const all = promisesIn(legal);
  const byPolicies = distinct(all.map(({ by }) => by));
  const by = pick(asked.by, byPolicies);
  const ofMine = all.filter((move) => move.by === by);
  const toPolicies = distinct(ofMine.map(({ to }) => to));
  const to = pick(asked.to, toPolicies);
  const toThem = ofMine.filter((move) => move.to === to);
  const forms = distinct(toThem.map(formOf));
  const form = pick(asked.form, forms);
  const inForm = toThem.filter((move) => formOf(move) === form);
  const plans = distinct(inForm.flatMap((move) => planOf(move) ?? []));
  const plan = pick(asked.plan, plans);
  const onPlan = inForm.filter((move) => planOf(move) === plan);
  const amounts = distinct(onPlan.flatMap((move) => amountOf(move) ?? []));
  const amount = pick(asked.amount, amounts);
  const inFull = onPlan.filter((each) => amountOf(each) === amount);
  const conditions = distinct(inFull.map(({ asks }) => asks));
  const move = inFull.find(({ asks }) => asks === asked.asks) ?? inFull.find(({ asks }) => asks === 0);
  const words = form === 'free' ? text.trim() : '';
  const isSaid = move !== undefined && (form !== 'free' || words !== '');

  // Names alone: with its picture the longest of them would be broken in two.
  const policyOptions = (policies: readonly Policy[]) =>
    policies.map((value) => ({ value, label: policyName(g, value) }));
  const left = view.policies.find(({ policy }) => policy === by)?.pledgesLeft ?? 0;

  return (
    <Sheet
      open
      onClose={onClose}
      title={g('move.promise')}
      footer={
        <Button
          kind="main"
          label={g('promise.write')}
          disabled={busy || !isSaid}
          why={isSaid ? undefined : g('promise.unfinished')}
          onPress={() => move !== undefined && send(move, form === 'free' ? words : undefined)}
        />
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Text tone="soft">{g('promise.open')}</Text>
      {byPolicies.length > 1 && (
        <Choice
          label={g('promise.by')}
          across
          value={by}
          options={policyOptions(byPolicies)}
          onChange={(value) => change({ by: value })}
        />
      )}
      {by !== null && (
        <>
          <Text size="small" tone="soft">
            {g('promise.left', { count: left })}
          </Text>
          <Choice
            label={g('promise.to')}
            across
            value={to}
            options={policyOptions(toPolicies)}
            onChange={(value) => change({ to: value })}
          />
        </>
      )}
      {to !== null && (
        <Choice
          label={g('promise.what')}
          value={form}
          options={forms.map((value) => ({ value, label: g(`promise.form.${value}`) }))}
          onChange={(value) => change({ form: value })}
        />
      )}
      {form !== null && plans.length > 1 && (
        <PlanChoice options={plans} value={plan} onChange={(value) => change({ plan: value })} />
      )}
      {form !== null && amounts.length > 0 && (plans.length === 0 || plan !== null) && (
        <AmountChoice options={amounts} value={amount} onChange={(value) => change({ amount: value })} />
      )}
      {form === 'free' && (
        <Field label={g('promise.words')} value={text} onChange={setText} max={PROMISE_LENGTH} />
      )}
      {conditions.length > 1 && (
        <ConditionChoice
          options={conditions}
          value={move?.asks ?? 0}
          onChange={(value) => change({ asks: value })}
        />
      )}
    </Sheet>
  );
}
