import { useState } from 'react';

import { Icon } from '@/components/basics/marks/Icon';
import { Notice } from '@/components/basics/page/Notice';
import { canDo } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { BallotButton } from '@/components/furniture/secrets/BallotButton';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { useGameText } from '@/i18n';

import { Ballot } from './hand/Ballot';
import { CardSheet } from './hand/CardSheet';
import { Hand } from './hand/Hand';
import { SaySheet } from './hand/SaySheet';
import { MyBallot, Secrets } from './hand/Secrets';
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
  return (
    <>
      <Hand
        cards={view.hand}
        news={props.peeked.length + view.seen.length}
        locked={mine.locked}
        onCard={(card) => select({ card, target: null })}
        secrets={<Secrets {...props} />}
        whileHeld={<MyBallot {...props} />}
        alert={problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
        second={
          isTalking && (
            <Second
              label={g('board.say')}
              icon={<Icon name={mine.silenced ? 'mute' : 'say'} size={20} />}
              onPress={() => setSheet('say')}
            />
          )
        }
      >
        {deal !== undefined ? (
          <Primary label={g('move.deal')} busy={busy} onPress={() => send(deal)} />
        ) : canLock ? (
          <BallotButton label={g('board.vote')} busy={busy} onPress={() => setSheet('ballot')} />
        ) : (
          <Sentence text={g(mine.locked ? 'board.locked.mine' : 'board.idle')} />
        )}
      </Hand>
      {selection.card !== null && (
        <CardSheet {...props} me={me} card={selection.card} onClose={() => select(NOTHING)} />
      )}
      {sheet === 'ballot' && <Ballot {...props} onClose={close} />}
      {sheet === 'say' && <SaySheet {...props} me={me} onClose={close} />}
    </>
  );
}
