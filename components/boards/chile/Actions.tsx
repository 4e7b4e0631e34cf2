import { useEffect, useEffectEvent } from 'react';

import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { useGameText } from '@/i18n';
import { ACTIONS, idsOf, ISSUES } from '@/rules/chile/text/numbers';

import { Bonus, NoBonus } from './turn/Bonus';
import { DrawTask } from './turn/DrawTask';
import { isPrivate } from './map/faces';
import { IssuesBallot } from './ballots/IssuesBallot';
import { LookHandle } from './turn/LookHandle';
import { PlanBallot } from './ballots/PlanBallot';
import { ActionsLeft, PlayAction } from './turn/PlayAction';
import { Raise, StopRaising } from './turn/Raise';
import { type ChileProps, CLOSED, type MineProps } from './selection';

type Thumb = {
  readonly main?: React.ReactNode;
  readonly second?: React.ReactNode;
  readonly rise?: React.ReactNode;
};

/** What I can do, under the thumb. */
export function Actions(props: ChileProps) {
  const { view, me, select } = props;
  // A turned phone gets these buttons anew: the finger that held the polls open is no longer on them.
  const close = useEffectEvent(() => select(CLOSED));
  useEffect(() => () => close(), []);
  return me === null || view.phase === 'over' ? null : <Mine {...props} me={me} />;
}

function Mine(props: MineProps) {
  const { view, selection, select } = props;
  const g = useGameText('chile');
  const { main, second, rise } = nowOf(props);
  const secrets = view.regions.filter(isPrivate).length;
  return (
    <Dock
      hold={(secrets > 0 || props.locked !== null) && <LookHandle {...props} count={secrets} />}
      second={second}
      rise={props.locked !== null && selection.isHeldOpen ? <MyLock {...props} /> : rise}
      alert={
        selection.problem !== null && (
          <Notice tone="bad" text={selection.problem} onClose={() => select({ problem: null })} />
        )
      }
    >
      {main ?? (props.locked !== null && <Sentence text={g('idle.locked')} />)}
    </Dock>
  );
}

/** The one next thing, if it is mine to do. */
function nowOf(props: MineProps): Thumb {
  const { view, legal, me } = props;
  if (legal.length === 0) return {};
  if (view.task !== null)
    return view.task.type === 'draw'
      ? { main: <DrawTask {...props} task={view.task} /> }
      : { main: <Bonus {...props} />, second: <NoBonus {...props} /> };
  switch (view.phase) {
    case 'issues':
      return { main: <IssuesBallot {...props} /> };
    case 'fundraise':
      return { main: <Raise {...props} />, second: canDo(legal, 'stop') && <StopRaising {...props} /> };
    case 'plan':
      return { main: <PlanBallot {...props} /> };
    case 'play':
      return view.turn === me ? { main: <PlayAction {...props} />, rise: <ActionsLeft {...props} /> } : {};
    case 'over':
      return {};
  }
}

/** What I have locked, until both are shown: mine to look at, and only while a finger holds it. */
function MyLock({ locked, selection }: ChileProps) {
  const g = useGameText('chile');
  if (locked === null || !selection.isHeldOpen) return null;
  const actions = idsOf(ACTIONS, locked['actions'] ?? '').map((action) => g(`action.${action}`));
  const issues = idsOf(ISSUES, locked['issues'] ?? '').map((issue) => g(`issue.${issue}`));
  return (
    <Text testID="my-lock">
      {g('table.locked.mine', { choice: [...actions, ...issues].join(', ') || g('table.plan.empty') })}
    </Text>
  );
}
