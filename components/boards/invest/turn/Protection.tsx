import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { HAZARD_ART } from '@/components/boards/invest/art/inks';
import { invest as icons } from '@/components/boards/invest/art/icons';
import { disasterTitle } from '@/components/boards/invest/text/cardWords';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { HAZARDS, ROUNDS } from '@/rules/invest/text/numbers';
import type { Hazard, SeatView, View as GameView } from '@/rules/invest/types';

export type ProtectionProps = { readonly view: GameView; readonly names: readonly string[] };

/** The Action Sheet as everyone sees it: who is safe from what this round, and what is left in the reserves. */
export function Protection({ view, names }: ProtectionProps) {
  const g = useGameText('invest');
  const { colors, lies } = useTheme();
  const { heads, tails } = ROUNDS[view.round - 1] ?? ROUNDS[0];
  return (
    <View
      testID="protection"
      style={[styles.table, lies, { backgroundColor: colors.sheet, borderColor: colors.line }]}
    >
      <Text tone="strong">{g('board.protection')}</Text>
      <View style={styles.row}>
        <View style={styles.seat} />
        {HAZARDS.map((hazard) => (
          <View
            key={hazard}
            accessible
            role="img"
            aria-label={disasterTitle(g, view.names, hazard)}
            style={styles.cell}
          >
            <Glyph of={HAZARD_ART[hazard]} size={22} color={colors.ink} />
          </View>
        ))}
      </View>
      {view.seats.map((of, seat) => (
        <View key={seat} style={[styles.row, styles.line, { borderTopColor: colors.line }]}>
          <Seat seat={seat} name={names[seat] ?? ''} reserve={of.reserve} />
          {HAZARDS.map((hazard) => (
            <Cell key={hazard} of={of} hazard={hazard} name={names[seat] ?? ''} levels={{ heads, tails }} />
          ))}
        </View>
      ))}
      <Text size="small" tone="soft">
        {g('board.protection.help', { heads, tails })}
      </Text>
    </View>
  );
}

function Seat({ seat, name, reserve }: { seat: number; name: string; reserve: number }) {
  const g = useGameText('invest');
  const { colors } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={g('board.protection.seat', { name, count: reserve })}
      style={styles.seat}
    >
      <SeatMark seat={seat} size={20} />
      <Glyph of={icons.budget} size={14} color={colors.softInk} />
      <Text size="small" tone="soft">
        {reserve}
      </Text>
    </View>
  );
}

type CellProps = {
  readonly of: SeatView;
  readonly hazard: Hazard;
  readonly name: string;
  readonly levels: { readonly heads: number; readonly tails: number };
};

/** Shields of cards stay; `+` counts the tokens of this round. */
function Cell({ of, hazard, name, levels }: CellProps) {
  const g = useGameText('invest');
  const { colors } = useTheme();
  const [cards, sheet] = [of.cardShields[hazard], of.sheet[hazard]];
  const how = cards + sheet >= levels.tails ? 'safe' : cards + sheet >= levels.heads ? 'half' : 'open';
  const counts = { name, hazard: g(`hazard.${hazard}`), cards, sheet };
  return (
    <View
      accessible
      role="img"
      aria-label={`${g('board.protection.cell', counts)}. ${g(`board.protection.${how}`)}`}
      testID={`protection-${how}`}
      style={[
        styles.cell,
        styles.count,
        { borderColor: how === 'open' ? colors.danger : how === 'safe' ? colors.good : colors.line },
        how === 'open' && styles.dashed,
      ]}
    >
      <Text size="small" tone="strong">
        {sheet === 0 ? String(cards) : `${cards}+${sheet}`}
      </Text>
      {how === 'safe' && <Icon name="check" size={14} />}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { gap: SPACE.tiny, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  line: { borderTopWidth: 1, paddingTop: 3 },
  seat: { width: 62, flexDirection: 'row', alignItems: 'center', gap: 3 },
  cell: { flex: 1, minHeight: 28, flexDirection: 'row', alignItems: 'center', justifyContent: 'center' },
  count: { borderWidth: 2, borderRadius: RADIUS.small },
  dashed: { borderStyle: 'dashed' },
});
