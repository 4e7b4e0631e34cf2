import { useState } from 'react';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { Notice } from '@/components/basics/page/Notice';
import { canDo, movesOf } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Pointer, Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { CardId, Move } from '@/rules/invest/types';

import { ActionSheet } from './turn/ActionSheet';
import { CardSheet } from './hand/CardSheet';
import { Hand } from './hand/Hand';
import { moveLabel } from './text/moveWords';
import { Placing } from './hand/Placing';
import { chosenMove, heldCard, type InvestProps, isMyTurn, NOTHING } from './selection';

/** Moves with nothing to choose: one touch sends them. */
const isPlain = (move: { readonly type: string }): move is Move & { type: 'ready' | 'flip' | 'toss' } =>
  move.type === 'ready' || move.type === 'flip' || move.type === 'toss';

/** What I can do, under the thumb. */
export function Actions(props: InvestProps) {
  const { view, legal, me, names, busy, choose, select } = props;
  const g = useGameText('invest');
  const { colors, seat } = useTheme();
  const { play } = useFeedback();
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [read, setRead] = useState<CardId | null>(null);
  const { send, problem, setProblem } = useSend(choose, () => {
    play('lock');
    select(NOTHING);
  });
  const mine = me === null ? undefined : view.seats[me];
  if (me === null || mine === undefined || view.phase === 'over') return null;

  const isMine = isMyTurn({ view, me });
  const held = heldCard(props);
  const move = chosenMove(props) ?? legal.filter(isPlain)[0] ?? null;
  const hasHand = view.phase !== 'names' && view.phase !== 'keys';
  // The first token starts a project: there is nothing else it could do.
  const mustStart = isMine && !canDo(legal, 'shield') && canDo(legal, 'start');
  const alert = problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />;
  const main =
    move !== null ? (
      <Primary label={moveLabel(g, names, move)} busy={busy} onPress={() => send(move)} testID="confirm" />
    ) : isMine && !mustStart ? (
      <Primary
        label={g('move.token', { count: mine.tokens })}
        icon={<Glyph of={icons.shield} size={24} color={seat(me).onColor} />}
        onPress={() => setSheetOpen(true)}
        testID="action-sheet"
      />
    ) : legal.length > 0 ? (
      <Pointer label={g(mustStart ? 'board.touch-card' : pointsAt(view.phase, legal))} />
    ) : null;
  return (
    <>
      {held !== null ? (
        <Placing key={held} {...props} card={held} onRead={() => setRead(held)} />
      ) : hasHand ? (
        <Hand
          view={view}
          opens={mustStart}
          playable={movesOf(legal, 'start').map(({ card }) => card)}
          onCard={(card) => (isMine ? select({ ...NOTHING, card }) : setRead(card))}
          alert={alert}
          second={
            isMine &&
            mustStart && (
              <Second
                label={g('move.sheet')}
                icon={<Glyph of={icons.shield} size={22} color={colors.ink} />}
                onPress={() => setSheetOpen(true)}
                testID="action-sheet"
              />
            )
          }
        >
          {main}
        </Hand>
      ) : (
        <Dock alert={alert}>{main}</Dock>
      )}
      {isSheetOpen && isMine && <ActionSheet {...props} mine={mine} onClose={() => setSheetOpen(false)} />}
      {read !== null && <CardSheet {...props} card={read} onClose={() => setRead(null)} />}
    </>
  );
}

/** What is to be touched on the board. */
function pointsAt(phase: InvestProps['view']['phase'], legal: InvestProps['legal']) {
  if (phase === 'keys') return 'board.touch-key';
  if (phase === 'losses') return 'board.touch-loss';
  return canDo(legal, 'shield')
    ? 'board.choose-shield'
    : canDo(legal, 'draw')
      ? 'board.choose-deck'
      : 'board.touch';
}
