import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Dock } from '@/components/furniture/thumb/Dock';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { Sentence } from '@/components/furniture/thumb/Sentence';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { abilityLine } from '@/rules/ryv/text/describe';
import { relationOf } from '@/rules/ryv/text/numbers';
import type { Agreement, Player } from '@/rules/ryv/types';

import { CostlyButton } from './CostlyButton';
import { OfferSheet } from './OfferSheet';
import { type G, promiseWords, sayLine } from '@/components/boards/ryv/text/say';
import { SeatSheet } from './SeatSheet';
import type { MineProps } from '@/components/boards/ryv/selection';

/** Discussion: answer offers, give Support, offer agreements, and say when all is said. */
export function Talk(props: MineProps) {
  const { view, legal, me, busy, choose } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const [sheet, setSheet] = useState<'support' | 'offer' | null>(null);
  const { send, problem, setProblem } = useSend(choose);
  const { sheet: mine } = view.players[me] as Player;
  const canOffer = canDo(legal, 'propose') || canDo(legal, 'offer');
  const close = () => setSheet(null);
  const isDone = mine.ready || !canDo(legal, 'ready');
  const alert = problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />;
  const replies = movesOf(legal, 'reply');
  const offers = view.agreements.filter(({ id }) => replies.some(({ agreement }) => agreement === id));
  // Somebody waits to hear: to answer is then the one thing to do.
  const [asked] = offers;
  const [answer, other] = [true, false].flatMap((accept) =>
    replies.filter((move) => move.agreement === asked?.id && move.accept === accept),
  );
  // What was promised and not done yet; where there is no way to do it, one waits for the bell.
  const isHeld = isDone && !mine.ready;
  const owed = !isHeld ? null : canDo(legal, 'support') ? 'support' : canOffer ? 'offer' : null;
  return (
    <>
      <Dock
        alert={alert}
        rise={
          asked !== undefined ? (
            <Offer {...props} offer={asked} />
          ) : (
            isHeld && owed !== null && <Text>{g('why.promised')}</Text>
          )
        }
        second={
          other !== undefined ? (
            <Second label={replyLabel(g, other)} busy={busy} onPress={() => send(other)} />
          ) : (
            !mine.ready && (
              <View style={styles.row}>
                {mine.supports === null && owed !== 'support' && (
                  <Second
                    label={g('board.support')}
                    short={g('board.support.short')}
                    icon={<Glyph of={icons.support} size={20} color={colors.ink} />}
                    busy={busy}
                    onPress={() => setSheet('support')}
                  />
                )}
                {canOffer && owed !== 'offer' && (
                  <Second
                    label={g('board.offer')}
                    short={g('board.offer.short')}
                    icon={<Glyph of={icons.agreement} size={20} color={colors.ink} />}
                    busy={busy}
                    onPress={() => setSheet('offer')}
                  />
                )}
              </View>
            )
          )
        }
      >
        {answer !== undefined ? (
          <Primary label={replyLabel(g, answer)} busy={busy} onPress={() => send(answer)} />
        ) : !isDone ? (
          <Ready {...props} onReady={() => send({ type: 'ready' })} />
        ) : owed !== null ? (
          <Primary label={g(`board.${owed}`)} busy={busy} onPress={() => setSheet(owed)} />
        ) : (
          isHeld && <Sentence text={g('why.promised')} />
        )}
      </Dock>
      {sheet === 'support' && <SupportSheet {...props} onClose={close} />}
      {sheet === 'offer' && <OfferSheet {...props} onClose={close} />}
    </>
  );
}

/** Says first what it costs to end the talk with a promise not kept. */
function Ready({ view, busy, onReady }: MineProps & { readonly onReady: () => void }) {
  const g = useGameText('ryv');
  const cost = view.costs.find(({ move }) => move === 'ready');
  return cost === undefined ? (
    <Primary label={g('move.ready')} busy={busy} onPress={onReady} />
  ) : (
    <CostlyButton label={g('move.ready')} cost={cost} disabled={busy} isPrimary onPress={onReady} />
  );
}

const replyLabel = (g: G, { accept }: { readonly accept: boolean }): string =>
  g(accept ? 'move.reply.accept' : 'move.reply.decline');

type OfferProps = MineProps & { readonly offer: Agreement };

/** What somebody has offered me and waits to hear about. It is answered under the thumb. */
function Offer({ names, offer }: OfferProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const { id, by, promise, text, inReturn } = offer;
  return (
    <View
      style={[styles.offer, { borderColor: colors.glow, backgroundColor: colors.glowGround }]}
      testID={`offer-${id}`}
    >
      <Text>
        {g('board.offered-to-me', { by: names[by] ?? '', promise: promiseWords(g, promise, text) })}
      </Text>
      {inReturn !== undefined && (
        <Text tone="strong">
          {g('board.offered-return', { promise: promiseWords(g, inReturn.promise, inReturn.text) })}
        </Text>
      )}
    </View>
  );
}

/** A Good partner comes first; whoever wants to support another passes over them openly. */
function SupportSheet(props: MineProps & { onClose: () => void }) {
  const { view, legal, me, names, busy, choose } = props;
  const g = useGameText('ryv');
  const { actor } = view.players[me] as Player;
  const supports = movesOf(legal, 'support');
  const partners = movesOf(legal, 'pass-over');
  return (
    <SeatSheet
      {...props}
      title={g('board.support.title')}
      about={sayLine(g, abilityLine(actor, 'support'))}
      note={g('board.support.face')}
      labelFor={(to) => g('move.support', { to })}
      costFor={(to) => view.costs.find((cost) => cost.move === 'support' && cost.to === to)}
      moveFor={(to) =>
        supports.find((move) => move.to === to) ??
        (partners.length > 0 && relationOf(view, me, to) !== 'poor'
          ? g('why.good-partner-first')
          : g('why.cannot-support'))
      }
      more={(to) =>
        supports.some((move) => move.to === to)
          ? null
          : partners.map((move) => (
              <Button
                key={move.partner}
                label={g('move.pass-over', { partner: names[move.partner] ?? '' })}
                disabled={busy}
                onPress={() => void choose(move)}
              />
            ))
      }
    />
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  offer: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small, gap: SPACE.small },
});
