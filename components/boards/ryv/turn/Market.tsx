import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { canDo, movesOf } from '@/components/boards/legal';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { sharedIcons } from '@/components/art/sharedIcons';
import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { surchargeOf } from '@/rules/ryv/text/numbers';
import type { Player } from '@/rules/ryv/types';

import { AskSheet } from '@/components/boards/ryv/talk/AskSheet';
import { CardChoice } from './CardChoice';
import { cardName } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';

/** One AI action: research, license a card, ask for another's, or no more. */
export function Market(props: MineProps) {
  const { view, legal, me, busy, choose } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const { play } = useFeedback();
  const [sheet, setSheet] = useState<'license' | 'ask' | null>(null);
  const { send, problem, setProblem } = useSend(choose, () => play('deal'));
  const { aiActions } = (view.players[me] as Player).sheet;
  const extra = surchargeOf(view, me) ?? 0;
  const can = {
    research: canDo(legal, 'research'),
    license: canDo(legal, 'license'),
    ask: canDo(legal, 'ask'),
  };
  const ink = (isOpen: boolean) => (isOpen ? colors.ink : colors.softInk);
  return (
    <View style={styles.box}>
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      <Text size="small" tone="strong" align="center">
        {[
          g('board.ai-actions-left', { left: aiActions, count: aiActions }),
          ...(extra > 0 ? [g('board.surcharge', { extra })] : []),
        ].join(' · ')}
      </Text>
      <View style={styles.row}>
        <View style={styles.grow}>
          <Button
            label={g('move.research')}
            icon={<Glyph of={sharedIcons.search} size={20} color={ink(can.research)} />}
            disabled={busy || !can.research}
            why={g('why.no-power')}
            onPress={() => send({ type: 'research' })}
          />
        </View>
        <View style={styles.grow}>
          <Button
            label={g('board.license')}
            icon={<Glyph of={icons.licence} size={20} color={ink(can.license)} />}
            disabled={busy || !can.license}
            why={view.hand.length === 0 ? g('board.hand.empty') : g('board.license.none')}
            onPress={() => setSheet('license')}
          />
        </View>
        <View style={styles.grow}>
          <Button
            label={g('board.ask')}
            icon={<Glyph of={icons.aiCard} size={20} color={ink(can.ask)} />}
            disabled={busy || !can.ask}
            why={g('board.ask.none')}
            onPress={() => setSheet('ask')}
          />
        </View>
        <View style={styles.grow}>
          <Button label={g('board.pass.market')} disabled={busy} onPress={() => send({ type: 'pass' })} />
        </View>
      </View>
      {sheet === 'license' && <LicenseSheet {...props} onClose={() => setSheet(null)} />}
      {sheet === 'ask' && <AskSheet {...props} onClose={() => setSheet(null)} />}
    </View>
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
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
