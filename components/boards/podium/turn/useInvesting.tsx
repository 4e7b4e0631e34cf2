import type { ReactNode } from 'react';

import { canDo, movesOf } from '@/components/boards/legal';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import type { PodiumProps } from '@/components/boards/podium/selection';
import { planName } from '@/components/boards/podium/text/say';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { useGameText } from '@/i18n';
import { PLAN } from '@/rules/podium/text/numbers';
import type { Move, PlanId } from '@/rules/podium/types';

import { policyIn } from './seats';

/** The Plan a Fund would go to: the one that was touched, else the first there is. */
export const planInQuestion = ({
  legal,
  selection,
}: Pick<PodiumProps, 'legal' | 'selection'>): PlanId | null => {
  const plans = movesOf(legal, 'invest', 'gift').map(({ plan }) => plan);
  return plans.find((plan) => plan === selection.plan) ?? plans[0] ?? null;
};

/** One Fund at a time on the Plan in question; then the turn is ended, or passed where nothing was placed. */
export function useInvesting(
  props: PodiumProps,
  send: (move: Move) => void,
): { readonly main: ReactNode; readonly second: ReactNode } | null {
  const { view, legal, busy } = props;
  const g = useGameText('podium');
  const plan = planInQuestion(props);
  const policy = view.turn?.policy ?? null;
  const isDone = canDo(legal, 'done');
  const ends = isDone || canDo(legal, 'pass');
  if (policy === null || (plan === null && !ends)) return null;
  const end = () => send({ type: isDone ? 'done' : 'pass' });
  const move = movesOf(legal, 'invest', 'gift').find((each) => each.plan === plan);
  const endLabel = g(isDone ? 'move.done' : 'move.pass');
  if (plan === null || move === undefined)
    return { main: <Primary label={endLabel} busy={busy} onPress={end} />, second: null };
  const funds = policyIn(view, policy)?.funds ?? 0;
  const name = planName(g, plan);
  const isEnough =
    move.type === 'invest' &&
    view.board.some((placed) => placed.plan === plan && placed.funds >= PLAN[plan].cost);
  return {
    second: ends && (
      <Second label={endLabel} short={isDone ? undefined : g('move.pass.short')} busy={busy} onPress={end} />
    ),
    main: (
      <Primary
        label={
          move.type === 'gift'
            ? g('move.gift', { plan: name })
            : isEnough
              ? g('invest.enough', { plan: name })
              : g('invest.put', { count: funds, plan: name })
        }
        short={
          isEnough
            ? g('invest.enough.short')
            : g(move.type === 'gift' ? 'move.gift.short' : 'invest.put.short', { count: funds })
        }
        icon={<PolicyMark policy={policy} />}
        busy={busy}
        testID="invest"
        onPress={() => send(move)}
      />
    ),
  };
}
