import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Notice } from '@/components/basics/page/Notice';
import { canDo } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { BallotButton } from '@/components/furniture/secrets/BallotButton';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';

import { Ballot } from './hand/Ballot';
import { CardSheet } from './hand/CardSheet';
import { Hand } from './hand/Hand';
import { SaySheet } from './hand/SaySheet';
import { Secrets } from './hand/Secrets';
import { type DystocraticProps, NOTHING } from './selection';

/** What I can do, under the thumb. */
export function Actions(props: DystocraticProps) {
  const { view, legal, me, busy, choose, selection, select } = props;
  const g = useGameText('dystocratic');
  const [sheet, setSheet] = useState<'ballot' | 'say' | null>(null);
  const { send, problem, setProblem } = useSend(choose);
  const mine = me === null ? undefined : view.seats[me];
  if (me === null || mine === undefined || view.phase === 'over') return null;

  const deal = legal.find(({ type }) => type === 'deal');
  const canLock = canDo(legal, 'lock');
  const isTalking = view.phase === 'talk' && view.turn !== null;
  const close = () => setSheet(null);

  const row = (
    <View style={styles.row}>
      {isTalking && (
        <View style={styles.grow}>
          <Button
            label={g('board.say')}
            icon={<Icon name={mine.silenced ? 'mute' : 'say'} size={20} />}
            onPress={() => setSheet('say')}
          />
        </View>
      )}
      {canLock && (
        <View style={styles.most}>
          <BallotButton label={g('board.vote')} disabled={busy} onPress={() => setSheet('ballot')} />
        </View>
      )}
    </View>
  );

  return (
    <View style={styles.actions}>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {deal !== undefined && (
        <Button kind="main" label={g('move.deal')} disabled={busy} onPress={() => send(deal)} />
      )}
      <Hand
        cards={view.hand}
        news={props.peeked.length + view.seen.length}
        locked={mine.locked}
        onCard={(card) => select({ card, target: null })}
        above={row}
        secrets={<Secrets {...props} />}
      />
      {selection.card !== null && (
        <CardSheet {...props} me={me} card={selection.card} onClose={() => select(NOTHING)} />
      )}
      {sheet === 'ballot' && <Ballot {...props} onClose={close} />}
      {sheet === 'say' && <SaySheet {...props} me={me} onClose={close} />}
    </View>
  );
}

const styles = StyleSheet.create({
  actions: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  grow: { flexGrow: 1, maxWidth: '100%' },
  most: { flexGrow: 3, maxWidth: '100%' },
});
