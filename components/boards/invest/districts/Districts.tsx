import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { Notice } from '@/components/basics/page/Notice';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { canDo } from '@/components/boards/legal';
import { useFeedback } from '@/components/feedback/useFeedback';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { misfit } from '@/rules/invest/text/cards';
import type { CardId, Cell } from '@/rules/invest/types';

import { District, type Placing } from './District';
import { SeatHead } from './SeatHead';
import { chosenStart, heldCard, type InvestProps, startsOf } from '@/components/boards/invest/selection';

export type DistrictsProps = InvestProps & {
  readonly onCard: (card: CardId) => void;
  /** Room for all districts beside each other. */
  readonly wide: boolean;
};

/** Of somebody else's district beside mine, at 100 %. */
const PART = 250;

/** Cards that take a token from me now, or that I may give up. */
const touchedBy = (legal: InvestProps['legal']): readonly CardId[] =>
  legal.flatMap((one) =>
    one.type === 'add' || one.type === 'support' || one.type === 'lose' ? [one.card] : [],
  );

/** On a phone one district, mine first, the others one touch away; on a larger screen all of them. */
export function Districts(props: DistrictsProps) {
  const { view, legal, me, names, wide, onCard } = props;
  const g = useGameText('invest');
  const { colors, lies, scale } = useTheme();
  const [looked, setLooked] = useState<number | null>(null);
  const placing = usePlacing(props);
  const { problem } = props.selection;
  const glowing = touchedBy(legal);
  // While my own district waits for my finger, it has the small screen to itself.
  const isBusy = placing !== undefined || canDo(legal, 'lose');
  const shown = isBusy ? (me ?? 0) : (looked ?? me ?? 0);
  const order = [...view.seats.keys()].sort((one, other) => Number(other === me) - Number(one === me));
  const panel = (seat: number) => {
    const of = view.seats[seat];
    if (of === undefined) return null;
    const isMine = seat === me;
    return (
      <View
        key={seat}
        testID={`district-${seat}`}
        style={[
          styles.panel,
          wide && (isMine ? styles.whole : [styles.part, { flexBasis: PART * scale }]),
          lies,
          { backgroundColor: colors.sheet, borderColor: view.turn === seat ? colors.ink : colors.line },
        ]}
      >
        {(wide || !isBusy) && <SeatHead seat={seat} name={names[seat] ?? ''} of={of} />}
        {isMine && placing !== undefined && problem !== null && <Notice tone="bad" text={problem} />}
        <District
          district={of.district}
          label={isMine ? g('board.my-district') : g('board.district', { name: names[seat] ?? '' })}
          glowing={glowing}
          onCard={me === null ? undefined : ({ card }) => onCard(card)}
          placing={isMine ? placing : undefined}
          share={me === null ? 0.2 : wide && !isMine ? 0.3 : 0.46}
        />
      </View>
    );
  };
  if (wide) return <View style={styles.panels}>{order.map(panel)}</View>;
  return (
    <View style={styles.one}>
      {!isBusy && <Tabs {...props} shown={shown} glowing={glowing} onShow={setLooked} />}
      {panel(shown)}
    </View>
  );
}

/** While I hold a card: where it can go, and why not elsewhere. */
function usePlacing(props: InvestProps): Placing | undefined {
  const { view, legal, me, selection, select } = props;
  const g = useGameText('invest');
  const { play } = useFeedback();
  const card = heldCard(props);
  if (card === null) return undefined;
  const starts = startsOf(legal, card);
  const onCell = (cell: Cell) => {
    const start = starts.find(({ x, y }) => x === cell.x && y === cell.y);
    if (start !== undefined) return select({ move: start, droppedAt: null, problem: null });
    const why = misfit(view.seats[me ?? -1]?.district ?? [], card, cell);
    select({ droppedAt: null, problem: why === null ? null : g(why) });
    play('refuse');
  };
  return {
    card,
    cells: starts,
    chosen: chosenStart(props, card),
    droppedAt: selection.droppedAt,
    onCell,
  };
}

type TabsProps = InvestProps & {
  readonly shown: number;
  readonly glowing: readonly CardId[];
  readonly onShow: (seat: number) => void;
};

function Tabs({ view, names, me, shown, glowing, onShow }: TabsProps) {
  const g = useGameText('invest');
  const { colors } = useTheme();
  return (
    <View role="tablist" aria-label={g('board.all-districts')} style={styles.tabs}>
      {view.seats.map(({ district, score }, seat) => {
        const waits = seat !== me && district.some(({ card }) => glowing.includes(card));
        const about = [
          g('board.tab', { name: names[seat] ?? '', cards: district.length, points: score.total }),
          waits && g('board.tab.group'),
        ].filter((part) => part !== false);
        const isShown = seat === shown;
        return (
          <Pressable
            key={seat}
            accessibilityRole="tab"
            accessibilityLabel={about.join(', ')}
            aria-selected={isShown}
            testID={`tab-${seat}`}
            onPress={() => onShow(seat)}
            style={({ pressed }) => [
              styles.tab,
              {
                backgroundColor: isShown ? colors.sheet : 'transparent',
                borderColor: waits ? colors.glow : isShown ? colors.ink : colors.line,
                opacity: pressed ? 0.7 : 1,
              },
            ]}
          >
            <SeatMark seat={seat} size={20} />
            <Text size="small" tone={isShown ? 'strong' : 'soft'}>
              {district.length}
            </Text>
            {waits && <Glyph of={icons.groupProject} size={16} color={colors.glow} />}
          </Pressable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  one: { gap: SPACE.tiny },
  tabs: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  tab: {
    flexGrow: 1,
    flexBasis: 48,
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
    borderWidth: 2,
    borderRadius: RADIUS.small,
  },
  panels: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  panel: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  whole: { flexBasis: '100%' },
  part: { flexGrow: 1, flexShrink: 1 },
});
