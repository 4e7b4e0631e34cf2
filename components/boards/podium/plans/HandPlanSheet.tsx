import { Button } from '@/components/basics/input/Button';
import { useSend } from '@/components/boards/useSend';
import { useGameText } from '@/i18n';
import { PLAN } from '@/rules/podium/text/numbers';
import type { Move, PlanId, Podium } from '@/rules/podium/types';

import { PlanSheet } from './PlanSheet';
import { type G, planName } from '@/components/boards/podium/text/say';
import type { PodiumProps } from '@/components/boards/podium/selection';

export type HandPlanSheetProps = PodiumProps & {
  readonly plan: PlanId;
  readonly onClose: () => void;
};

/** The move that this Plan would make now, whether it is legal or not. */
function wanted({ view, legal, me }: PodiumProps, plan: PlanId): Move | null {
  const back = legal.find((move) => move.type === 'return' && move.plan === plan);
  if (back !== undefined && back.type === 'return') return back;
  const isMyTurn = view.phase === 'propose' && view.turn?.seat === me;
  const isItsTurn = view.hands.some(
    ({ policy, plans }) => policy === view.turn?.policy && plans.includes(plan),
  );
  return isMyTurn && isItsTurn && legal.every(({ type }) => type !== 'return')
    ? { type: 'propose', plan }
    : null;
}

function labelOf(g: G, { nextSlot }: Podium['view'], move: Move, plan: PlanId): string {
  const name = planName(g, plan);
  if (move.type === 'return') return g('move.return', { plan: name });
  const paid = Math.floor(PLAN[plan].cost / 2);
  return nextSlot.slot === 0
    ? g('move.propose.podium', { plan: name, paid })
    : g('move.propose', { plan: name, paid, extra: nextSlot.extra });
}

/** A Plan in my hand: read it, and place it or put it back when it is time. */
export function HandPlanSheet(props: HandPlanSheetProps) {
  const { view, legal, busy, choose, plan, onClose } = props;
  const g = useGameText('podium');
  const { send, problem } = useSend(choose, onClose);
  const move = wanted(props, plan);
  const isLegal =
    move !== null && legal.some((each) => each.type === move.type && 'plan' in each && each.plan === plan);
  return (
    <PlanSheet
      plan={plan}
      view={view}
      onClose={onClose}
      problem={problem}
      footer={
        move !== null && (
          <Button
            kind="main"
            label={labelOf(g, view, move, plan)}
            disabled={busy || !isLegal}
            why={isLegal ? undefined : g('why.cannot-pay')}
            onPress={() => move !== null && send(move)}
          />
        )
      }
    />
  );
}
