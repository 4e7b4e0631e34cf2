import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { BallotButton } from '@/components/furniture/secrets/BallotButton';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Move } from '@/rules/podium/types';

import { Ballot } from './turn/Ballot';
import { Hand } from './plans/Hand';
import { HandPlanSheet } from './plans/HandPlanSheet';
import { Invest } from './turn/Invest';
import { Judge } from './promises/Judge';
import { Pay } from './turn/Pay';
import { promisesIn, PromiseSheet } from './promises/PromiseSheet';
import { policyName } from './text/say';
import type { PodiumProps } from './selection';

/** Moves with nothing to choose: one touch sends them. */
const PLAIN = ['start', 'end-speech', 'turn-event'] as const;

/** What I can do, under the thumb. */
export function Actions(props: PodiumProps) {
  const { view, legal, me, busy, choose, selection, select } = props;
  const g = useGameText('podium');
  const { play } = useFeedback();
  const { send, problem, setProblem } = useSend(choose, () => play('tick'));
  const { isLarge } = useTheme();
  if (me === null || view.phase === 'over') return null;

  const can = (type: Move['type']) => legal.some((move) => move.type === type);
  const plain = PLAIN.find(can);
  const policy = view.turn?.policy ?? null;
  const wanted = movesOf(legal, 'choose');
  const taken = wanted.find((move) => move.policy === selection.policy);

  const now = (
    <>
      {can('choose') && (
        <Button
          kind="main"
          label={
            taken === undefined ? g('ask.choose') : g('move.choose', { policy: policyName(g, taken.policy) })
          }
          disabled={busy || taken === undefined}
          onPress={() => taken !== undefined && send(taken)}
        />
      )}
      {plain !== undefined && (
        <Button
          kind={view.turn?.seat === me ? 'main' : 'plain'}
          label={g(`move.${plain}`)}
          disabled={busy}
          onPress={() => send({ type: plain })}
        />
      )}
      {view.phase === 'propose' && view.turn?.seat === me && !can('return') && (
        <Button
          label={g('move.skip')}
          disabled={busy || !can('skip')}
          why={can('skip') || isLarge ? undefined : g('why.podium-must-place')}
          onPress={() => send({ type: 'skip' })}
        />
      )}
      {view.phase === 'talk' && !view.ready.includes(me) && <Talk {...props} send={send} />}
      {(can('invest') || can('gift')) && policy !== null && <Invest {...props} policy={policy} send={send} />}
      <Pay view={view} legal={legal} busy={busy} send={send} />
      <Judge view={view} legal={legal} busy={busy} send={send} />
      <Vote {...props} />
    </>
  );
  return (
    <View style={styles.actions}>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {view.phase === 'choose' ? (
        now
      ) : (
        <Hand view={view} onPlan={(handPlan) => select({ handPlan })} above={now} />
      )}
      {selection.handPlan !== null && (
        <HandPlanSheet {...props} plan={selection.handPlan} onClose={() => select({ handPlan: null })} />
      )}
    </View>
  );
}

/** Promises while everyone talks, until I say that I am ready. */
function Talk(props: PodiumProps & { readonly send: (move: Move) => void }) {
  const { legal, busy, send } = props;
  const g = useGameText('podium');
  const { colors } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const mayPromise = promisesIn(legal).length > 0;
  return (
    <View style={styles.actions}>
      <View style={styles.row}>
        <View style={styles.grow}>
          <Button
            label={g('move.promise')}
            icon={<Glyph of={icons.promise} size={20} color={mayPromise ? colors.ink : colors.softInk} />}
            disabled={busy || !mayPromise}
            why={mayPromise ? undefined : g('why.no-promises-left')}
            onPress={() => setOpen(true)}
          />
        </View>
        <View style={styles.grow}>
          <Button
            kind="main"
            label={g('move.ready')}
            disabled={busy}
            onPress={() => send({ type: 'ready' })}
          />
        </View>
      </View>
      {isOpen && <PromiseSheet {...props} onClose={() => setOpen(false)} />}
    </View>
  );
}

function Vote(props: PodiumProps) {
  const { view, legal, busy } = props;
  const g = useGameText('podium');
  const [isOpen, setOpen] = useState(false);
  if (!canDo(legal, 'lock')) return null;
  return (
    <>
      <BallotButton
        label={g(view.phase === 'vote' ? 'vote.open.end' : 'vote.open.negotiator')}
        disabled={busy}
        onPress={() => setOpen(true)}
      />
      {isOpen && <Ballot {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

const styles = StyleSheet.create({
  actions: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
});
