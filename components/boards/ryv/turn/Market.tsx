import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { sharedIcons } from '@/components/art/sharedIcons';
import { Button } from '@/components/basics/input/Button';
import { AiHand } from '@/components/boards/ryv/mat/AiHand';
import { Primary } from '@/components/furniture/thumb/Primary';
import { Second } from '@/components/furniture/thumb/Second';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { surchargeOf } from '@/rules/ryv/text/numbers';

import { AskSheet } from '@/components/boards/ryv/talk/AskSheet';
import { CardChoice } from './CardChoice';
import { cardName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

/** So wide at 100 % that no word on a button is broken. */
const WAY = 140;

/** One AI action: research, license a card, ask for another's, or no more. */
export function Market(props: MineProps) {
  const { view, legal, me, busy, choose } = props;
  const g = useGameText('ryv');
  const { colors, scale } = useTheme();
  const { play } = useFeedback();
  const [sheet, setSheet] = useState<'license' | 'ask' | null>(null);
  const { send, problem, setProblem } = useSend(choose, () => play('deal'));
  const extra = surchargeOf(view, me) ?? 0;
  const can = {
    research: canDo(legal, 'research'),
    license: canDo(legal, 'license'),
    ask: canDo(legal, 'ask'),
  };
  const why = view.hand.length === 0 ? g('board.hand.empty') : can.license ? null : g('board.license.none');
  const pass = () => send({ type: 'pass' });
  const grow = [styles.grow, { flexBasis: WAY * scale }];
  const others = (can.license && can.research) || can.ask;
  return (
    <>
      <AiHand
        cards={view.hand}
        alert={problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
        rise={
          <View style={styles.box}>
            {extra > 0 && (
              <Text size="small" tone="strong" align="center">
                {g('board.surcharge', { extra })}
              </Text>
            )}
            {others && (
              <View style={styles.row}>
                {can.license && can.research && (
                  <View style={grow}>
                    <Button
                      label={g('move.research')}
                      icon={<Glyph of={sharedIcons.search} size={20} color={colors.ink} />}
                      disabled={busy}
                      onPress={() => send({ type: 'research' })}
                    />
                  </View>
                )}
                {can.ask && (
                  <View style={grow}>
                    <Button
                      label={g('board.ask')}
                      icon={<Glyph of={icons.aiCard} size={20} color={colors.ink} />}
                      disabled={busy}
                      onPress={() => setSheet('ask')}
                    />
                  </View>
                )}
              </View>
            )}
            {why !== null && (
              <Text size="small" tone="soft" align="center">
                {why}
              </Text>
            )}
          </View>
        }
        second={
          (can.license || can.research) && (
            <Second label={g('board.pass.market')} busy={busy} onPress={pass} />
          )
        }
      >
        {can.license ? (
          <Primary label={g('board.license')} busy={busy} onPress={() => setSheet('license')} />
        ) : can.research ? (
          <Primary label={g('move.research')} busy={busy} onPress={() => send({ type: 'research' })} />
        ) : (
          <Primary label={g('board.pass.market')} busy={busy} onPress={pass} />
        )}
      </AiHand>
      {sheet === 'license' && <LicenseSheet {...props} onClose={() => setSheet(null)} />}
      {sheet === 'ask' && <AskSheet {...props} onClose={() => setSheet(null)} />}
    </>
  );
}

/** Which card of my hand. Opened on purpose, so my cards lie open in it. */
export function LicenseSheet({ legal, busy, choose, onClose }: MineProps & { onClose: () => void }) {
  const g = useGameText('ryv');
  return (
    <CardChoice
      title={g('board.license.title')}
      cards={movesOf(legal, 'license').map(({ card }) => card)}
      labelFor={(card) => g('move.license', { card: cardName(g, card) })}
      missing={g('board.keep.missing')}
      busy={busy}
      onChoose={(card) => choose({ type: 'license', card })}
      onClose={onClose}
    />
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1 },
});
