import { useState } from 'react';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Notice } from '@/components/basics/page/Notice';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { BallotButton } from '@/components/furniture/secrets/BallotButton';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Move, PhaseName } from '@/rules/podium/types';

import { Ballot } from './turn/Ballot';
import { choosingOf } from './plans/choosing';
import { Hand } from './plans/Hand';
import { HandPlanSheet, labelOf, shortOf } from './plans/HandPlanSheet';
import { useInvesting } from './turn/useInvesting';
import { JudgedPromise } from './promises/Judge';
import { promisesIn, PromiseSheet } from './promises/PromiseSheet';
import { PolicyMark } from './policies/PolicyMark';
import { policyName } from './text/say';
import type { PodiumProps } from './selection';

/** Moves with nothing to choose: one touch sends them. */
const PLAIN = ['start', 'end-speech', 'turn-event'] as const;

/** What stands under the thumb of somebody who waits. */
const IDLE = { talk: 'idle.ready', debate: 'idle.listen' } as const satisfies { [P in PhaseName]?: string };

type Send = (move: Move) => void;
type Thumb = {
  readonly main?: React.ReactNode;
  readonly second?: React.ReactNode;
  readonly rise?: React.ReactNode;
};

/** What I can do, under the thumb. */
export function Actions(props: PodiumProps) {
  const { view, me, choose, selection, select } = props;
  const g = useGameText('podium');
  const { play } = useFeedback();
  const { send, problem, setProblem } = useSend(choose, () => play('tick'));
  const [sheet, setSheet] = useState<'promise' | 'ballot' | null>(null);
  const now = useNow(props, send, setSheet);
  if (me === null || view.phase === 'over') return null;
  const close = () => setSheet(null);
  const choosing = choosingOf(props);
  const alert = problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />;
  const main = now.main ?? (
    <Sentence text={g(view.phase === 'talk' || view.phase === 'debate' ? IDLE[view.phase] : 'idle')} />
  );
  return (
    <>
      {view.phase === 'choose' ? (
        <Dock alert={alert}>{main}</Dock>
      ) : (
        <Hand
          view={view}
          choosing={choosing}
          // The one in question is read in full at the next touch.
          onPlan={(plan) =>
            choosing === null || choosing.plan === plan
              ? select({ handPlan: plan })
              : select({ inQuestion: plan })
          }
          alert={alert}
          second={now.second}
          rise={now.rise}
        >
          {main}
        </Hand>
      )}
      {selection.handPlan !== null && (
        <HandPlanSheet {...props} plan={selection.handPlan} onClose={() => select({ handPlan: null })} />
      )}
      {sheet === 'promise' && <PromiseSheet {...props} onClose={close} />}
      {sheet === 'ballot' && canDo(props.legal, 'lock') && <Ballot {...props} onClose={close} />}
    </>
  );
}

/** The one live action of this moment, and what else may be done. */
function useNow(props: PodiumProps, send: Send, open: (sheet: 'promise' | 'ballot') => void): Thumb {
  const { view, legal, me, busy, selection } = props;
  const g = useGameText('podium');
  const { colors } = useTheme();
  const investing = useInvesting(props, send);
  const plain = PLAIN.find((type) => canDo(legal, type));
  const choosing = choosingOf(props);

  if (canDo(legal, 'choose')) {
    const free = movesOf(legal, 'choose');
    const taken = free.find((move) => move.policy === selection.policy) ?? free[0];
    return taken === undefined
      ? {}
      : {
          main: (
            <Primary
              label={g('move.choose', { policy: policyName(g, taken.policy) })}
              busy={busy}
              onPress={() => send(taken)}
            />
          ),
        };
  }
  if (plain !== undefined) {
    const label = g(`move.${plain}`);
    const press = () => send({ type: plain });
    // Whoever has the Podium may end a speech too, and is still a listener.
    return view.turn?.seat === me
      ? { main: <Primary label={label} busy={busy} onPress={press} /> }
      : {
          second: <Second label={label} busy={busy} onPress={press} />,
          main: <Sentence text={g('idle.listen')} />,
        };
  }
  if (choosing !== null) {
    const skip = canDo(legal, 'skip') && (
      <Second
        label={g('move.skip')}
        short={g('move.skip.short')}
        busy={busy}
        onPress={() => send({ type: 'skip' })}
      />
    );
    const { move } = choosing;
    return move === null
      ? { second: skip, main: <Sentence text={g('why.cannot-pay')} /> }
      : {
          second: skip,
          main: (
            <Primary
              label={labelOf(g, view, move)}
              short={shortOf(g, view, move)}
              busy={busy}
              onPress={() => send(move)}
            />
          ),
        };
  }
  if (view.phase === 'talk' && me !== null && !view.ready.includes(me)) {
    const mayPromise = promisesIn(legal).length > 0;
    return {
      second: mayPromise && (
        <Second
          label={g('move.promise')}
          short={g('move.promise.short')}
          icon={<Glyph of={icons.promise} size={22} color={colors.ink} />}
          busy={busy}
          onPress={() => open('promise')}
        />
      ),
      main: <Primary label={g('move.ready')} busy={busy} onPress={() => send({ type: 'ready' })} />,
    };
  }
  if (investing !== null) return investing;
  const [pays] = movesOf(legal, 'pay');
  if (pays !== undefined) {
    const policy = policyName(g, pays.policy);
    const refuse = () => send({ type: 'refuse', policy: pays.policy });
    return {
      second: (
        <Second
          label={g('move.refuse', { policy })}
          short={g('move.refuse.short')}
          busy={busy}
          onPress={refuse}
        />
      ),
      main: (
        <Primary
          label={g('move.pay', { policy })}
          short={g('move.pay.short')}
          icon={<PolicyMark policy={pays.policy} />}
          busy={busy}
          onPress={() => send(pays)}
        />
      ),
    };
  }
  const judges = movesOf(legal, 'judge');
  const judge = (kept: boolean) => () => {
    const move = judges.find((each) => each.kept === kept);
    if (move !== undefined) send(move);
  };
  if (judges.length > 0)
    return {
      rise: <JudgedPromise view={view} legal={legal} />,
      second: (
        <Second
          label={g('move.judge.broken')}
          short={g('move.judge.no')}
          busy={busy}
          onPress={judge(false)}
        />
      ),
      main: (
        <Primary label={g('move.judge.kept')} short={g('move.judge.yes')} busy={busy} onPress={judge(true)} />
      ),
    };
  if (canDo(legal, 'lock'))
    return {
      main: (
        <BallotButton
          label={g(view.phase === 'vote' ? 'vote.open.end' : 'vote.open.negotiator')}
          busy={busy}
          onPress={() => open('ballot')}
        />
      ),
    };
  return {};
}
