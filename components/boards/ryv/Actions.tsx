import { Notice } from '@/components/basics/page/Notice';
import { canDo } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { useGameText } from '@/i18n';

import { AiHand } from './mat/AiHand';
import { aimOf } from './aim';
import { Ballot } from './turn/Ballot';
import { Leverage } from './talk/Leverage';
import { Market } from './turn/Market';
import { actionName, spotName } from './text/say';
import { sceneOf } from './scene/scene';
import type { MineProps, RyvProps } from './selection';
import { Talk } from './talk/Talk';
import { Task } from './turn/Task';

/** What I can do, under the thumb. */
export function Actions(props: RyvProps) {
  const { me, view } = props;
  return me === null || view.phase === 'over' ? null : <Now {...props} me={me} />;
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
      return view.turn === me ? <Leverage {...props} /> : <Dock />;
    case 'dispute':
      return canDo(legal, 'lock') ? <Ballot {...props} /> : <Dock />;
    case 'market':
      return canDo(legal, 'pass') ? <Market {...props} /> : <AiHand cards={view.hand} />;
    case 'action':
      return view.turn === me && view.task === null ? <Act {...props} /> : <Dock />;
    case 'opening':
    case 'developments':
    case 'government':
    case 'future':
      return canDo(legal, 'step') ? <Step {...props} /> : <Dock />;
    case 'over':
      return null;
  }
}

function useMove({ choose }: MineProps) {
  const { play } = useFeedback();
  const { send, problem, setProblem } = useSend(choose, () => play('deal'));
  const alert = problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />;
  return { send, alert };
}

/** A place was asked for: touch it on the board, then confirm. */
function Put(props: MineProps) {
  const { view, busy } = props;
  const g = useGameText('ryv');
  const { move, spot } = aimOf(props);
  const { send, alert } = useMove(props);
  return (
    <Dock alert={alert}>
      {spot === null || move === null ? (
        <Pointer label={g('board.touch-where')} />
      ) : (
        <Primary
          label={g('board.confirm.put', { at: spotName(g, spot, view.setting) })}
          busy={busy}
          onPress={() => send(move)}
        />
      )}
    </Dock>
  );
}

/** An action of the mat: touched there, aimed on the board, confirmed here. */
function Act(props: MineProps) {
  const { view, busy, select } = props;
  const g = useGameText('ryv');
  const { action, move, spot } = aimOf(props);
  const { scene, isPending } = sceneOf(props);
  const { send, alert } = useMove(props);
  if (scene !== null && isPending)
    return (
      <Dock>
        <Primary label={g('board.continue')} onPress={() => select({ seenRev: scene.rev })} />
      </Dock>
    );
  if (action === null)
    return (
      <Dock
        alert={alert}
        second={
          <Second
            label={g('board.pass')}
            short={g('board.pass.short')}
            busy={busy}
            onPress={() => send({ type: 'pass' })}
          />
        }
      >
        <Pointer label={g('board.touch-action')} />
      </Dock>
    );
  const name = actionName(g, action.id);
  const back = () => select({ action: null, spot: null });
  const isBarred = action.bar !== null;
  return (
    <Dock alert={alert} second={!isBarred && <Second label={g('board.other-action')} onPress={back} />}>
      {isBarred ? (
        <Primary label={g('board.other-action')} onPress={back} />
      ) : move === null ? (
        <Pointer label={g('board.touch-where')} />
      ) : (
        <Primary
          label={
            spot === null
              ? name
              : g('board.confirm.act', { action: name, at: spotName(g, spot, view.setting) })
          }
          busy={busy}
          onPress={() => send(move)}
          testID="confirm"
        />
      )}
    </Dock>
  );
}

/** What runs by itself goes one step at a time; anyone may go on. */
function Step(props: MineProps) {
  const g = useGameText('ryv');
  const { send, alert } = useMove(props);
  return (
    <Dock alert={alert}>
      <Primary
        label={g('move.step')}
        busy={props.busy}
        onPress={() => send({ type: 'step' })}
        testID="step"
      />
    </Dock>
  );
}
