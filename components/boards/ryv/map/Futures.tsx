import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { TouchPicture } from '@/components/basics/input/TouchPicture';
import { ryv as icons } from '@/components/boards/ryv/art/icons';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, SPACE, TOUCH, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { OutcomeId } from '@/rules/ryv/kinds';
import { outcomesOf, RULE_NUMBERS } from '@/rules/ryv/text/numbers';

import type { PlacesProps } from './places';
import { useInks } from '@/components/boards/ryv/art/inks';
import { listOf, outcomeName } from '@/components/boards/ryv/text/say';

/** So wide at 100 % that no word of a future is broken. */
const FUTURE = 106;

/** The futures that may come, with the tokens on them, and what waits in the bag. */
export function Futures(props: PlacesProps) {
  const { view } = props;
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const scale = usePrintScale();
  const inBag = view.bag.reduce((sum, many) => sum + many, 0);
  return (
    <View style={styles.box} testID="futures">
      <View style={styles.head}>
        <Glyph of={icons.future} size={20 * scale} color={colors.ink} />
        <View style={styles.words}>
          <Text tone="strong">{g('board.futures')}</Text>
        </View>
        <Glyph of={icons.bag} size={20 * scale} color={colors.ink} />
        <Text size="small">{g('board.bag', { count: inBag })}</Text>
      </View>
      <View style={styles.all}>
        {outcomesOf(view).map((id) => (
          <Future key={id} {...props} id={id} />
        ))}
      </View>
    </View>
  );
}

function Future({ id, ...props }: PlacesProps & { id: OutcomeId }) {
  const { view, names, targets, chosen, onSpot } = props;
  const g = useGameText('ryv');
  const { colors, scale: words } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  const { tokens } = view.outcomes[id];
  const isTarget = targets?.includes(id) ?? false;
  const name = outcomeName(g, view.setting, id);
  const full = RULE_NUMBERS.outcomeFull;
  return (
    <TouchPicture
      label={g('board.future.label', {
        future: name,
        tokens: tokens.length,
        full,
        owners: listOf(
          g,
          tokens.map((seat) => names[seat] ?? ''),
        ),
      })}
      chosen={isTarget ? chosen === id : undefined}
      onPress={onSpot && (() => onSpot(id))}
      testID={`outcome-${id}`}
      style={[
        styles.future,
        {
          flexBasis: FUTURE * words,
          borderColor: isTarget ? colors.glow : inks.ink,
          borderWidth: chosen === id ? 4 : 2,
          backgroundColor: isTarget ? colors.glowGround : inks.ground,
        },
        targets !== null && !isTarget && styles.faint,
      ]}
    >
      <Text size="small" tone="strong">
        {name}
      </Text>
      <View style={styles.tokens}>
        {Array.from({ length: Math.max(full, tokens.length) }, (_, at) => {
          const seat = tokens[at];
          return seat === undefined ? (
            <View key={at} style={[styles.free, { borderColor: colors.softInk }]} />
          ) : (
            <Appear key={at}>
              <SeatMark seat={seat} size={16 * scale} />
            </Appear>
          );
        })}
      </View>
    </TouchPicture>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.tiny },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.tiny },
  words: { flexGrow: 1, flexShrink: 1 },
  all: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  future: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: TOUCH,
    justifyContent: 'space-between',
    gap: SPACE.tiny,
    borderRadius: RADIUS.middle,
    padding: SPACE.tiny,
  },
  tokens: { flexDirection: 'row', flexWrap: 'wrap', gap: 2, alignItems: 'center' },
  free: { width: 14, height: 14, borderWidth: 1.5, borderStyle: 'dotted', borderRadius: 7, margin: 1 },
  faint: { opacity: 0.66 },
});
