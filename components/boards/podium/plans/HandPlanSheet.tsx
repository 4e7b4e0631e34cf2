import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { useGameText } from '@/i18n';
import { PLAN } from '@/rules/podium/text/numbers';
import type { PlanId, Podium } from '@/rules/podium/types';

import { choosingOf, type PlanMove } from './choosing';
import { PlanSheet } from './PlanSheet';
import { type G, planName } from '@/components/boards/podium/text/say';
import type { PodiumProps } from '@/components/boards/podium/selection';

export type HandPlanSheetProps = PodiumProps & {
  readonly plan: PlanId;
  readonly onClose: () => void;
};

export function labelOf(g: G, { nextSlot }: Podium['view'], { type, plan }: PlanMove): string {
  const name = planName(g, plan);
  if (type === 'return') return g('move.return', { plan: name });
  const paid = Math.floor(PLAN[plan].cost / 2);
  return nextSlot.slot === 0
    ? g('move.propose.podium', { plan: name, paid })
    : g('move.propose', { plan: name, paid, extra: nextSlot.extra });
}

/** The same for a thumb: the Plan in question stands above it. */
export function shortOf(g: G, { nextSlot }: Podium['view'], { type, plan }: PlanMove): string {
  if (type === 'return') return g('move.return.short');
  const paid = Math.floor(PLAN[plan].cost / 2);
  return nextSlot.extra === 0
    ? g('move.propose.short', { paid })
    : g('move.propose.short.extra', { paid, extra: nextSlot.extra });
}

/** A Plan in my hand: read it, and place it or put it back when it is time. */
export function HandPlanSheet(props: HandPlanSheetProps) {
  const { view, busy, choose, plan, onClose } = props;
  const g = useGameText('podium');
  const { send, problem } = useSend(choose, onClose);
  const choosing = choosingOf({ ...props, selection: { ...props.selection, inQuestion: plan } });
  const mine = choosing?.move?.plan === plan ? choosing.move : null;
  const isBarred = mine === null && (choosing?.lacks(plan) ?? 0) > 0;
  return (
    <PlanSheet
      plan={plan}
      view={view}
      onClose={onClose}
      problem={problem}
      footer={
        mine !== null ? (
          <Button kind="main" label={labelOf(g, view, mine)} disabled={busy} onPress={() => send(mine)} />
        ) : (
          isBarred && <Text tone="soft">{g('why.cannot-pay')}</Text>
        )
      }
    />
  );
}
