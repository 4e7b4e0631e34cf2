import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN } from '@/rules/podium/text/numbers';
import type { PlanId, View as GameView } from '@/rules/podium/types';

import { useInks } from '@/components/boards/podium/art/inks';
import { planInQuestion } from '@/components/boards/podium/turn/useInvesting';
import { PlanRow } from './PlanRow';
import { PlanSheet } from './PlanSheet';
import type { PodiumProps } from '@/components/boards/podium/selection';

/** Which Plan would be resolved if Investing ended now: the funded one with the most Funds, nearest to the Podium. */
function mostFunded(board: GameView['board']): PlanId | null {
  const funded = board.filter(({ plan, funds }) => funds >= PLAN[plan].cost);
  const most = Math.max(...funded.map(({ funds }) => funds));
  return funded.find(({ funds }) => funds === most)?.plan ?? null;
}

/** The slots with their Plans. On my turn a touch points at one; at other times it is read. */
export function Plans({ view, legal, me, selection, select }: PodiumProps) {
  const g = useGameText('podium');
  const [read, setRead] = useState<PlanId | null>(null);
  const glowing = legal.flatMap((move) =>
    move.type === 'invest' || move.type === 'gift' ? [move.plan] : [],
  );
  const inQuestion = me === null ? null : planInQuestion({ legal, selection });
  const most = view.phase === 'invest' ? mostFunded(view.board) : null;
  return (
    <View style={styles.box} testID="plans">
      <Text tone="strong">{g('board')}</Text>
      {view.board.length === 0 && view.phase !== 'propose' && <Text tone="soft">{g('board.empty')}</Text>}
      <View style={styles.rows}>
        {view.board.map((placed) => {
          const glows = glowing.includes(placed.plan);
          const isChosen = placed.plan === inQuestion;
          // The one in question is read in full at the next touch.
          const onPress = () => (glows && !isChosen ? select({ plan: placed.plan }) : setRead(placed.plan));
          return (
            <PlanRow
              key={placed.plan}
              placed={placed}
              most={placed.plan === most}
              glows={glows}
              chosen={isChosen}
              onPress={me === null ? null : onPress}
            />
          );
        })}
        {view.phase === 'propose' && <FreeSlot {...view.nextSlot} />}
      </View>
      {read !== null && <PlanSheet plan={read} view={view} onClose={() => setRead(null)} />}
    </View>
  );
}

/** Where the next Plan will lie, and what it costs to lie there. */
function FreeSlot({ slot, extra }: { slot: number; extra: number }) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const inks = useInks();
  const words = [
    slot === 0 ? g('slot.podium') : g('slot', { slot }),
    g('slot.free'),
    ...(extra > 0 ? [g('slot.extra', { extra })] : []),
  ];
  return (
    <View style={[styles.free, { borderColor: colors.line }]} testID="free-slot">
      {slot === 0 && <Glyph of={icons.podium} size={20} color={inks.accent} />}
      <View style={styles.words}>
        <Text tone="soft">{words.join(' · ')}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny, flexGrow: 1, flexShrink: 1, flexBasis: 320 },
  rows: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  free: {
    flexGrow: 1,
    flexBasis: 300,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: 44,
    borderWidth: 2,
    borderStyle: 'dashed',
    borderRadius: RADIUS.middle,
    paddingHorizontal: SPACE.middle,
  },
  words: { flex: 1 },
});
