import type { ReactNode } from 'react';

import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';
import { PLAN } from '@/rules/podium/text/numbers';
import type { PlanId, View as GameView } from '@/rules/podium/types';

import { PlanCard } from './PlanCard';
import { PromiseLine } from '@/components/boards/podium/promises/PromiseLine';
import { planName, policyName } from '@/components/boards/podium/text/say';

export type PlanSheetProps = {
  readonly plan: PlanId;
  readonly view: GameView;
  readonly onClose: () => void;
  /** What can be done with it, or why not. */
  readonly footer?: ReactNode;
  readonly problem?: string | null;
};

/** A Plan to be read at any time, with who has put Funds on it and what was promised for it. */
export function PlanSheet({ plan, view, onClose, footer, problem = null }: PlanSheetProps) {
  const g = useGameText('podium');
  const placed = view.board.find((each) => each.plan === plan);
  const promised = view.pledges.filter((pledge) => pledge.plan === plan && pledge.status === 'open');
  return (
    <Sheet open onClose={onClose} title={planName(g, plan)} {...(footer && { footer })}>
      {problem !== null && <Notice tone="bad" text={problem} />}
      <PlanCard plan={plan} />
      {placed !== undefined && (
        <Text tone="strong">{g('funds.of', { funds: placed.funds, cost: PLAN[plan].cost })}</Text>
      )}
      {view.investments
        .filter((each) => each.plan === plan)
        .map(({ policy, funds }) => (
          <Text key={policy} size="small">
            {g('funds.from', { policy: policyName(g, policy), count: funds })}
          </Text>
        ))}
      {promised.map((pledge) => (
        <PromiseLine key={pledge.id} view={view} pledge={pledge} />
      ))}
    </Sheet>
  );
}
