import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import type { IconArt } from '@/components/art/iconTypes';
import { Button } from '@/components/basics/input/Button';
import { Choice } from '@/components/basics/input/Choice';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import { useSend } from '@/components/boards/useSend';
import { useFeedback } from '@/components/feedback/useFeedback';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Move, SeatView } from '@/rules/invest/types';

import { OpenDecks } from './OpenDecks';
import { hazardsIn, moveLabel, sectorsIn } from '@/components/boards/invest/text/moveWords';
import type { InvestProps } from '@/components/boards/invest/selection';
import { Shields } from './Shields';

export type ActionSheetProps = InvestProps & { readonly mine: SeatView; readonly onClose: () => void };

type OnSheet = Move & { readonly type: 'shield' | 'draw' | 'foresee' };

/** What a token can do besides building: a shield, a card, a look ahead. For one round. */
export function ActionSheet({ view, legal, names, busy, choose, mine, onClose }: ActionSheetProps) {
  const g = useGameText('invest');
  const { play } = useFeedback();
  const [move, setMove] = useState<OnSheet | null>(null);
  const { send, problem } = useSend(choose, () => {
    play('lock');
    onClose();
  });
  const foresee = legal.find((one) => one.type === 'foresee');
  const isFirst = !canDo(legal, 'shield');
  return (
    <Sheet
      open
      onClose={onClose}
      title={g('board.sheet')}
      footer={
        move === null ? undefined : (
          <Button
            kind="main"
            label={moveLabel(g, names, move)}
            disabled={busy}
            onPress={() => send(move)}
            testID="confirm-sheet"
          />
        )
      }
    >
      {isFirst ? <Notice text={g('why.first-project')} /> : <Text tone="soft">{g('board.sheet.round')}</Text>}
      {problem !== null && <Notice tone="bad" text={problem} />}
      <Part art={icons.shield} title={g('symbol.shields')} help={g('move.shield.help')}>
        <Shields
          names={view.names}
          of={mine}
          can={hazardsIn(legal)}
          chosen={move?.type === 'shield' ? move.hazard : null}
          onShield={(hazard) => setMove({ type: 'shield', hazard })}
        />
      </Part>
      <Part art={icons.draw} title={g('board.draw')} help={g('board.draw.help')}>
        <OpenDecks
          decks={view.decks}
          district={mine.district}
          can={sectorsIn(legal)}
          chosen={move?.type === 'draw' ? move.sector : null}
          onDeck={(sector) => setMove({ type: 'draw', sector })}
        />
      </Part>
      <Part art={icons.foresight} title={g('board.foresight')} help={g('move.foresee.help')}>
        <Choice
          label={g('board.disaster.deck', { count: view.disasterDeck })}
          value={move?.type === 'foresee' ? 'foresee' : null}
          options={[{ value: 'foresee', label: g('move.foresee') }]}
          disabled={foresee === undefined}
          onChange={() => setMove({ type: 'foresee' })}
        />
      </Part>
    </Sheet>
  );
}

type PartProps = {
  readonly art: IconArt;
  readonly title: string;
  readonly help: string;
  readonly children: React.ReactNode;
};

function Part({ art, title, help, children }: PartProps) {
  const { colors, scale } = useTheme();
  return (
    <View style={styles.part}>
      <View style={styles.row}>
        <Glyph of={art} size={24 * Math.min(scale, 1.4)} color={colors.ink} />
        <View style={styles.words}>
          <Text size="large" heading>
            {title}
          </Text>
          <Text size="small" tone="soft">
            {help}
          </Text>
        </View>
      </View>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
