import { Pressable, StyleSheet, View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import { PieceChoice } from '@/components/basics/input/PieceChoice';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { useInks, usePolicyInk } from '@/components/boards/podium/art/inks';
import type { OptionPieceProps } from '@/components/boards/manifest';
import { SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { POLICIES, RULE_NUMBERS, TRACK } from '@/rules/podium/text/numbers';

const NAMED = ['easy', 'medium', 'hard'] as const;
const POLE = { width: 150, height: 176, foot: 168, top: 12 } as const;

/** Difficulty and a Goal of one's own are one thing: how high the flag hangs that all five must reach. */
export function GoalFlag({ options, onChange }: OptionPieceProps) {
  const g = useGameText('podium');
  const chosen = NAMED.find((one) => one === (options['difficulty'] ?? 'easy')) ?? null;
  const goal = chosen === null ? Number(options['goal'] ?? 12) : RULE_NUMBERS[chosen];
  const hang = (wanted: number) => {
    const named = NAMED.find((one) => RULE_NUMBERS[one] === wanted);
    onChange(
      named === undefined
        ? { ...options, difficulty: 'custom', goal: wanted }
        : { ...options, difficulty: named },
    );
  };
  return (
    <View style={styles.box}>
      <View style={styles.row}>
        <Pole goal={goal} />
        <View style={styles.side}>
          <PieceChoice
            label={g('option.difficulty')}
            value={chosen}
            pieces={NAMED.map((one) => ({ value: one, label: g(`option.difficulty.${one}`) }))}
            onChange={(named) => onChange({ ...options, difficulty: named })}
          />
        </View>
      </View>
      <View style={styles.steps}>
        <Step icon="minus" label={g('option.goal.lower')} isOpen={goal > 1} onPress={() => hang(goal - 1)} />
        <View style={styles.words} aria-live="polite">
          <Text size="large" tone="strong" align="center" testID="goal-flag">
            {g('goal.number', { goal })}
          </Text>
          <Text size="small" tone="soft" align="center">
            {g('option.goal.all')}
          </Text>
        </View>
        <Step
          icon="plus"
          label={g('option.goal.higher')}
          isOpen={goal < TRACK.top}
          onPress={() => hang(goal + 1)}
        />
      </View>
    </View>
  );
}

/** The pole with its flag, and the five columns that must grow up to it. */
function Pole({ goal }: { readonly goal: number }) {
  const inks = useInks();
  const inkOf = usePolicyInk();
  const { colors } = useTheme();
  const y = POLE.foot - (goal * (POLE.foot - POLE.top)) / TRACK.top;
  return (
    <Svg width={POLE.width} height={POLE.height} aria-hidden>
      {POLICIES.map((policy, at) => (
        <Rect
          key={policy}
          x={4 + at * 19}
          y={POLE.foot - 30}
          width={16}
          height={30}
          fill={inkOf(policy).color}
          stroke={colors.ink}
          strokeWidth={2}
        />
      ))}
      <Path d={`M0 ${y}H104`} stroke={colors.ink} strokeWidth={2.5} strokeDasharray="7 5" />
      <Path d={`M108 ${POLE.top - 8}V${POLE.foot}`} stroke={colors.ink} strokeWidth={6} />
      <Path
        d={`M108 ${y}L146 ${y}L136 ${y - 12}L146 ${y - 24}L108 ${y - 24}Z`}
        fill={inks.accent}
        stroke={colors.ink}
        strokeWidth={2.5}
        strokeLinejoin="round"
      />
    </Svg>
  );
}

type StepProps = {
  readonly icon: 'minus' | 'plus';
  readonly label: string;
  readonly isOpen: boolean;
  readonly onPress: () => void;
};

function Step({ icon, label, isOpen, onPress }: StepProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      aria-disabled={!isOpen}
      disabled={!isOpen}
      onPress={onPress}
      style={({ pressed }) => [
        styles.step,
        { backgroundColor: isOpen ? colors.main : colors.line, opacity: pressed ? 0.7 : 1 },
      ]}
    >
      <Icon name={icon} size={26} color={colors.onMain} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  side: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
  steps: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flexGrow: 1, flexShrink: 1 },
  step: {
    width: TOUCH + SPACE.small,
    height: TOUCH + SPACE.small,
    borderRadius: TOUCH,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
