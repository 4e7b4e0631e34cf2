import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { MultipleChoice } from '@/components/basics/input/MultipleChoice';
import { BallotButton } from '@/components/furniture/secrets/BallotButton';
import { BallotSheet } from '@/components/furniture/secrets/BallotSheet';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { ACTIONS, COST, costOf, lettersOf, RULE_NUMBERS } from '@/rules/chile/text/numbers';
import type { ActionId } from '@/rules/chile/types';

import { FundRow } from './FundRow';
import { hasPlace } from './hints';
import { lockFor } from '@/components/boards/chile/turn/moves';
import { ACTION_ART } from '@/components/boards/chile/art/prints';
import type { MineProps } from '@/components/boards/chile/selection';

/** The actions of my Day, in secret: what each costs, what is left, and what would find no place now. */
export function PlanBallot({ view, legal, me, busy, choose, selection: { plan }, select }: MineProps) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const [isOpen, setOpen] = useState(false);
  const { funds } = view.seats[me as 0 | 1];
  const lock = lockFor(legal, lettersOf(ACTIONS, plan));
  const cost = costOf(plan);
  const canAdd = (action: ActionId) =>
    plan.includes(action) || lockFor(legal, lettersOf(ACTIONS, [...plan, action])) !== undefined;
  const price = (action: ActionId) => {
    if (!canAdd(action)) return g('hint.cost', { cost: COST[action] });
    return hasPlace(view, me, action)
      ? g('table.cost', { cost: COST[action] })
      : g('hint.cost.and', { cost: COST[action], hint: g(`hint.${action}`) });
  };
  const hint = (action: ActionId) =>
    g('hint.does', { what: g(`action.${action}.text`, RULE_NUMBERS), price: price(action) });
  return (
    <>
      <BallotButton label={g('ask.plan.open')} busy={busy} onPress={() => setOpen(true)} />
      {isOpen && (
        <BallotSheet
          title={g('ask.plan')}
          sure={g('table.plan')}
          chosen={lock}
          missing={g('why.not-now')}
          lockLabel={g('move.lock.plan')}
          busy={busy}
          choose={choose}
          onClose={() => setOpen(false)}
          choosing={
            <>
              <FundRow funds={funds} spent={cost} />
              <MultipleChoice
                label={g('tip.plan')}
                chosen={plan}
                onChange={(actions) => select({ plan: actions })}
                options={ACTIONS.map(({ id }) => ({
                  value: id,
                  label: g(`action.${id}`),
                  hint: hint(id),
                  disabled: !canAdd(id),
                  picture: <Glyph of={ACTION_ART[id]} size={26 * scale} color={colors.ink} />,
                }))}
              />
            </>
          }
          summary={
            <View style={styles.plan} testID="ballot-summary">
              {plan.length === 0 && <Text size="large">{g('table.plan.empty')}</Text>}
              {plan.map((action) => (
                <View key={action} style={[styles.action, { borderColor: colors.ink }]}>
                  <Glyph of={ACTION_ART[action]} size={30 * scale} color={colors.ink} />
                  <View style={styles.words}>
                    <Text tone="strong">{g(`action.${action}`)}</Text>
                    <Text size="small" tone="soft">
                      {g(`action.${action}.text`, RULE_NUMBERS)}
                    </Text>
                  </View>
                </View>
              ))}
              <FundRow funds={funds} spent={cost} />
            </View>
          }
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  plan: { gap: SPACE.small },
  action: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
