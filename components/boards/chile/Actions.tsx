import { useEffect, useEffectEvent } from 'react';
import { StyleSheet, View } from 'react-native';

import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { ACTIONS, idsOf, ISSUES } from '@/rules/chile/text/numbers';

import { Bonus } from './turn/Bonus';
import { DrawTask } from './turn/DrawTask';
import { isPrivate } from './map/faces';
import { IssuesBallot } from './ballots/IssuesBallot';
import { LookHandle } from './turn/LookHandle';
import { PlanBallot } from './ballots/PlanBallot';
import { PlayAction } from './turn/PlayAction';
import { Raise } from './turn/Raise';
import { type ChileProps, CLOSED, isLooking, type MineProps } from './selection';

/** What I can do, under the thumb. */
export function Actions(props: ChileProps) {
  const { view, me, selection, select } = props;
  // A turned phone gets these buttons anew: the finger that held the polls open is no longer on them.
  const close = useEffectEvent(() => select(CLOSED));
  useEffect(() => () => close(), []);
  if (me === null || view.phase === 'over') return null;
  const secrets = view.regions.filter(isPrivate).length;
  return (
    <View style={styles.actions}>
      {selection.problem !== null && (
        <Notice tone="bad" text={selection.problem} onClose={() => select({ problem: null })} />
      )}
      <Now {...props} me={me} />
      <MyLock {...props} />
      {(secrets > 0 || props.locked !== null) && <LookHandle {...props} count={secrets} />}
    </View>
  );
}

/** The one next thing, if it is mine to do. */
function Now(props: MineProps) {
  const { view, legal, me } = props;
  if (legal.length === 0) return null;
  if (view.task !== null)
    return view.task.type === 'draw' ? <DrawTask {...props} task={view.task} /> : <Bonus {...props} />;
  switch (view.phase) {
    case 'issues':
      return <IssuesBallot {...props} />;
    case 'fundraise':
      return <Raise {...props} />;
    case 'plan':
      return <PlanBallot {...props} />;
    case 'play':
      return view.turn === me ? <PlayAction {...props} /> : null;
    case 'over':
      return null;
  }
}

/** What I have locked, until both are shown: mine to look at, and covered like all that only I know. */
function MyLock({ locked, selection }: ChileProps) {
  const g = useGameText('chile');
  if (locked === null || !isLooking(selection)) return null;
  const actions = idsOf(ACTIONS, locked['actions'] ?? '').map((action) => g(`action.${action}`));
  const issues = idsOf(ISSUES, locked['issues'] ?? '').map((issue) => g(`issue.${issue}`));
  return (
    <Text testID="my-lock">
      {g('table.locked.mine', { choice: [...actions, ...issues].join(', ') || g('table.plan.empty') })}
    </Text>
  );
}

const styles = StyleSheet.create({ actions: { gap: SPACE.small } });
