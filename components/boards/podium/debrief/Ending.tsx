import { ScoreSheet } from '@/components/furniture/ending/ScoreSheet';
import { useGameText } from '@/i18n';
import { RULE_NUMBERS } from '@/rules/podium/text/numbers';
import type { Bonus, Ending as GameEnding, View as GameView } from '@/rules/podium/types';

import { usePolicyInk } from '@/components/boards/podium/art/inks';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { type G, policyName, policyNames } from '@/components/boards/podium/text/say';

import { Towers } from './Towers';

const bonusText = (g: G, { reason }: Bonus): string => g(`bonus.${reason}`, { sdgs: RULE_NUMBERS.sdgs });

function outcomeText(
  g: G,
  { goal }: GameView,
  { success, failed, early, period, negotiator, votes }: GameEnding,
): string {
  const most = Math.max(...Object.values(votes));
  const isTied = Object.values(votes).filter((count) => count === most).length > 1;
  return [
    success ? g('ending.success', { goal }) : g('ending.failure', { goal, policies: policyNames(g, failed) }),
    early && g('ending.early', { period }),
    negotiator === null
      ? g('ending.no-negotiator')
      : g(isTied ? 'ending.negotiator.tied' : 'ending.negotiator', { policy: policyName(g, negotiator) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

export type EndingProps = {
  readonly view: GameView;
  readonly ending: GameEnding;
  readonly still: boolean;
  readonly touchable: boolean;
};

/** How each Policy came to where it stands, and whether that was enough for all. */
export function Ending({ view, ending, still, touchable }: EndingProps) {
  const g = useGameText('podium');
  const ink = usePolicyInk();
  const last = view.history.at(-1);
  const rows = view.policies.map(({ policy }) => ({
    id: policy,
    mark: <PolicyMark policy={policy} size={28} />,
    color: ink(policy).color,
    name: policyName(g, policy),
    total: ending.tracks[policy],
    won: !ending.failed.includes(policy),
    reasons: [
      {
        text: g('ending.before', { period: ending.period }),
        points: last?.tracks[policy] ?? RULE_NUMBERS.start,
      },
      ...ending.bonuses
        .filter((bonus) => bonus.policy === policy)
        .map((bonus) => ({ text: bonusText(g, bonus), points: bonus.to - bonus.from })),
    ],
  }));
  return (
    <ScoreSheet
      outcome={g(ending.success ? 'ending.all-win' : 'ending.all-lose')}
      why={outcomeText(g, view, ending)}
      picture={<Towers view={view} ending={ending} />}
      line={view.goal}
      rows={rows}
      wonWord={g('ending.reached')}
      winners={ending.success ? view.policies.map(({ seat }) => seat) : []}
      still={still}
      touchable={touchable}
    />
  );
}
