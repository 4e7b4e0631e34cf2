import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { sharedIcons } from '@/components/art/sharedIcons';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { GameTexts } from '@/rules/shelf';
import { effectLine } from '@/rules/ryv/text/describe';
import { actionOf } from '@/rules/ryv/text/numbers';
import type { ActionView } from '@/rules/ryv/types';

import { ARENA_ART, useInks } from '@/components/boards/ryv/art/inks';
import {
  actionName,
  chanceWords,
  diceWords,
  type G,
  oddsWords,
  sayLine,
} from '@/components/boards/ryv/text/say';

const effectWords = (g: G, id: string): string =>
  actionOf(id)
    .then.map((effect) => sayLine(g, effectLine(effect)))
    .join(' ');

/** Says why an action cannot be taken now. */
export const barWords = (g: G, bar: string): string => g(bar as keyof GameTexts['ryv']);

const costWords = (g: G, cost: number): string => (cost === 0 ? g('board.free') : g('board.cost', { cost }));

/** One of my five actions: what it does, how likely it is, what it costs; or why it cannot be taken now. */
export function ActionRow({ of, onPress }: { of: ActionView; onPress: () => void }) {
  const { id, cost, dice, bar } = of;
  const g = useGameText('ryv');
  const { colors, lies, isLarge } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  const isOpen = bar === null;
  const action = actionName(g, id);
  const label = isOpen
    ? g('board.action.label', {
        action,
        effects: effectWords(g, id),
        chance: oddsWords(g, dice),
        cost: costWords(g, cost),
      })
    : g('board.action.barred', { action, why: barWords(g, bar) });
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      testID={`action-${id}`}
      style={({ pressed }) => [
        styles.row,
        isLarge && styles.column,
        isOpen && lies,
        {
          borderColor: isOpen ? colors.glow : colors.line,
          borderStyle: isOpen ? 'solid' : 'dashed',
          backgroundColor: isOpen ? colors.glowGround : 'transparent',
          opacity: pressed ? 0.7 : 1,
        },
      ]}
    >
      <Glyph
        of={ARENA_ART[actionOf(id).arena]}
        size={24 * scale}
        color={isOpen ? inks.accent : colors.softInk}
      />
      <View style={isLarge ? undefined : styles.words}>
        <View style={styles.name}>
          <Text tone={isOpen ? 'strong' : 'soft'}>{action}</Text>
          {cost > 0 && (
            <View style={styles.line}>
              <Glyph of={icons.power} size={13 * scale} color={isOpen ? colors.ink : colors.softInk} />
              <Text size="small" tone={isOpen ? 'plain' : 'soft'}>
                {cost}
              </Text>
            </View>
          )}
        </View>
        <View style={styles.why}>
          {!isOpen && <Icon name="lock" size={14} color={colors.softInk} />}
          <View style={styles.words}>
            <Text size="small" tone={isOpen ? 'plain' : 'soft'}>
              {isOpen ? effectWords(g, id) : barWords(g, bar)}
            </Text>
          </View>
        </View>
      </View>
      <View style={[styles.odds, isLarge && styles.oddsLarge]}>
        {dice !== null && (
          <View style={styles.line}>
            <Glyph of={sharedIcons.dice} size={14 * scale} color={isOpen ? colors.ink : colors.softInk} />
            <Text size="small" tone={isOpen ? 'strong' : 'soft'}>
              {diceWords(g, dice)}
            </Text>
          </View>
        )}
        <Text size="tiny" tone={isOpen ? 'plain' : 'soft'}>
          {dice === null ? g('board.sure') : chanceWords(g, dice)}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    paddingHorizontal: SPACE.small,
    paddingVertical: 1,
  },
  column: { flexDirection: 'column', alignItems: 'flex-start' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  name: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
  why: { flexDirection: 'row', alignItems: 'flex-start', gap: 3 },
  odds: { alignItems: 'flex-end', minWidth: 76 },
  oddsLarge: { alignItems: 'flex-start' },
  line: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
