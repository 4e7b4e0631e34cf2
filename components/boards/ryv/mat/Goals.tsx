import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { Track } from '@/components/furniture/cards/Track';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { goalOf } from '@/rules/ryv/text/numbers';
import type { GoalView } from '@/rules/ryv/types';

import { useInks } from '@/components/boards/ryv/art/inks';
import { goalText } from '@/components/boards/ryv/text/say';

/** How far I am with each goal, small enough to stand above my actions. */
export function GoalPills({ goals }: { goals: readonly GoalView[] }) {
  const { colors } = useTheme();
  const g = useGameText('ryv');
  const scale = usePrintScale();
  return (
    <View style={styles.pills}>
      {goals.map((goal) => (
        <View
          key={goal.id}
          style={[
            styles.pill,
            { borderColor: goal.reached ? colors.good : colors.line, backgroundColor: colors.sheet },
          ]}
        >
          <Glyph of={icons.goal} size={13 * scale} color={goal.reached ? colors.good : colors.softInk} />
          {goal.reached ? (
            <Icon name="tick" size={14} color={colors.good} />
          ) : (
            <Text size="tiny">{g('board.goal.short', { have: goal.have, need: goalOf(goal.id).need })}</Text>
          )}
        </View>
      ))}
    </View>
  );
}

/** My goals in words, with how far I am. */
export function Goals({ goals }: { goals: readonly GoalView[] }) {
  const g = useGameText('ryv');
  const inks = useInks();
  return (
    <View style={styles.goals}>
      {goals.map((goal) => {
        const { need, points } = goalOf(goal.id);
        return (
          <View key={goal.id} testID={`goal-${goal.id}`}>
            <Track
              label={`${goalText(g, goal.id)} ${g('board.points', { count: points })}`}
              steps={need}
              value={goal.reached ? need : Math.min(goal.have, need)}
              color={inks.accent2}
            />
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  pills: { flexDirection: 'row', flexWrap: 'wrap', flexShrink: 1, gap: SPACE.tiny },
  pill: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    borderWidth: 1.5,
    borderRadius: RADIUS.round,
    paddingHorizontal: SPACE.tiny,
  },
  goals: { gap: SPACE.middle },
});
