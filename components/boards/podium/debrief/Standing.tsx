import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN, SDGS } from '@/rules/podium/text/numbers';
import type { Kind, PlanId, View as GameView, Waiting } from '@/rules/podium/types';

import { KIND_ART, useInks } from '@/components/boards/podium/art/inks';
import { PlanPicture } from '@/components/boards/podium/plans/PlanPicture';
import { effectText, type G, planName } from '@/components/boards/podium/text/say';
import { reached, Ring, Wheel } from './Wheel';

const kindOf = (plan: PlanId): Kind | null =>
  PLAN[plan].effects.flatMap((effect) => (effect.type === 'protect' ? [effect.against] : []))[0] ?? null;

/** So wide at 100 % that no word on a tile is broken. */
const LEAST = 100;

export type StandingProps = { readonly view: GameView; readonly touchable: boolean };

/** What lies beside the board: protections that stand ready and effects still to come, goals with a Plan, Events to come. */
export function Standing({ view, touchable }: StandingProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const { colors, scale } = useTheme();
  const [open, setOpen] = useState<'shields' | 'wheel' | null>(null);
  const close = () => setOpen(null);
  const count = reached(view.discard);
  const goals = g('wheel.reached', { count, sdgs: SDGS.length });
  return (
    <View style={styles.row}>
      <Tile
        label={g('said', {
          what: g('shields'),
          value: [
            view.shields.map((plan) => planName(g, plan)).join(', ') || g('shields.none'),
            ...view.waiting.map((each) => waitingText(g, each)),
          ].join(', '),
        })}
        onPress={touchable ? () => setOpen('shields') : null}
        testID="shields"
      >
        <Text size="small" tone="strong">
          {g('shields')}
        </Text>
        <View style={styles.glyphs}>
          {view.shields.length === 0 ? (
            <Glyph of={icons.protection} size={26} color={colors.line} />
          ) : (
            view.shields.map((plan) => <Shield key={plan} plan={plan} />)
          )}
          {view.waiting.map(({ plan, period }) => (
            <View key={plan} style={[styles.shield, styles.goals, { borderColor: colors.line }]}>
              <Glyph of={icons.period} size={20} color={inks.accent} />
              <Text size="tiny">{period}</Text>
            </View>
          ))}
        </View>
      </Tile>
      <Tile
        label={g('said', { what: g('wheel.title'), value: goals })}
        onPress={touchable ? () => setOpen('wheel') : null}
        testID="goals"
      >
        <View style={styles.goals}>
          <Ring discard={view.discard} size={touchable ? 46 : 84} />
          <View style={[styles.words, { minWidth: 50 * scale }]}>
            <Text size="small" tone="strong">
              {goals}
            </Text>
          </View>
        </View>
      </Tile>
      <Tile label={g('event.deck', { count: view.events })} onPress={null}>
        <View style={styles.goals}>
          <Glyph of={icons.event} size={22} color={inks.accent} />
          <View style={styles.few}>
            <Text size="small">{g('event.deck', { count: view.events })}</Text>
          </View>
        </View>
      </Tile>
      <Sheet open={open === 'shields'} onClose={close} title={g('shields')}>
        <Shields shields={view.shields} />
        <ToCome waiting={view.waiting} />
      </Sheet>
      <Sheet open={open === 'wheel'} onClose={close} title={g('wheel.title')}>
        <Wheel discard={view.discard} />
      </Sheet>
    </View>
  );
}

function Shield({ plan }: { plan: PlanId }) {
  const g = useGameText('podium');
  const inks = useInks();
  const kind = kindOf(plan);
  return kind === null ? null : (
    <View style={[styles.shield, { borderColor: inks.accent }]}>
      <Glyph of={KIND_ART[kind]} size={20} color={inks.accent} label={g(`protection.${kind}`)} />
    </View>
  );
}

function Shields({ shields }: { shields: readonly PlanId[] }) {
  const g = useGameText('podium');
  if (shields.length === 0) return <Text tone="soft">{g('shields.none')}</Text>;
  return shields.map((plan) => {
    const kind = kindOf(plan);
    return (
      <View key={plan} style={styles.line}>
        <PlanPicture plan={plan} />
        <View style={styles.words}>
          <Text tone="strong">{planName(g, plan)}</Text>
          {kind !== null && <Text>{g(`protection.${kind}`)}</Text>}
        </View>
      </View>
    );
  });
}

const waitingText = (g: G, { plan, period }: Waiting): string =>
  g('waiting.in', {
    plan: planName(g, plan),
    period,
    effect: PLAN[plan].effects
      .flatMap((effect) => (effect.type === 'later' ? [effectText(g, plan, effect.then)] : []))
      .join(' · '),
  });

/** Plans whose effect comes in a later Period. */
function ToCome({ waiting }: { waiting: readonly Waiting[] }) {
  const g = useGameText('podium');
  return waiting.map((each) => (
    <View key={each.plan} style={styles.line}>
      <PlanPicture plan={each.plan} />
      <View style={styles.words}>
        <Text>{waitingText(g, each)}</Text>
      </View>
    </View>
  ));
}

type TileProps = {
  readonly label: string;
  readonly onPress: (() => void) | null;
  readonly testID?: string;
  readonly children: React.ReactNode;
};

function Tile({ label, onPress, testID, children }: TileProps) {
  const { colors, scale } = useTheme();
  return (
    <TouchPicture
      label={label}
      onPress={onPress}
      testID={testID}
      style={[
        styles.tile,
        { flexBasis: LEAST * scale, borderColor: colors.line, backgroundColor: colors.sheet },
      ]}
    >
      {children}
    </TouchPicture>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: 6 },
  tile: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: TOUCH,
    justifyContent: 'center',
    gap: 2,
    borderWidth: 1.5,
    borderRadius: RADIUS.middle,
    padding: 6,
  },
  glyphs: { flexDirection: 'row', flexWrap: 'wrap', gap: 3 },
  shield: { borderWidth: 1.5, borderRadius: RADIUS.small, padding: 2 },
  goals: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 5 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flex: 1 },
  few: { flexShrink: 1 },
});
