import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { useFeedback } from '@/components/feedback/useFeedback';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { actionLines } from '@/rules/ryv/text/describe';
import { actionOf } from '@/rules/ryv/text/numbers';
import type { ActionView, Player } from '@/rules/ryv/types';

import { ActionRow, barWords } from './ActionRow';
import { aimOf } from '@/components/boards/ryv/aim';
import { GoalPills } from './Goals';
import { ACTOR_ART, ARENA_ART, useInks } from '@/components/boards/ryv/art/inks';
import { MeSheet } from './MeSheet';
import { actionName, oddsWords, roleName, sayLine } from '@/components/boards/ryv/text/say';
import type { MineProps } from '@/components/boards/ryv/selection';
import { Status } from './Status';

/** My mat in the Action phase: what I have, how far I am, and my five actions. */
export function Mat(props: MineProps) {
  const { view, select } = props;
  const { action: chosen } = aimOf(props);
  const { play } = useFeedback();
  if (chosen !== null) return <Chosen action={chosen} />;
  return (
    <View style={styles.mat} testID="mat">
      <Me {...props} />
      {view.actions.map((action) => (
        <ActionRow
          key={action.id}
          of={action}
          onPress={() => {
            play('tick');
            select({ action: action.id, spot: null });
          }}
        />
      ))}
    </View>
  );
}

/** Who I am and what I have, in two lines. A touch tells all. */
export function Me(props: MineProps) {
  const { view, me } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  const [isOpen, setOpen] = useState(false);
  const player = view.players[me] as Player;
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={`${g('board.me')}. ${roleName(g, player)}`}
        onPress={() => setOpen(true)}
        testID="me"
        style={({ pressed }) => [
          styles.me,
          { borderColor: inks.ink, backgroundColor: colors.sheet, opacity: pressed ? 0.7 : 1 },
        ]}
      >
        <Glyph of={ACTOR_ART[player.actor]} size={30 * scale} color={inks.accent} />
        <View style={[styles.words, styles.facts]}>
          <Text size="small" tone="strong">
            {roleName(g, player)}
          </Text>
          <GoalPills goals={view.seats[me]?.goals ?? []} />
          <Status player={player} points={false} />
        </View>
      </Pressable>
      {isOpen && <MeSheet {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** The action I touched, in full: everything it needs and does, and its chance. */
function Chosen({ action: { id, bar, dice } }: { action: ActionView }) {
  const g = useGameText('ryv');
  const { lies } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  const row = actionOf(id);
  return (
    <View
      style={[styles.chosen, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}
      testID="chosen-action"
    >
      <View style={styles.line}>
        <Glyph of={ARENA_ART[row.arena]} size={28 * scale} color={inks.accent} />
        <Text size="large" heading color={inks.ink}>
          {actionName(g, id)}
        </Text>
      </View>
      <Text color={inks.ink}>
        {actionLines(row)
          .map((line) => sayLine(g, line))
          .join(' ')}
      </Text>
      {bar === null ? (
        <Text tone="strong" color={inks.ink}>
          {oddsWords(g, dice)}
        </Text>
      ) : (
        <Notice tone="bad" text={barWords(g, bar)} />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  mat: { gap: SPACE.tiny },
  me: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    paddingHorizontal: SPACE.small,
    paddingVertical: 2,
  },
  words: { flex: 1 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small, rowGap: 1 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  chosen: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small, gap: SPACE.tiny },
});
