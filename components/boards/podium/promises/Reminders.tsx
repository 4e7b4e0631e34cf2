import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { policyOf } from '@/rules/podium/text/numbers';
import type { Pledge, PlanId, View as GameView } from '@/rules/podium/types';

import { useInks } from '@/components/boards/podium/art/inks';
import { conditionText, planName, policyName } from '@/components/boards/podium/text/say';
import { holds, isDueNow, putBy } from '@/components/boards/podium/turn/seats';

/** What I promised, and what was promised to me, at the moment when it is due. */
export function Reminders({ view, me }: { view: GameView; me: number }) {
  const due = view.pledges.filter(
    (pledge) => isDueNow(view, pledge) && (holds(view, me, pledge.by) || holds(view, me, pledge.to)),
  );
  return due.map((pledge) => (
    <Reminder key={pledge.id} view={view} pledge={pledge} isMine={holds(view, me, pledge.by)} />
  ));
}

const given = (view: GameView, { by, to, form, plan }: Pledge): number =>
  form === 'pay'
    ? (view.collecting?.paid.find((each) => each.policy === by)?.funds ?? 0)
    : putBy(view, by, (each: PlanId) => (form === 'now' ? each === plan : policyOf(each) === to));

type ReminderProps = { readonly view: GameView; readonly pledge: Pledge; readonly isMine: boolean };

function Reminder({ view, pledge, isMine }: ReminderProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const { colors } = useTheme();
  const { by, to, plan, amount } = pledge;
  const names = { by: policyName(g, by), to: policyName(g, to), count: amount };
  const so = given(view, pledge);
  const isUnneeded = so < amount && view.unneeded.includes(pledge.id);
  const isKept = so >= amount;
  const isDone = isKept || isUnneeded;
  const condition = conditionText(g, pledge);
  return (
    <View
      role="status"
      aria-live="polite"
      testID={`due-${pledge.id}`}
      style={[
        styles.box,
        { borderColor: isDone ? colors.good : colors.glow, backgroundColor: colors.glowGround },
      ]}
    >
      <Glyph of={icons.promise} size={24} color={inks.accent} />
      <View style={styles.words}>
        <Text size="small" tone="strong">
          {isKept
            ? g(isMine ? 'promise.done.by' : 'promise.done.to', names)
            : g(isMine ? 'promise.due.by' : 'promise.due.to', names)}
        </Text>
        {condition !== null && <Text size="small">{condition}</Text>}
        <Text size="small">
          {[
            ...(plan === null ? [] : [planName(g, plan)]),
            isUnneeded ? g('promise.unneeded') : g('promise.given', { given: so, amount }),
          ].join(' · ')}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
  },
  words: { flex: 1 },
});
