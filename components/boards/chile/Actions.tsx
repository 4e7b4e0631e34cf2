import { StyleSheet, View } from 'react-native';

import { Notice } from '@/components/basics/Notice';
import { Text } from '@/components/basics/Text';
import type { BoardProps } from '@/components/boards/types';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { ACTIONS, idsOf, ISSUES } from '@/rules/chile/text/numbers';
import type { Chile } from '@/rules/chile/types';

import { Bonus } from './Bonus';
import { DrawTask } from './DrawTask';
import { useCloseWhenGone, useDraft, useLook } from './draft';
import { isPrivate } from './faces';
import { IssuesBallot } from './IssuesBallot';
import { LookHandle } from './LookHandle';
import type { MineProps } from './mine';
import { PlanBallot } from './PlanBallot';
import { PlayAction } from './PlayAction';
import { Raise } from './Raise';

/** What I can do, under the thumb. */
export function Actions(props: BoardProps<Chile>) {
  const { view, me } = props;
  const [draft, setDraft] = useDraft(view, me);
  useCloseWhenGone();
  if (me === null || view.phase === 'over') return null;
  const secrets = view.regions.filter(isPrivate).length;
  return (
    <View style={styles.actions}>
      {draft.problem !== null && (
        <Notice tone="bad" text={draft.problem} onClose={() => setDraft({ problem: null })} />
      )}
      <Now {...props} me={me} />
      <MyLock {...props} />
      {(secrets > 0 || props.locked !== null) && <LookHandle count={secrets} />}
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
function MyLock({ locked }: BoardProps<Chile>) {
  const g = useGameText('chile');
  const { isOpen } = useLook();
  if (locked === null || !isOpen) return null;
  const actions = idsOf(ACTIONS, locked['actions'] ?? '').map((action) => g(`action.${action}`));
  const issues = idsOf(ISSUES, locked['issues'] ?? '').map((issue) => g(`issue.${issue}`));
  return (
    <Text testID="my-lock">
      {g('table.locked.mine', { choice: [...actions, ...issues].join(', ') || g('table.plan.empty') })}
    </Text>
  );
}

const styles = StyleSheet.create({ actions: { gap: SPACE.small } });
