import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { abilityLine } from '@/rules/ryv/text/describe';
import { relationOf } from '@/rules/ryv/text/numbers';
import type { Player } from '@/rules/ryv/types';

import { OfferSheet } from './OfferSheet';
import { promiseWords, sayLine } from '@/components/boards/ryv/text/say';
import { SeatSheet } from './SeatSheet';
import type { MineProps } from '@/components/boards/ryv/selection';

/** Discussion: answer offers, give Support, offer agreements, and say when all is said. */
export function Talk(props: MineProps) {
  const { view, legal, me, names, busy, choose } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const [sheet, setSheet] = useState<'support' | 'offer' | null>(null);
  const { send, problem, setProblem } = useSend(choose);
  const { sheet: mine } = view.players[me] as Player;
  const canOffer = canDo(legal, 'propose');
  const close = () => setSheet(null);
  const why =
    mine.supports === null ? undefined : g('board.support.given', { to: names[mine.supports] ?? '' });
  return (
    <View style={styles.box}>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      <Offers {...props} />
      {!mine.ready && (
        <>
          <View style={styles.row}>
            <View style={styles.grow}>
              <Button
                label={why ?? g('board.support')}
                icon={<Glyph of={icons.support} size={20} color={colors.ink} />}
                disabled={busy || mine.supports !== null}
                onPress={() => setSheet('support')}
              />
            </View>
            <View style={styles.grow}>
              <Button
                label={g('board.offer')}
                icon={<Glyph of={icons.agreement} size={20} color={canOffer ? colors.ink : colors.softInk} />}
                disabled={busy || !canOffer}
                why={g('why.no-proposals')}
                onPress={() => setSheet('offer')}
              />
            </View>
          </View>
          <Button
            kind="main"
            label={g('move.ready')}
            disabled={busy || !canDo(legal, 'ready')}
            why={g('why.promised')}
            onPress={() => send({ type: 'ready' })}
          />
        </>
      )}
      {sheet === 'support' && <SupportSheet {...props} onClose={close} />}
      {sheet === 'offer' && <OfferSheet {...props} onClose={close} />}
    </View>
  );
}

/** What others have offered me and wait to hear about. */
function Offers({ view, legal, names, busy, choose }: MineProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const replies = movesOf(legal, 'reply');
  const offers = view.agreements.filter(({ id }) => replies.some(({ agreement }) => agreement === id));
  return offers.map(({ id, by, promise, text }) => {
    const can = (accept: boolean) => replies.find((move) => move.agreement === id && move.accept === accept);
    return (
      <View
        key={id}
        style={[styles.offer, { borderColor: colors.glow, backgroundColor: colors.glowGround }]}
        testID={`offer-${id}`}
      >
        <Text>
          {g('board.offered-to-me', { by: names[by] ?? '', promise: promiseWords(g, promise, text) })}
        </Text>
        <View style={styles.row}>
          {([true, false] as const).map((accept) => {
            const move = can(accept);
            return (
              <View key={String(accept)} style={styles.grow}>
                <Button
                  kind={accept ? 'main' : 'plain'}
                  label={g(accept ? 'move.reply.accept' : 'move.reply.decline')}
                  disabled={busy || move === undefined}
                  onPress={() => move !== undefined && void choose(move)}
                />
              </View>
            );
          })}
        </View>
      </View>
    );
  });
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
  box: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
  offer: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small, gap: SPACE.small },
});
