import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { canDo } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';

import { AiHand } from './mat/AiHand';
import { aimOf } from './aim';
import { Ballot } from './turn/Ballot';
import { Leverage } from './talk/Leverage';
import { Market } from './turn/Market';
import { actionName, spotName } from './text/say';
import { sceneOf, useRolling } from './scene/scene';
import type { MineProps, RyvProps } from './selection';
import { Talk } from './talk/Talk';
import { Task } from './turn/Task';

/** What I can do, under the thumb. */
export function Actions(props: RyvProps) {
  const { me, view } = props;
  if (me === null || view.phase === 'over') return null;
  return (
    <View style={styles.actions}>
      <Now {...props} me={me} />
    </View>
  );
}

/** The one next thing, if it is mine to do. */
function Now(props: MineProps) {
  const { view, legal, me } = props;
  const isMine = view.task !== null && view.task.seat === me;
  if (canDo(legal, 'put')) return <Put {...props} />;
  if (isMine) return <Task {...props} />;
  switch (view.phase) {
    case 'discuss':
      return <Talk {...props} />;
    case 'leverage':
      return view.turn === me ? <Leverage {...props} /> : null;
    case 'dispute':
      return <Ballot {...props} />;
    case 'market':
      return <AiHand cards={view.hand} above={canDo(legal, 'pass') ? <Market {...props} /> : null} />;
    case 'action':
      return view.turn === me && view.task === null ? <Act {...props} /> : null;
    case 'developments':
    case 'government':
    case 'future':
      return canDo(legal, 'step') ? <Step {...props} /> : null;
    case 'over':
      return null;
  }
}

function useMove({ choose }: MineProps) {
  const { play } = useFeedback();
  const { send, problem, setProblem } = useSend(choose, () => play('deal'));
  const notice = problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />;
  return { send, notice };
}

/** A place was asked for: touch it on the board, then confirm. */
function Put(props: MineProps) {
  const { view, busy } = props;
  const g = useGameText('ryv');
  const { move, spot } = aimOf(props);
  const { send, notice } = useMove(props);
  return (
    <>
      {notice}
      <Button
        kind="main"
        label={
          spot === null
            ? g('board.touch-where')
            : g('board.confirm.put', { at: spotName(g, spot, view.setting) })
        }
        disabled={busy || move === null}
        onPress={() => move !== null && send(move)}
      />
    </>
  );
}

/** An action of the mat: touched there, aimed on the board, confirmed here. */
function Act(props: MineProps) {
  const { view, busy, select } = props;
  const g = useGameText('ryv');
  const { action, move, spot } = aimOf(props);
  const { scene, isPending } = sceneOf(props);
  const { send, notice } = useMove(props);
  if (scene !== null && isPending)
    return <Button kind="main" label={g('board.continue')} onPress={() => select({ seenRev: scene.rev })} />;
  if (action === null)
    return (
      <>
        {notice}
        <Button label={g('board.pass')} disabled={busy} onPress={() => send({ type: 'pass' })} />
      </>
    );
  const name = actionName(g, action.id);
  const label =
    action.bar !== null || (move === null && spot === null)
      ? g(action.bar === null ? 'board.touch-where' : 'board.choose-action')
      : spot === null
        ? name
        : g('board.confirm.act', { action: name, at: spotName(g, spot, view.setting) });
  return (
    <>
      {notice}
      <View style={styles.row}>
        <View style={styles.little}>
          <Button label={g('board.other-action')} onPress={() => select({ action: null, spot: null })} />
        </View>
        <View style={styles.most}>
          <Button
            kind="main"
            label={label}
            disabled={busy || move === null}
            onPress={() => move !== null && send(move)}
            testID="confirm"
          />
        </View>
      </View>
    </>
  );
}

/** What runs by itself goes one step at a time; anyone may go on. */
function Step(props: MineProps) {
  const g = useGameText('ryv');
  const { send, notice } = useMove(props);
  const isRolling = useRolling(props);
  return (
    <>
      {notice}
      <Button
        kind="main"
        label={g('move.step')}
        disabled={props.busy || isRolling}
        onPress={() => send({ type: 'step' })}
        testID="step"
      />
    </>
  );
}

const styles = StyleSheet.create({
  actions: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  little: { flexGrow: 1, flexShrink: 1, flexBasis: 100 },
  most: { flexGrow: 3, flexShrink: 1, flexBasis: 190 },
});
